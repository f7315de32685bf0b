import { TILE } from '../../scatter.ts';
import { vectorPrint } from '../print.ts';

export type GinghamPalette = Readonly<Record<'ground' | 'check', string>>;

const CHECKS = 8;

/** Woven gingham: two half-strength stripes, full where they cross, and a hint of thread. */
export const gingham = vectorPrint('gingham', ({ ground, check }: GinghamPalette) => {
  const width = TILE / CHECKS / 2;
  const starts = Array.from({ length: CHECKS }, (_, i) => i * 2 * width);
  const stripes = starts.map(
    (at) =>
      `<rect x="${at}" width="${width}" height="${TILE}" fill="${check}" fill-opacity=".5"/>` +
      `<rect y="${at}" height="${width}" width="${TILE}" fill="${check}" fill-opacity=".5"/>`,
  );
  const crossings = starts.flatMap((x) =>
    starts.map(
      (y) => `<rect x="${x}" y="${y}" width="${width}" height="${width}" fill="${check}" fill-opacity=".55"/>`,
    ),
  );
  let threads = '';
  for (let y = 0; y < TILE; y += 5) threads += `M0 ${y}h${TILE}`;
  const weave = `<path d="${threads}" fill="none" stroke="${ground}" stroke-width="1" stroke-opacity=".28"/>`;
  return { defs: '', body: stripes.join('') + crossings.join('') + weave };
});
