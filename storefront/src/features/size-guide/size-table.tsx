import { Segments } from '../../ui/inputs/segments.tsx';
import table from '../../ui/sections/table.module.css';
import { type LengthUnit, shownLength } from './length.ts';
import type { Measures } from './measures.ts';
import styles from './size-table.module.css';

/** Where the tape goes, by the name of the measure. */
const HOW: Readonly<Record<string, string>> = {
  Bust: 'around the fullest part, tape level.',
  'Under-bust': 'right below it, snug, after breathing out.',
  Chest: 'around the fullest part, arms down.',
  Waist: 'the narrowest bit, after breathing out.',
  Hips: 'the widest bit, feet together.',
  Torso: 'from one shoulder, down between the legs, and back up.',
};

/** One line for each of these measures that has one. */
export function howToMeasure(names: readonly string[]): Array<{ name: string; how: string }> {
  return names.flatMap((name) => {
    const how = HOW[name];
    return how === undefined ? [] : [{ name, how }];
  });
}

interface SizeTableProps {
  /** What the table is of, for screen readers. */
  caption: string;
  rows: ReadonlyArray<{ size: string; measures: Measures }>;
  unit: LengthUnit;
  /** A size to point out, and why: "yours". */
  marked?: { size: string; why: string } | undefined;
}

/** Sizes down, measures across. */
export function SizeTable({ caption, rows, unit, marked }: SizeTableProps) {
  const names = Object.keys(rows[0]?.measures ?? {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={table.wrap} aria-label={caption} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, measures }) => (
            <tr key={size} className={size === marked?.size ? table.on : undefined}>
              <th scope="row">
                {size}
                {size === marked?.size && <span className={styles.why}> {marked.why}</span>}
              </th>
              {names.map((name) => (
                <td key={name}>{shownLength(measures[name] ?? 0, unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const UNITS: ReadonlyArray<{ value: LengthUnit; label: string }> = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'cm' },
];

/** In which unit sizes are shown. */
export function UnitSwitch({ unit, onChange }: { unit: LengthUnit; onChange: (unit: LengthUnit) => void }) {
  return <Segments label="Unit" options={UNITS} value={unit} onChange={onChange} />;
}
