import { cupSize } from './cup-sizes.ts';
import { LabelsTable } from './labels-table.tsx';
import type { Measures } from './measures.ts';

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
