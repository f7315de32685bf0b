import type { FitPart } from './fit-part.ts';
import { isLikely } from './length.ts';
import type { MeasuredSize, Measures } from './measures.ts';

/** What this browser knows of its owner. Lengths in inches. */
export interface FitMemory {
  body: Measures;
  /** The size they say they wear, by part. */
  usual: Readonly<Partial<Record<FitPart, string>>>;
  /** The size they put into the cart last, by part. */
  last: Readonly<Partial<Record<FitPart, string>>>;
}

export const NOTHING_KNOWN: FitMemory = { body: {}, usual: {}, last: {} };

export interface SizeSuggestion {
  /** A label of the product's sizes. */
  size: string;
  /** What it rests on. */
  from: 'body' | 'usual' | 'last';
  /** The measure that asked for a larger size than another one did. */
  because?: string;
}

/** A body between two sizes belongs to the smaller one up to the middle of the step. */
function indexFor(name: string, inches: number, sizes: readonly MeasuredSize[]): number | undefined {
  const rows = sizes.map(({ body }) => body[name]);
  for (let index = 0; index < rows.length; index += 1) {
    const here = rows[index];
    if (here === undefined) return undefined;
    const next = rows[index + 1];
    const step = next === undefined ? here - (rows[index - 1] ?? here - 2) : next - here;
    if (inches <= here + step / 2) return index;
  }
  return sizes.length;
}

function byBody(body: Measures, sizes: readonly MeasuredSize[]): SizeSuggestion | undefined {
  const found = Object.entries(body).flatMap(([name, inches]) => {
    if (!isLikely(name, inches, sizes)) return [];
    const index = indexFor(name, inches, sizes);
    return index === undefined ? [] : [{ name, index }];
  });
  const largest = found.reduce<{ name: string; index: number } | undefined>(
    (most, next) => (!most || next.index > most.index ? next : most),
    undefined,
  );
  // Nothing to go by, or beyond the largest size we sew: then no size is a suggestion.
  const size = largest && sizes[largest.index]?.size;
  if (!size) return undefined;
  const disagree = found.some(({ index }) => index < largest.index);
  return { size, from: 'body', ...(disagree && { because: largest.name }) };
}

/** The larger of a top's and a bottoms' size, for products that are both. */
function ofWhole(labels: Readonly<Partial<Record<FitPart, string>>>, order: readonly string[]): string | undefined {
  if (labels.whole) return labels.whole;
  const halves = [labels.top, labels.bottoms].filter((label) => label !== undefined);
  return halves.sort((a, b) => order.indexOf(b) - order.indexOf(a))[0];
}

/**
 * The size to suggest for a product: by the body where it is known, else the usual one, else the last one. Where
 * measures disagree the larger size wins, and says by which. Undefined when nothing is known or no size would fit.
 */
export function suggestSize(
  memory: FitMemory,
  part: FitPart,
  sizes: readonly MeasuredSize[],
): SizeSuggestion | undefined {
  const order = sizes.map(({ size }) => size);
  // A measure that is nobody's is as if it had not been taken.
  const known = Object.entries(memory.body).some(
    ([name, inches]) => sizes[0]?.body[name] !== undefined && isLikely(name, inches, sizes),
  );
  if (known) return byBody(memory.body, sizes);
  for (const from of ['usual', 'last'] as const) {
    const size = part === 'whole' ? ofWhole(memory[from], order) : memory[from][part];
    if (size && order.includes(size)) return { size, from };
  }
  return undefined;
}
