import { Segments } from '../../ui/segments.tsx';
import type { LengthUnit } from './length.ts';

const UNITS: ReadonlyArray<{ value: LengthUnit; label: string }> = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'cm' },
];

/** In which unit sizes are shown. */
export function UnitSwitch({ unit, onChange }: { unit: LengthUnit; onChange: (unit: LengthUnit) => void }) {
  return <Segments label="Unit" options={UNITS} value={unit} onChange={onChange} />;
}
