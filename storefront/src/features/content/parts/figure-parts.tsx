import { usePartData } from '../part-data.ts';
import styles from './figure-parts.module.css';

interface Figure {
  value: string;
  of: string;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, of }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const inFull = (count: number): string => count.toLocaleString('en-GB');

/** How much there is, counted from the catalogue. */
function CatalogueFigures() {
  const { counts } = usePartData();
  if (!counts) return null;
  return (
    <Figures
      figures={[
        { value: inFull(counts.cuts), of: 'patterns, each cut in six sizes or in one for all' },
        { value: inFull(counts.prints), of: 'prints and plain colours, drawn and mixed here' },
        { value: inFull(counts.products), of: 'pieces, which is one of those in one of these' },
      ]}
    />
  );
}

/** How the promises to the sea are going, counted from the catalogue. */
function PactFigures() {
  const { counts } = usePartData();
  if (!counts) return null;
  const { swim, swimRecycled, leastShare, mostShare, offcuts, organic } = counts;
  return (
    <Figures
      figures={[
        { value: `${inFull(swimRecycled)} of ${inFull(swim)}`, of: 'swim pieces have recycled fibre in them' },
        { value: `${leastShare}–${mostShare}%`, of: 'of their outer cloth is recycled, from the least to the most' },
        { value: inFull(offcuts), of: 'pieces are sewn from what cutting leaves over' },
        { value: inFull(organic), of: 'pieces are of organic cotton, or mostly' },
      ]}
    />
  );
}

export const figureParts = { CatalogueFigures, PactFigures };
