import type { HelpAnswer } from '@bluebird-bay/content/help/help-answer.ts';

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
