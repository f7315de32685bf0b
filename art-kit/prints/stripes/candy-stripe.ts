import { round1 } from '../../numbers.ts';
import { TILE } from '../../scatter.ts';
import { vectorPrint } from '../print.ts';

export type CandyStripePalette = Readonly<{ ground: string; stripes: readonly string[] }>;

/** Widths in turn: stripe, gap, stripe, gap … of one of the two rounds on the repeat. */
const RHYTHM = [5, 1, 2, 1, 5, 1, 1, 3];

/** Deckchair stripes: wide, narrow, wide, hairline. */
export const candyStripe = vectorPrint('candy-stripe', ({ ground, stripes }: CandyStripePalette) => {
  const unit = TILE / 2 / RHYTHM.reduce((sum, width) => sum + width, 0);
  let body = '';
  for (let round = 0; round < 2; round++) {
    let x = (round * TILE) / 2;
    RHYTHM.forEach((width, i) => {
      const colour = i % 2 ? ground : (stripes[Math.trunc(i / 2) % stripes.length] ?? ground);
      body += `<rect x="${round1(x)}" width="${round1(width * unit + 0.3)}" height="${TILE}" fill="${colour}"/>`;
      x += width * unit;
    });
  }
  return { defs: '', body };
});
