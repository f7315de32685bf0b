import { collectionsOfKind } from '../../features/product/page/collections-of-kind.ts';
import type { ProductSize, ProductViewData } from '../../features/product/page/product-view-data.ts';
import { paths } from '../../paths.ts';
import { breadcrumbs, type StructuredContext, type Thing } from './structured-data.ts';

/** The provider's number of a variant: the last part of its id. */
const skuOf = (variantId: string): string => variantId.slice(variantId.lastIndexOf('/') + 1);

function offer(size: ProductSize, product: ProductViewData, { origin, path }: StructuredContext): Thing {
  const { amount, currencyCode } = size.price ?? product.price;
  return {
    '@type': 'Offer',
    sku: skuOf(size.variantId),
    name: size.label,
    price: amount,
    priceCurrency: currencyCode,
    availability: `https://schema.org/${size.available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: origin + path,
  };
}

/** A product with an offer for each size, and what shoppers think of it where anybody has said. */
export function productThings(product: ProductViewData, context: StructuredContext): Thing[] {
  const { title, print, story, details, pictures, sizes, fabric } = product;
  const { rating, origin, path } = context;
  const collections = collectionsOfKind(product.kind).map(({ handle, label }) => ({
    label,
    to: paths.collection(handle),
  }));
  return [
    {
      '@type': 'Product',
      name: print ? `${title}, ${print}` : title,
      description: story[0] ?? details[0] ?? title,
      image: pictures.map(({ large }) => new URL(large, origin).href),
      url: origin + path,
      brand: { '@type': 'Brand', name: 'Bluebird Bay' },
      ...(print && { pattern: print }),
      ...(fabric && { material: fabric }),
      // What no money buys is offered to nobody who comes from a search engine.
      ...(!product.forPoints && { offers: sizes.map((size) => offer(size, product, context)) }),
      ...(rating &&
        rating.total > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average.toFixed(2),
            reviewCount: rating.total,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    },
    breadcrumbs(context, collections, title),
  ];
}
