import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';
import type { MeasuredSize } from './measures.ts';

/** How far from the smallest and the largest size of a chart somebody may be. */
const BELOW = 0.75;
const ABOVE = 1.4;

/** The lengths a measure of a grown body may have, in inches, going by the chart; undefined where the chart has none. */
function likelySpan(name: string, sizes: readonly MeasuredSize[]): { least: number; most: number } | undefined {
  const charted = sizes.flatMap(({ body }) => body[name] ?? []);
  if (charted.length === 0) return undefined;
  return { least: Math.min(...charted) * BELOW, most: Math.max(...charted) * ABOVE };
}

/** Whether the measure may be somebody's: 36 centimetres around the bust, or 4 metres, are slips. */
export function isLikely(name: string, inches: number, sizes: readonly MeasuredSize[]): boolean {
  const span = likelySpan(name, sizes);
  return !span || (inches >= span.least && inches <= span.most);
}

/** What is wrong with an unlikely measure: the other unit if the same number would do in that, else where it should lie. */
export function unlikelySentence(
  name: string,
  inches: number,
  unit: LengthUnit,
  sizes: readonly MeasuredSize[],
): string | undefined {
  const span = likelySpan(name, sizes);
  if (!span || isLikely(name, inches, sizes)) return undefined;
  const inOther = unit === 'cm' ? inches * CM_PER_INCH : inches / CM_PER_INCH;
  if (isLikely(name, inOther, sizes))
    return `That reads like ${unit === 'cm' ? 'inches' : 'centimetres'}. Switch above?`;
  const shown = (length: number): string => shownLength(Math.round(length), unit);
  return `Please measure again: between ${shown(span.least)} and ${shown(span.most)} ${unit === 'cm' ? 'cm' : 'inches'}.`;
}

export type LengthUnit = 'in' | 'cm';

/** A length in inches as a size chart shows it: inches as they are, centimetres rounded (specification §9). */
export function shownLength(inches: number, unit: LengthUnit): string {
  return unit === 'in' ? String(inches) : String(Math.round(inches * CM_PER_INCH));
}

/** What was typed in `unit`, in inches; undefined for what is no length. */
export function typedLength(text: string, unit: LengthUnit): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) return undefined;
  return unit === 'in' ? value : value / CM_PER_INCH;
}
