import { CUTTINGS } from '@bluebird-bay/content/press/cuttings.ts';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { PriceText } from '../../../ui/money/price-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { longDate } from '../long-date.ts';
import { usePartData } from '../part-data.ts';
import styles from './figure-parts.module.css';

/** Every customer on the wall, with what they wear and its price; each leads to the product. */
function SnapWall() {
  const { snaps = [] } = usePartData();
  return (
    <ul className={styles.wall} data-wide="">
      {snaps.map(({ name, handle, wears, price, was, picture }) => (
        <li key={handle}>
          <Link to={paths.product(handle)} className={styles.snap}>
            <Picture source={picture} sizes="(min-width: 900px) 300px, 44vw" className={styles.picture} />
            <span className={styles.name}>{name}</span>
            <span className={styles.wears}>{wears}</span>
            <PriceText price={price} was={was} className={styles.price} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const wallParts = { SnapWall };

/** What was written and said about us, the newest first. */
function PressCuttings() {
  return (
    <ul className={styles.cuttings} data-wide="">
      {CUTTINGS.map(({ outlet, where, date, title, quote, kind }) => (
        <li key={title}>
          <p className={styles.outlet}>
            <b>{outlet}</b>
            <span>{kind}</span>
          </p>
          <blockquote>{quote}</blockquote>
          <p className={styles.where}>
            <cite>{title}</cite>, {where}. <time dateTime={date}>{longDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const pressParts = { PressCuttings };

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
