import type { Fold, Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { fold } from '../sewing/folds.ts';
import { type GatheredHem, gatheredTier } from './gathered-hem.ts';

/** Two folds for every wave, hanging from the gathering line. */
function tierFolds(random: Random, { top, hem, topY, hemY, waves }: GatheredHem): Fold[] {
  const [from, to] = [top - 4, hem - 6];
  return Array.from({ length: waves * 2 }, (_, i) => {
    const t = (i + 0.5) / (waves * 2);
    const y = topY + Math.sin(Math.PI * t) * 13;
    const length = (hemY - topY) * (0.45 + random() * 0.6);
    const middle = from * 0.6 + to * 0.4;
    const bend = `${round1(lerp(400 + middle, 400 - middle, t) + (random() - 0.5) * 8)} ${round1(y + length * 0.5)}`;
    const end = `${round1(lerp(400 + to, 400 - to, t) + (random() - 0.5) * 14)} ${round1(y + length)}`;
    const width = 9 + random() * 8;
    const height = (i % 2 === 1 ? 7 : -7) * (0.5 + random() * 0.6);
    return fold(`M${round1(lerp(400 + from, 400 - from, t))} ${round1(y)}Q${bend} ${end}`, width, height, 7);
  });
}

/** A tier or ruffle of gathered cloth. */
export const gatheredPart = (random: Random, measures: GatheredHem, look: Pick<Part, 'print' | 'shadow'>): Part => ({
  d: gatheredTier(measures),
  puff: [
    [5, 2],
    [40, 10],
    [90, 20],
  ],
  folds: tierFolds(random, measures),
  ...look,
});
