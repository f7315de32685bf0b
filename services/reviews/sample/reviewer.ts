import type { Fit } from '../review.ts';
import { pickOne, pickWeighted } from './chance.ts';
import { BUILDS, FIRST_NAMES, INITIALS, MENS_BUILDS, MENS_NAMES } from './names.ts';
import { reviewedKind } from './reviewed-kinds.ts';

/** Who wrote it, as far as the shop knows. */
export interface Reviewer {
  name: string;
  build: string | null;
  heightInches: number | null;
  sizeBought: string | null;
  sizeUsual: string | null;
  fit: Fit | null;
}

const LETTERS = [
  ['XS', 8],
  ['S', 22],
  ['M', 28],
  ['L', 22],
  ['XL', 13],
  ['XXL', 7],
] as const;
const SIZES: readonly string[] = LETTERS.map(([size]) => size);

/** How products come up that the shop says so of. */
function fitTendency(note: string): readonly (readonly [Fit, number])[] {
  if (/\b(small|snug)\b/i.test(note))
    return [
      ['small', 30],
      ['true', 62],
      ['large', 8],
    ];
  if (/\b(roomy|easy|relaxed|generous|stretches|long in the body)\b/i.test(note))
    return [
      ['small', 7],
      ['true', 66],
      ['large', 27],
    ];
  return [
    ['small', 12],
    ['true', 78],
    ['large', 10],
  ];
}

/** One size up, where it ran small and somebody had heard of it. */
function boughtSize(usual: string, isBetween: boolean): string {
  const index = SIZES.indexOf(usual);
  return isBetween ? (SIZES[index + 1] ?? usual) : usual;
}

function isMan(kind: string, chance: () => number): boolean {
  const by = reviewedKind(kind)?.boughtBy;
  if (by === 'men') return chance() < 0.85;
  return chance() < (by === 'anybody' ? 0.35 : 0.02);
}

/** Somebody who bought a product of that kind. `isCross` makes a bad fit likelier. */
export function reviewerOf(
  product: { kind: string; fit: string; hasSizes: boolean },
  isCross: boolean,
  chance: () => number,
): Reviewer {
  const man = isMan(product.kind, chance) && product.kind !== 'top' && product.kind !== 'one-piece';
  const name = `${pickOne(chance, man ? MENS_NAMES : FIRST_NAMES)} ${pickOne(chance, [...INITIALS])}.`;
  if (!product.hasSizes) return { name, build: null, heightInches: null, sizeBought: null, sizeUsual: null, fit: null };
  const usual = pickWeighted(chance, LETTERS);
  const tendency = fitTendency(product.fit).map(
    ([fit, weight]) => [fit, isCross && fit !== 'true' ? weight * 4 : weight] as const,
  );
  const shortest = man ? 66 : 60;
  return {
    name,
    build: chance() < 0.55 ? pickOne(chance, man ? MENS_BUILDS : BUILDS) : null,
    heightInches: chance() < 0.7 ? shortest + Math.floor((chance() + chance()) * 5.5) : null,
    sizeUsual: usual,
    sizeBought: boughtSize(usual, chance() < 0.12),
    fit: chance() < 0.85 ? pickWeighted(chance, tendency) : null,
  };
}
