import { HELP_ANSWERS } from '@bluebird-bay/content/help/help.ts';
import { HELP_SUBJECTS, type HelpAnswer } from '@bluebird-bay/content/help/help-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { useEarlyTyping } from '../../ui/inputs/use-early-typing.ts';
import text from '../../ui/text.module.css';
import { HelpAnswers } from './help-answers.tsx';
import styles from './help-index.module.css';
import { isAnswered } from './is-answered.ts';

/** Words that stand in every question and say nothing. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'can',
  'do',
  'does',
  'for',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'of',
  'the',
  'to',
  'what',
  'when',
  'where',
  'which',
]);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** One word may be the beginning of the other: “refunds” finds “refund”. */
const meets = (typed: string, word: string): boolean =>
  word.startsWith(typed) || (word.length > 3 && typed.startsWith(word));

/**
 * The answers in which every word that says something occurs, those first in whose question or terms they do. Nothing typed
 * finds everything.
 */
export function findAnswers(typed: string, answers: readonly HelpAnswer[]): readonly HelpAnswer[] {
  const all = wordsOf(typed);
  const said = all.filter((word) => !SMALL.has(word));
  const wanted = said.length > 0 ? said : all;
  if (wanted.length === 0) return answers;
  const among = (words: readonly string[]): boolean => wanted.every((part) => words.some((word) => meets(part, word)));
  const first: HelpAnswer[] = [];
  const then: HelpAnswer[] = [];
  for (const answer of answers) {
    const about = [...wordsOf(answer.question), ...answer.terms];
    if (among(about)) first.push(answer);
    else if (among([...about, ...wordsOf(answer.answer)])) then.push(answer);
  }
  return [...first, ...then];
}

const ANSWERS: readonly HelpAnswer[] = HELP_ANSWERS;

/** Opens the answer an address names: a page that comes without a document is not opened by the browser. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const details = named?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView({ block: 'center' });
}

/** Everything people ask, by subject, narrowed by what is typed. */
export function HelpIndex() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyTyping(field, typed, setTyped);
  useEffect(openNamed, []);
  const { closed } = usePageRuntime();
  const known = ANSWERS.filter((answer) => isAnswered(answer, closed));
  const answers = findAnswers(typed, known);
  const isNarrowed = answers.length < known.length;
  return (
    <div className={styles.help}>
      <search aria-label="Help" className={styles.search}>
        <Field
          ref={field}
          label="What is it about?"
          type="search"
          name="about"
          autoComplete="off"
          placeholder="parcel, refund, size …"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className={styles.count}>
          {isNarrowed && answers.length > 0 && (answers.length === 1 ? '1 answer' : `${answers.length} answers`)}
          {answers.length === 0 && (
            <>
              Nothing about that yet. <Link to={paths.contact()}>Ask us</Link>.
            </>
          )}
        </p>
      </search>
      {isNarrowed ? (
        <HelpAnswers answers={answers} anchored />
      ) : (
        HELP_SUBJECTS.filter(({ id }) => known.some(({ subject }) => subject === id)).map(({ id, title }) => (
          <section key={id} aria-labelledby={`about-${id}`} className={styles.subject}>
            <h2 id={`about-${id}`} className={text.h3}>
              {title}
            </h2>
            <HelpAnswers answers={answers.filter(({ subject }) => subject === id)} anchored />
          </section>
        ))
      )}
    </div>
  );
}
