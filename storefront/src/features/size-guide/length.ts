import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';

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
