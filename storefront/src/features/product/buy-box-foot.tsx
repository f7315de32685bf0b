import { Assurances } from './assurances.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductViewData } from './product-view-data.ts';

/** What stands below the buttons: words, which need no script to be read. */
export function BuyBoxFoot({ product }: { product: ProductViewData }) {
  return (
    <>
      <Assurances product={product} />
      <ProductFacts product={product} />
    </>
  );
}
