/** How pleased somebody is. One and two stars sound alike. */
export const TONES = ['five', 'four', 'three', 'low'] as const;

export type Tone = (typeof TONES)[number];

/** Sentences by tone, with blanks: see `fill-sentence.ts`. */
export type TonePhrases = Readonly<Record<Tone, readonly string[]>>;

export function toneOf(star: number): Tone {
  if (star >= 5) return 'five';
  if (star === 4) return 'four';
  return star === 3 ? 'three' : 'low';
}
