import type { Kind } from './style.ts';

/** Measures by name, each in inches at the smallest size and what every further size adds. */
export type Parts = Readonly<Record<string, readonly [smallest: number, step: number]>>;

/** One size in inches: of the body it is made for, and of the product laid flat. */
export interface SizeMeasures {
  size: string;
  body: Readonly<Record<string, number>>;
  piece: Readonly<Record<string, number>>;
}

/** What the metafield `custom.measurements` holds, as JSON. */
export interface Measurements {
  unit: 'in';
  sizes: readonly SizeMeasures[];
}

/** Body measures by size, XS to XXL, in inches. */
const WOMEN = {
  Bust: [32, 34, 36, 38.5, 41.5, 44.5],
  'Under-bust': [27, 29, 31, 33.5, 36.5, 39.5],
  Waist: [25, 27, 29, 31.5, 34.5, 37.5],
  Hips: [35, 37, 39, 41.5, 44.5, 47.5],
  Torso: [57, 58.5, 60, 61.5, 63, 64.5],
} as const;

const MEN = {
  Chest: [35, 37, 39.5, 42.5, 45.5, 48.5],
  Waist: [28, 30, 32, 34.5, 37.5, 40.5],
  Hips: [35, 37, 39, 41.5, 44.5, 47.5],
} as const;

type Chart = Readonly<Record<string, readonly number[]>>;

const only = (chart: Chart, ...names: readonly string[]): Chart =>
  Object.fromEntries(Object.entries(chart).filter(([name]) => names.includes(name)));

/** Where the tape goes for a kind. Kinds that fit anybody have no body measures. */
const BODY: Partial<Record<Kind, Chart>> = {
  top: only(WOMEN, 'Bust', 'Under-bust'),
  bottoms: only(WOMEN, 'Waist', 'Hips'),
  set: only(WOMEN, 'Bust', 'Under-bust', 'Waist', 'Hips'),
  'one-piece': WOMEN,
  dress: only(WOMEN, 'Bust', 'Waist', 'Hips'),
  skirt: only(WOMEN, 'Waist', 'Hips'),
  skort: only(WOMEN, 'Waist', 'Hips'),
  shorts: only(WOMEN, 'Waist', 'Hips'),
  'swim-shorts': only(MEN, 'Waist', 'Hips'),
  'board-shorts': only(MEN, 'Waist', 'Hips'),
  polo: only(MEN, 'Chest', 'Waist'),
  hoodie: only(MEN, 'Chest'),
  'puffer-jacket': only(MEN, 'Chest'),
};

function atSize(chart: Chart, index: number): Record<string, number> {
  return Object.fromEntries(Object.entries(chart).map(([name, row]) => [name, row[index] ?? row[0] ?? 0]));
}

function grown(parts: Parts, index: number): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([name, [smallest, step]]) => [name, smallest + step * index]));
}

/** Inches of every size of a product; undefined where there is nothing to measure. */
export function measurementsOf(kind: Kind, sizes: readonly string[], parts: Parts = {}): Measurements | undefined {
  const chart = BODY[kind] ?? {};
  if (Object.keys(chart).length + Object.keys(parts).length === 0) return undefined;
  return {
    unit: 'in',
    sizes: sizes.map((size, index) => ({ size, body: atSize(chart, index), piece: grown(parts, index) })),
  };
}
