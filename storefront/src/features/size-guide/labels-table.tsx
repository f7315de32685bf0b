import table from '../../ui/sections/table.module.css';
import type { Measures } from './measures.ts';

/** What a top's size means to somebody who knows her bra size. */
interface CupSize {
  size: string;
  /** Band in inches and cups as they are written in the US and the UK: "34 A to C". */
  us: string;
  /** The same in the band of continental Europe: "75 A to C". */
  eu: string;
  /** A band down and a cup up, and the other way round, hold as much: "32C or 36A". */
  sisters: string;
}

const CUPS = ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F'] as const;

/** Swim stretches: a size takes a cup more and a cup less than the one it is cut for. */
const STRETCH = 1;

/** Bands are even numbers of inches, three more than the tape says under the bust. */
const bandOf = (underBust: number): number => Math.round((underBust + 3) / 2) * 2;

/** 30 inches are a European 65, and each band after it five more. */
const europeanBand = (band: number): number => 65 + ((band - 30) / 2) * 5;

const cup = (at: number): string => CUPS[Math.min(Math.max(at, 0), CUPS.length - 1)] ?? '';

/** The bra sizes that a body of this bust and under-bust wears; undefined where the product is not measured there. */
export function cupSize(size: string, { Bust: bust, 'Under-bust': underBust }: Measures): CupSize | undefined {
  if (bust === undefined || underBust === undefined) return undefined;
  const band = bandOf(underBust);
  // An inch of difference between bust and band is an A.
  const at = Math.round(bust - band);
  const cups = [...new Set([cup(at - STRETCH), cup(at + STRETCH)])].join(' to ');
  return {
    size,
    us: `${band} ${cups}`,
    eu: `${europeanBand(band)} ${cups}`,
    sisters: `${band - 2}${cup(at + 1)} or ${band + 2}${cup(at - 1)}`,
  };
}

/** Our sizes in those of other shops, as they are usually taken to be. */
const OTHER_SIZES: ReadonlyArray<{ size: string; us: string; uk: string; eu: string; au: string }> = [
  { size: 'XS', us: '0–2', uk: '4–6', eu: '32–34', au: '4–6' },
  { size: 'S', us: '4–6', uk: '8–10', eu: '36–38', au: '8–10' },
  { size: 'M', us: '8–10', uk: '12–14', eu: '40–42', au: '12–14' },
  { size: 'L', us: '12–14', uk: '16–18', eu: '44–46', au: '16–18' },
  { size: 'XL', us: '16–18', uk: '20–22', eu: '48–50', au: '20–22' },
  { size: 'XXL', us: '20–22', uk: '24–26', eu: '52–54', au: '24–26' },
];

interface LabelsTableProps {
  /** What the table is of, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Our size, then a label for each further column. */
  rows: ReadonlyArray<{ size: string; labels: readonly string[] }>;
  /** A size to point out. */
  marked?: string | undefined;
}

/** Our sizes down, what others call them across. */
function LabelsTable({ caption, columns, rows, marked }: LabelsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={table.wrap} aria-label={caption} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            {['Size', ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, labels }) => (
            <tr key={size} className={size === marked ? table.on : undefined}>
              <th scope="row">{size}</th>
              {columns.map((name, at) => (
                <td key={name}>{labels[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CupSizesTableProps {
  rows: ReadonlyArray<{ size: string; measures: Measures }>;
  /** A size to point out. */
  marked?: string | undefined;
}

/** Our sizes in bra sizes, for those who know theirs and have no tape at hand. */
export function CupSizesTable({ rows, marked }: CupSizesTableProps) {
  return (
    <LabelsTable
      caption="Cup sizes"
      columns={['US, UK', 'EU', 'Sister sizes']}
      rows={rows
        .flatMap(({ size, measures }) => cupSize(size, measures) ?? [])
        .map(({ size, us, eu, sisters }) => ({ size, labels: [us, eu, sisters] }))}
      marked={marked}
    />
  );
}

/** Women's sizes of other countries beside ours. */
export function OtherSizesTable({ marked }: { marked?: string | undefined }) {
  return (
    <LabelsTable
      caption="Sizes of other countries"
      columns={['US', 'UK', 'EU', 'AU']}
      rows={OTHER_SIZES.map(({ size, us, uk, eu, au }) => ({ size, labels: [us, uk, eu, au] }))}
      marked={marked}
    />
  );
}
