import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { leadWithModel } from '../product/card/lead-with-model.ts';
import { ProductCard } from '../product/card/product-card.tsx';
import { setAddress } from '../set-builder/set-address.ts';
import styles from './print-below.module.css';
import { PrintCuttings } from './print-cuttings.tsx';
import type { PrintHead, PrintProducts } from './print-data.ts';
import { PrintMaking } from './print-making.tsx';

const CARD_SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw';

interface PrintBelowProps {
  print: PrintHead;
  products: PrintProducts;
}

/** How a print came about, everything that was cut from it, and the prints beside it on the shelf. */
export function PrintBelow({ print, products: { cards, others, canBeASet } }: PrintBelowProps) {
  const worn = leadWithModel(cards);
  return (
    <>
      <PrintMaking print={print} picture={cards.find(({ soldOut }) => !soldOut)?.flat ?? cards[0]?.flat} />
      <section className={classNames(layout.container, layout.section)} aria-labelledby="pieces">
        <div className={styles.head}>
          <h2 className={classNames(text.h2, styles.title)} id="pieces">
            {cards.length === 1 ? 'The one piece cut from it' : 'Every piece cut from it'}
          </h2>
          {canBeASet && (
            <Link to={setAddress({ print: print.handle })} className={arrowLinkClass}>
              <ArrowLabel>Make a set of it</ArrowLabel>
            </Link>
          )}
        </div>
        <ul className={styles.grid}>
          {cards.map((card, place) => (
            <ProductCard key={card.handle} card={card} sizes={CARD_SIZES} worn={worn.has(place)} />
          ))}
        </ul>
      </section>
      <section className={classNames(layout.container, layout.section)} aria-labelledby="shelf">
        <div className={styles.head}>
          <h2 className={text.h2} id="shelf">
            Next to it on the shelf
          </h2>
          <Link to={paths.prints()} className={arrowLinkClass}>
            <ArrowLabel>All prints</ArrowLabel>
          </Link>
        </div>
        <PrintCuttings prints={others} heading="h3" />
      </section>
    </>
  );
}
