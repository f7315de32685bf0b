import { fieldsIn } from '../../storefront-api/metafield.ts';

/** Inches by the name of the measure: `{ Bust: 36, 'Under-bust': 31 }`. */
export type Measures = Readonly<Record<string, number>>;

/** One size: the body it is made for, and the product laid flat. */
export interface MeasuredSize {
  size: string;
  body: Measures;
  piece: Measures;
}

const isMeasures = (value: unknown): value is Measures =>
  typeof value === 'object' && value !== null && Object.values(value).every((inches) => typeof inches === 'number');

function isMeasuredSize(value: unknown): value is MeasuredSize {
  if (typeof value !== 'object' || value === null || !('size' in value && 'body' in value && 'piece' in value))
    return false;
  return typeof value.size === 'string' && isMeasures(value.body) && isMeasures(value.piece);
}

/** Reads the metafield `custom.measurements`. Empty where it is missing or not what it should be. */
export function measuredSizes(text: string | null | undefined): MeasuredSize[] {
  const { sizes } = fieldsIn(text);
  return Array.isArray(sizes) ? sizes.filter(isMeasuredSize) : [];
}
