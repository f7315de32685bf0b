import { seedOf } from '../seeding/seeded.ts';

/** What the story of a product may be made of: sentences by what they speak of. */
export interface StoryPhrases {
  handle: string;
  /** The look of the print. */
  look: readonly string[];
  /** How the print came about; never first, for it speaks of a drawing the reader has not met. */
  made: readonly string[];
  /** The cut and the sewing. */
  cut: readonly string[];
  fabric: readonly string[];
  /** Where it is worn. */
  use: readonly string[];
  /** Facts of this style in this print, each under the pattern it was made by; undefined where one does not hold. */
  fact: readonly (string | undefined)[];
}

/** How often a sentence may stand in the whole range. */
export const MOST_USES = 4;

type Topic = 'look' | 'made' | 'cut' | 'fabric' | 'use' | 'fact';

/** In which order a story may take its topics. */
const SHAPES: readonly (readonly Topic[])[] = [
  ['look', 'cut', 'fabric', 'use'],
  ['cut', 'made', 'use'],
  ['look', 'made', 'cut'],
  ['cut', 'fact', 'made', 'use'],
  ['look', 'fabric', 'cut'],
  ['look', 'cut', 'fabric', 'fact', 'use'],
  ['cut', 'look', 'made', 'use'],
  ['look', 'cut', 'use'],
  ['cut', 'made', 'fabric', 'use'],
  ['look', 'fact', 'use'],
  ['cut', 'fabric', 'look', 'fact'],
  ['cut', 'look', 'made', 'fact', 'use'],
];

/** For what has little left to say: facts are its own. */
const LAST_SHAPES: readonly (readonly Topic[])[] = [
  ['look', 'fact', 'use'],
  ['cut', 'made', 'fact'],
  ['look', 'fact', 'fact'],
  ['cut', 'fact', 'fact'],
];

const TRIES = 120;

/** A first sentence that points back at nothing. */
const POINTS_BACK = /^(It|They|Its|Their|These)\b/;

/** What has been said in the stories so far. */
interface Said {
  uses: Map<string, number>;
  patterns: Map<number, number>;
  pairs: Set<string>;
  lastOpening: string;
}

interface Candidate {
  sentence: string;
  /** How often it, or its pattern, has been said. */
  uses: number;
  pattern?: number;
}

function candidates(phrases: StoryPhrases, topic: Topic, said: Said): Candidate[] {
  const usesOf = (sentence: string): number => said.uses.get(sentence) ?? 0;
  if (topic === 'fact') {
    return phrases.fact.flatMap((sentence, pattern) =>
      sentence === undefined || usesOf(sentence) >= MOST_USES
        ? []
        : [{ sentence, pattern, uses: said.patterns.get(pattern) ?? 0 }],
    );
  }
  return phrases[topic]
    .map((sentence) => ({ sentence, uses: usesOf(sentence) }))
    .filter(({ uses }) => uses < MOST_USES);
}

const pairOf = (one: string, other: string): string => (one < other ? `${one}\n${other}` : `${other}\n${one}`);

/** The least said sentence that fits after what is told already; the seed decides between equals. */
function nextOf(
  phrases: StoryPhrases,
  topic: Topic,
  told: readonly Candidate[],
  said: Said,
  attempt: number,
): Candidate | undefined {
  const fits = ({ sentence }: Candidate): boolean =>
    (told.length > 0 || (!POINTS_BACK.test(sentence) && sentence !== said.lastOpening)) &&
    told.every((other) => other.sentence !== sentence && !said.pairs.has(pairOf(other.sentence, sentence)));
  return candidates(phrases, topic, said)
    .filter(fits)
    .map((candidate) => ({ candidate, order: seedOf(`${candidate.sentence} ${phrases.handle} ${attempt}`) }))
    .sort((a, b) => a.candidate.uses - b.candidate.uses || a.order - b.order)[0]?.candidate;
}

function draft(phrases: StoryPhrases, shape: readonly Topic[], said: Said, attempt: number): Candidate[] | undefined {
  const told: Candidate[] = [];
  for (const topic of shape) {
    const next = nextOf(phrases, topic, told, said, attempt);
    if (!next) return undefined;
    told.push(next);
  }
  return told;
}

/** The first way to tell it that there are sentences for. */
function freshStory(phrases: StoryPhrases, said: Said): readonly Candidate[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const shapes = attempt < TRIES / 2 ? SHAPES : LAST_SHAPES;
    const shape = shapes[seedOf(`shape ${phrases.handle} ${attempt}`) % shapes.length] ?? [];
    const told = draft(phrases, shape, said, attempt);
    if (told) return told;
  }
  throw new Error(`${phrases.handle}: not enough sentences for a story of its own`);
}

function remember(told: readonly Candidate[], said: Said): void {
  for (const [index, { sentence, pattern }] of told.entries()) {
    said.uses.set(sentence, (said.uses.get(sentence) ?? 0) + 1);
    if (pattern !== undefined) said.patterns.set(pattern, (said.patterns.get(pattern) ?? 0) + 1);
    for (const other of told.slice(index + 1)) said.pairs.add(pairOf(sentence, other.sentence));
  }
  said.lastOpening = told[0]?.sentence ?? '';
}

/**
 * Tells the story of every product, three to five sentences each. No sentence stands in more than `MOST_USES` of them,
 * no two stories share two sentences, and no two in a row begin alike. The same products always get the same stories.
 * Throws where a product's sentences do not suffice.
 */
export function tellStories(products: readonly StoryPhrases[]): ReadonlyMap<string, string> {
  const said: Said = { uses: new Map(), patterns: new Map(), pairs: new Set(), lastOpening: '' };
  const stories = new Map<string, string>();
  for (const phrases of products) {
    const told = freshStory(phrases, said);
    remember(told, said);
    stories.set(phrases.handle, told.map(({ sentence }) => sentence).join(' '));
  }
  return stories;
}
