import { Assurances } from './assurances.tsx';
import { ProductDetails } from './product-details.tsx';
import type { ProductViewData } from './product-view-data.ts';

/** What there is to read below the buttons. The first view can do without its script: it works as the server wrote it. */
export function ProductText({ product }: { product: ProductViewData }) {
  return (
    <>
      <Assurances product={product} />
      <ProductDetails product={product} />
    </>
  );
}
