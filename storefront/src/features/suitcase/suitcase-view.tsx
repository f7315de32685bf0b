import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/messages/notice.tsx';
import text from '../../ui/text.module.css';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { Figured } from '../content/words.tsx';
import { Unreachable } from '../wishlist/view/wishlist-notices.tsx';
import { CaseList } from './case-list.tsx';
import { EmptySuitcase } from './empty-suitcase.tsx';
import { OutfitGrid } from './outfit-grid.tsx';
import { bestGain, countLine, outfitsOf } from './outfits.ts';
import { MOST_PACKED, readSuitcase, withoutProduct, withProducts } from './packed.ts';
import { Picker } from './picker.tsx';
import { productName, type SuitcaseProduct } from './suitcase-product.ts';
import styles from './suitcase-view.module.css';
import { type SuitcaseState, useSuitcase } from './use-suitcase.ts';

/** Products to pick from, every outfit of those that are picked, and what they cost: in this browser alone, or passed on. */
export function SuitcaseView({ location }: { location: PageLocation }) {
  const suitcase = useSuitcase(location);
  const [said, setSaid] = useState('');
  const { packed, listed, products, waiting, failed } = suitcase;
  const outfits = outfitsOf(products);
  const line = countLine(packed.length, outfits.length);

  const toggle = (product: SuitcaseProduct): void => {
    const isIn = packed.some(({ handle }) => handle === product.handle);
    if (!isIn && packed.length >= MOST_PACKED) {
      setSaid(`A suitcase holds ${MOST_PACKED} pieces, and yours is full.`);
    } else {
      if (isIn) suitcase.change(withoutProduct(packed, product.handle));
      else suitcase.pick(product);
      setSaid(`${productName(product)} ${isIn ? 'is out' : 'is in'}.`);
    }
  };
  return (
    <div className={styles.view}>
      {suitcase.isForeign && <PassedOn suitcase={suitcase} />}
      {packed.length === 0 ? (
        <EmptySuitcase onPack={(handles) => suitcase.change(withProducts([], handles))} />
      ) : (
        <div className={styles.count} role="status">
          <h2 className={text.h2}>{waiting && products.length === 0 ? 'Unfolding …' : <Figured words={line} />}</h2>
          <p className={classNames(text.soft, styles.hint)}>
            {said} {!waiting && <Hint products={products} />}
          </p>
        </div>
      )}
      {failed && <Unreachable onRetry={suitcase.retry} />}
      <div className={packed.length > 0 ? styles.columns : undefined}>
        <div className={styles.main}>
          <Picker packed={packed} onToggle={toggle} />
          {outfits.length > 0 && <OutfitGrid outfits={outfits} products={products} />}
        </div>
        {packed.length > 0 && (
          <CaseList
            listed={listed}
            products={products}
            outfits={outfits.length}
            packed={packed}
            onChange={(next, words) => {
              suitcase.change(next);
              if (words) setSaid(words);
            }}
          />
        )}
      </div>
    </div>
  );
}

const NOUNS = { top: 'top', bottoms: 'pair of bottoms', whole: 'one-piece', over: 'cover-up', along: 'thing' } as const;

/** What would make most of what is in. */
function Hint({ products }: { products: readonly SuitcaseProduct[] }) {
  const best = bestGain(products);
  if (!best) return null;
  const { role, outfits } = best;
  return `One more ${NOUNS[role]} makes ${outfits === 1 ? 'one more outfit' : `${outfits} more outfits`}.`;
}

function PassedOn({ suitcase }: { suitcase: SuitcaseState }) {
  const own = readSuitcase();
  const handles = suitcase.packed.map(({ handle }) => handle);
  return (
    <div className={styles.passedOn}>
      <Notice>
        Somebody packed this one and passed it on. Yours is as you left it, with {itemCountLabel(own.length)} in it.
      </Notice>
      <div className={layout.row}>
        <Link to={paths.suitcase()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Open mine
        </Link>
        <Button size="small" variant="outline" onClick={() => suitcase.keep(withProducts(own, handles))}>
          Pack these into mine
        </Button>
      </div>
    </div>
  );
}
