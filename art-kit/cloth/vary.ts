import { round1 } from '../numbers.ts';
import { type Random, rng } from '../random.ts';
import type { Fold, Part, Silhouette, Turn } from './part.ts';

/** In how many ways a garment can be put down. */
export const VARIANTS = 3;

/** Degrees each variant lies off the straight: a hand puts nothing down twice the same, and never quite square. */
const TURNS = [-1.1, 1.5, 0.4] as const;

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

/**
 * The same garment put down another way: folded a little differently, wrinkled elsewhere, lying at a small angle about
 * `about`. Variant 0 keeps the folds as drawn.
 */
export function vary(silhouette: Silhouette, variant: number, about: Turn['about']): Silhouette {
  const turn = { degrees: TURNS[variant % VARIANTS] ?? 0, about };
  if (variant % VARIANTS === 0) return { ...silhouette, turn };
  const name = `${silhouette.name}${variant}`;
  const random = rng(`folds ${name}`);
  return { ...silhouette, name, turn, parts: silhouette.parts.map((part) => refoldPart(part, random)) };
}
