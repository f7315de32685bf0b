import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { thumbOf } from '../../../ui/thumb.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import type { CollectionName } from '../collection-families.ts';
import styles from './collection-head.module.css';

/** A print a collection is cut from, and where its first product stands in the list. */
export interface CollectionPrint {
  name: string;
  /** The fabric, a small square tile. */
  swatch: string;
  /** Handle of the first product in this print. */
  first: string;
  productCount: number;
}

const MOST_PRINTS = 5;

/** The prints a collection has most of, most first; prints without a swatch to show are left out. */
export function collectionPrints(cards: readonly ProductCardData[]): CollectionPrint[] {
  const found = new Map<string, CollectionPrint>();
  for (const { print: name, swatches, handle: first } of cards) {
    const [small] = swatches;
    if (!name || !small) continue;
    const print = found.get(name) ?? { name, swatch: thumbOf({ small }), first, productCount: 0 };
    print.productCount += 1;
    found.set(name, print);
  }
  return [...found.values()].sort((a, b) => b.productCount - a.productCount).slice(0, MOST_PRINTS);
}

interface CollectionHeadProps {
  /** The department the collection belongs to. */
  department: CollectionName | undefined;
  title: string;
  description: string;
  prints: readonly CollectionPrint[];
}

/** Where one is, what the collection is called and the fabrics it is cut from. */
export function CollectionHead({ department, title, description, prints }: CollectionHeadProps) {
  return (
    <div className={classNames(layout.container, styles.head)}>
      <div>
        <Breadcrumbs
          between={department ? [{ label: department.label, to: paths.collection(department.handle) }] : []}
          here={title}
        />
        <h1 className={classNames(text.h1, styles.title)}>{title}</h1>
        {description && <p className={classNames(text.lead, styles.lead)}>{description}</p>}
      </div>
      {prints.length > 1 && <PrintArches prints={prints} />}
    </div>
  );
}

/** Each arch leads to the first product in its print, further down the page. */
function PrintArches({ prints }: { prints: readonly CollectionPrint[] }) {
  return (
    <nav className={styles.prints} aria-label="Prints in this collection">
      {prints.map(({ name, swatch, first }) => (
        <a key={name} href={`#${first}`} className={styles.print}>
          <span className={styles.arch}>
            <img src={swatch} alt="" width="110" height="110" loading="lazy" fetchPriority="low" />
          </span>
          {name}
        </a>
      ))}
    </nav>
  );
}
