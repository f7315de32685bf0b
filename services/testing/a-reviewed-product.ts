import type { ReviewedProduct } from '../reviews/sample/reviewed-product.ts';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** A product as the sample reviews want to know it; sized unless told. */
export function aReviewedProduct(handle: string, change: Partial<ReviewedProduct> = {}): ReviewedProduct {
  return {
    handle,
    kind: 'top',
    style: 'kaila',
    print: 'wildflowers',
    printTitle: 'Wildflowers',
    fit: 'True to size.',
    tags: [],
    variants: LETTERS.map((size) => ({ size })),
    arrivedOn: '2026-04-01',
    ...change,
  };
}
