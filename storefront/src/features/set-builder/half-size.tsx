import { useEffect, useState } from 'react';
import { SelectField } from '../../ui/inputs/field.tsx';
import type { CardSize } from '../product/card/product-card-data.ts';
import { readFit } from '../size-guide/fit-memory.ts';
import { suggestSize } from '../size-guide/suggest-size.ts';
import { findMeasures } from '../size-guide/use-fit.ts';
import { beginSize, type Half, type HalfKind } from './half.ts';

/** The variant this browser suggests for a half, once its measures are known; empty where it knows too little. */
async function knownSize(half: Half, kind: HalfKind): Promise<string> {
  const fit = readFit();
  const knows = [fit.body, fit.usual, fit.last].some((known) => Object.keys(known).length > 0);
  const measures = knows ? await findMeasures(half.handle) : undefined;
  return beginSize(half.sizes, measures && suggestSize(fit, kind, measures)?.size);
}

/** The chosen variant of a half, empty before a choice; begins with what this browser knows, anew for another half. */
export function useHalfSize(half: Half | undefined, kind: HalfKind): [string, (variantId: string) => void] {
  const [variantId, choose] = useState('');
  useEffect(() => {
    let here = true;
    choose('');
    if (half) knownSize(half, kind).then((known) => here && choose((chosen) => chosen || known));
    return () => {
      here = false;
    };
  }, [half, kind]);
  return [variantId, choose];
}

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
