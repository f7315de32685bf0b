import { Assurances } from './assurances.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductViewData } from './product-view-data.ts';

/** What there is to read below the buttons. The first view can do without its script: it works as the server wrote it. */
export function ProductWords({ product }: { product: ProductViewData }) {
  return (
    <>
      <Assurances product={product} />
      <ProductFacts product={product} />
    </>
  );
}
