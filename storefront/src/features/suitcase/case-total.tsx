import { MoneyText, PriceText } from '../../ui/money/price-text.tsx';
import text from '../../ui/text.module.css';
import { usePriceTogether } from '../cart/use-price-together.ts';
import { moneyOf, thousandths } from '../promo/amount.ts';
import styles from './case-total.module.css';
import { costPerOutfit } from './outfits.ts';
import type { SuitcaseProduct } from './suitcase-product.ts';

interface CaseTotalProps {
  /** One variant of each product. */
  variants: readonly (string | undefined)[];
  products: readonly SuitcaseProduct[];
  outfits: number;
}

/** The prices on their tags added up, for reading, where the provider does not say what it costs together. */
function tagsOf(products: readonly SuitcaseProduct[]) {
  const [first] = products;
  const sum = products.reduce((total, { card }) => total + thousandths(card.price.amount), 0);
  return moneyOf(sum, first?.card.price.currencyCode ?? '');
}

/** What it costs together, pairs at their price, and what that is for each outfit. */
export function CaseTotal({ variants, products, outfits }: CaseTotalProps) {
  const price = usePriceTogether(variants);
  const total = price?.total ?? tagsOf(products);
  const each = costPerOutfit(total, outfits);
  return (
    <div className={styles.total} aria-live="polite">
      <div>
        <span className={text.soft}>{price?.was ? 'Total, pairs at their price' : 'Total'}</span>
        <PriceText price={total} was={price?.was} size="large" />
      </div>
      {each && (
        <p>
          <span className={text.soft}>An outfit, about</span>
          <b>
            <MoneyText of={each} />
          </b>
        </p>
      )}
    </div>
  );
}
