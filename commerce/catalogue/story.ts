import { seedOf } from './seeded.ts';

/** What the story of a product may be made of: sentences by what they speak of. */
export interface StoryPhrases {
  handle: string;
  /** The look of the print. */
  look: readonly string[];
  /** The cut and the sewing. */
  cut: readonly string[];
  fabric: readonly string[];
  /** Where it is worn. */
  use: readonly string[];
}

type Topic = 'look' | 'cut' | 'fabric' | 'use';

/** In which order a story may take its topics. */
const SHAPES: readonly (readonly Topic[])[] = [
  ['look', 'cut', 'fabric', 'use'],
  ['cut', 'look', 'use'],
  ['look', 'cut', 'cut', 'fabric'],
  ['cut', 'fabric', 'look', 'use'],
  ['look', 'fabric', 'cut'],
  ['look', 'cut', 'fabric', 'cut', 'use'],
  ['cut', 'cut', 'look', 'fabric'],
  ['look', 'cut', 'use'],
  ['cut', 'look', 'fabric', 'use'],
];

const TRIES = 600;

/** A first sentence that points back at nothing. */
const POINTS_BACK = /^(It|They|Its|Their)\b/;

/** Sentences of one way to tell it, or undefined where a topic has nothing (left) to say. */
function draft(phrases: StoryPhrases, attempt: number): string[] | undefined {
  const shape = SHAPES[seedOf(`shape ${phrases.handle} ${attempt}`) % SHAPES.length] ?? [];
  const told: string[] = [];
  for (const [place, topic] of shape.entries()) {
    const open = phrases[topic].filter((sentence) => !told.includes(sentence));
    const sentence = open[seedOf(`${topic} ${place} ${phrases.handle} ${attempt}`) % open.length];
    if (sentence === undefined) return undefined;
    told.push(sentence);
  }
  return told;
}

function pairsOf(sentences: readonly string[]): string[] {
  const sorted = [...sentences].sort();
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second) => `${first}\n${second}`));
}

/** The first way to tell it that shares no two sentences with a story told before, and does not begin like the last. */
function freshStory(phrases: StoryPhrases, usedPairs: ReadonlySet<string>, lastOpening: string): string[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const told = draft(phrases, attempt);
    if (!told || told[0] === lastOpening || POINTS_BACK.test(told[0] ?? '')) continue;
    if (!pairsOf(told).some((pair) => usedPairs.has(pair))) return told;
  }
  throw new Error(`${phrases.handle}: not enough sentences for a story of its own`);
}

/**
 * Tells the story of every product, three to five sentences each. No two stories share two sentences, and no two in a
 * row begin alike. The same catalogue always gets the same stories. Throws where a product's sentences do not suffice.
 */
export function tellStories(products: readonly StoryPhrases[]): ReadonlyMap<string, string> {
  const usedPairs = new Set<string>();
  const stories = new Map<string, string>();
  let lastOpening = '';
  for (const phrases of products) {
    const told = freshStory(phrases, usedPairs, lastOpening);
    for (const pair of pairsOf(told)) usedPairs.add(pair);
    lastOpening = told[0] ?? '';
    stories.set(phrases.handle, told.join(' '));
  }
  return stories;
}
