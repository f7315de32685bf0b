import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { CardSize } from '../product/card/product-card-data.ts';
import type { Half, HalfKind } from './half.ts';

interface HalfSizeProps {
  half: Half;
  kind: HalfKind;
  /** The chosen variant; empty before a choice. */
  value: string;
  onChoose: (variantId: string) => void;
  /** The set was to be added without it. */
  missing: boolean;
}

function sizeLabel({ label, available, left }: CardSize): string {
  if (!available) return `${label}, sold out`;
  return left === undefined ? label : `${label}, ${left} left`;
}

/** The size of one half of a set. */
export function HalfSize({ half, kind, value, onChoose, missing }: HalfSizeProps) {
  return (
    <SelectField
      label={kind === 'top' ? 'Top size' : 'Bottoms size'}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      error={missing && !value ? 'Pick a size.' : undefined}
    >
      <option value="">Pick</option>
      {half.sizes.map((size) => (
        <option key={size.variantId} value={size.variantId} disabled={!size.available}>
          {sizeLabel(size)}
        </option>
      ))}
    </SelectField>
  );
}
