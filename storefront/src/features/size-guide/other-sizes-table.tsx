import { LabelsTable } from './labels-table.tsx';
import { OTHER_SIZES } from './other-sizes.ts';

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
