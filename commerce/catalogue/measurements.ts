import type { Chart } from './kinds/body-charts.ts';
import { type Kind, kindRecord } from './kinds/kinds.ts';
import type { Parts } from './style.ts';

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

function atSize(chart: Chart, index: number): Record<string, number> {
  return Object.fromEntries(Object.entries(chart).map(([name, row]) => [name, row[index] ?? row[0] ?? 0]));
}

function grown(parts: Parts, index: number): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([name, [smallest, step]]) => [name, smallest + step * index]));
}

/** Inches of every size of a product; undefined where there is nothing to measure. */
export function measurementsOf(kind: Kind, sizes: readonly string[], parts: Parts = {}): Measurements | undefined {
  const chart = kindRecord(kind).body ?? {};
  if (Object.keys(chart).length + Object.keys(parts).length === 0) return undefined;
  return {
    unit: 'in',
    sizes: sizes.map((size, index) => ({ size, body: atSize(chart, index), piece: grown(parts, index) })),
  };
}
