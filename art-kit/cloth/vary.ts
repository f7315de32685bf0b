import { round1 } from '../numbers.ts';
import { type Random, rng } from '../random.ts';
import type { Fold, Part, Silhouette } from './part.ts';

/** In how many ways the folds of a garment can fall. */
export const VARIANTS = 5;

/** Folds move by up to this many units and gain or lose up to this part of their height. */
const DRIFT = 8;
const SWELL = 0.28;

function refold(fold: Fold, random: Random): Fold {
  const around = (): number => random() * 2 - 1;
  return {
    ...fold,
    shift: [round1(around() * DRIFT), round1(around() * DRIFT)],
    height: fold.height * (1 + around() * SWELL),
  };
}

const refoldPart = (part: Part, random: Random): Part =>
  part.folds ? { ...part, folds: part.folds.map((fold) => refold(fold, random)) } : part;

/** The same garment put down another way: folded a little differently, wrinkled elsewhere. Variant 0 is as drawn. */
export function refolded(silhouette: Silhouette, variant: number): Silhouette {
  if (variant % VARIANTS === 0) return silhouette;
  const name = `${silhouette.name}${variant}`;
  const random = rng(`folds ${name}`);
  return { ...silhouette, name, parts: silhouette.parts.map((part) => refoldPart(part, random)) };
}
