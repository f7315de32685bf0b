import type { Fit } from '../../review.ts';
import { pickOne, pickWeighted } from '../chance.ts';
import { fillSentence, type Subject } from '../fill-sentence.ts';
import { reviewedKind } from '../reviewed-kinds.ts';
import type { Tone } from '../tone.ts';
import { OTHER, SELF, SELF_WITHOUT_HEIGHT, USUAL } from './fit-clauses.ts';
import { MOST_USES, type UsedSentences } from './used-sentences.ts';

/** What a sentence is about: the thing itself, the print, how it came to somebody, how it fits. */
type Topic = 'own' | 'trial' | 'print' | 'any' | 'bought' | 'fit';

/** What a review is written from. */
export interface Brief {
  kind: string;
  tone: Tone;
  subject: Subject;
  fit: Fit | null;
  /** How it was put to the test, and how it was come by. */
  times: readonly string[];
  openings: readonly string[];
  outcomes: readonly string[];
  reactions: readonly string[];
  /** Ready-made sentences, of the cut, the print and anything; blanks not filled. */
  own: readonly string[];
  print: readonly string[];
  any: readonly string[];
  /** What has been said below the same product already, before blanks were filled. */
  said: Set<string>;
  used: UsedSentences;
  chance: () => number;
}

/** A sentence before its blanks are filled, and what must not be said twice below one product. */
interface Draft {
  sentence: string;
  marks: readonly string[];
}

const SHAPES: readonly (readonly [readonly Topic[], number])[] = [
  [['own'], 8],
  [['trial'], 12],
  [['bought'], 8],
  [['print'], 8],
  [['trial', 'fit'], 12],
  [['own', 'fit'], 9],
  [['bought', 'fit'], 8],
  [['print', 'fit'], 7],
  [['own', 'print'], 8],
  [['bought', 'trial'], 8],
  [['fit', 'trial'], 7],
  [['any', 'own'], 5],
  [['any', 'fit'], 5],
  [['fit', 'own', 'print'], 5],
  [['print', 'trial', 'any'], 4],
  [['bought', 'own', 'fit'], 5],
];

/** Instead of a topic that has nothing left to say. */
const INSTEAD: readonly Topic[] = ['trial', 'bought', 'fit'];
/** So many sentences are thought of for each that is written. */
const DRAFTS = 7;

const capital = (text: string): string =>
  text.startsWith('{')
    ? `{${text.charAt(1).toUpperCase()}${text.slice(2)}`
    : text.charAt(0).toUpperCase() + text.slice(1);

const NO_SUBJECT =
  /^(all|a|comfortable|cosy|decent|dry|fine|finer|good|great|handy|holds|just|lovely|nearly|nice|no complaints|one|only|pretty|short|smaller|sturdy|thirsty|very|warm)\b/;

/** Whether an outcome is a sentence by itself; others, 'good, if a little long', stand after a colon alone. */
const isClause = (outcome: string): boolean =>
  !NO_SUBJECT.test(outcome) || /^(a|one|all)\b.*\b(had|was|were)\b/.test(outcome);

function trialDraft({ times, outcomes, chance }: Brief): Draft {
  const time = pickOne(chance, times);
  const outcome = pickOne(chance, outcomes);
  const sentence = isClause(outcome)
    ? pickWeighted(chance, [
        [`${capital(time)}, and ${outcome}.`, 4],
        [`${capital(time)}: ${outcome}.`, 4],
        [`After ${time} ${outcome}.`, 5],
      ])
    : `${capital(time)}: ${outcome}.`;
  return { sentence, marks: [time, outcome] };
}

function boughtDraft({ openings, reactions, chance }: Brief): Draft {
  const opening = pickOne(chance, openings);
  const reaction = pickOne(chance, reactions);
  return { sentence: `${opening}, ${reaction}.`, marks: [opening, reaction] };
}

const OF_WOMEN = /\{cup\}|hips|children/;

function fitDraft({ kind, tone, fit, subject, chance }: Brief): Draft | undefined {
  // Who is cross does not praise the fit.
  if (!fit || (tone === 'low' && fit === 'true')) return undefined;
  const forMen = reviewedKind(kind)?.boughtBy === 'men';
  const selves = [...(subject.height === '' ? [] : SELF), ...SELF_WITHOUT_HEIGHT].filter(
    (self) => !(forMen && OF_WOMEN.test(self)) && !(subject.build === '' && /\{build\}/i.test(self)),
  );
  const self = pickOne(chance, selves);
  const result = pickOne(chance, (subject.bought === subject.usual ? USUAL : OTHER)[fit]);
  return { sentence: `${capital(self)}, ${result}.`, marks: [self, result] };
}

function readyDraft(list: readonly string[], chance: () => number): Draft | undefined {
  if (list.length === 0) return undefined;
  const sentence = pickOne(chance, list);
  return { sentence, marks: [sentence] };
}

function draftOf(topic: Topic, brief: Brief): Draft | undefined {
  switch (topic) {
    case 'trial':
      return trialDraft(brief);
    case 'bought':
      return boughtDraft(brief);
    case 'fit':
      return fitDraft(brief);
    default:
      return readyDraft(brief[topic], brief.chance);
  }
}

/** The least said of some sentences on a topic; undefined where all have been said often enough. */
function sentenceOn(topic: Topic, brief: Brief, told: readonly string[]): string | undefined {
  let best: { text: string; marks: readonly string[]; uses: number } | undefined;
  for (let tries = 0; tries < DRAFTS; tries += 1) {
    const draft = draftOf(topic, brief);
    if (!draft || draft.marks.some((mark) => brief.said.has(mark))) continue;
    const text = fillSentence(draft.sentence, brief.subject, brief.chance);
    const uses = brief.used.usesOf(text);
    if (uses < Math.min(MOST_USES, best?.uses ?? MOST_USES) && !told.includes(text))
      best = { text, marks: draft.marks, uses };
  }
  for (const mark of best?.marks ?? []) brief.said.add(mark);
  return best?.text;
}

/** Of a topic, or of another that has something left to say. */
function sentenceFor(topic: Topic, brief: Brief, told: readonly string[]): string | undefined {
  for (const choice of [topic, ...INSTEAD.filter((other) => other !== topic)]) {
    const sentence = sentenceOn(choice, brief, told);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** The text of a review, one to three sentences; '' where everything has been said often enough. */
export function composeText(brief: Brief): string {
  const told: string[] = [];
  for (const topic of pickWeighted(brief.chance, SHAPES)) {
    const sentence = sentenceFor(topic, brief, told);
    if (sentence !== undefined) told.push(sentence);
  }
  const text = told.join(' ');
  if (text !== '') brief.used.add(text);
  return text;
}
