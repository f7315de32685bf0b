import type { PostData } from '../../features/content/text-page-data.ts';
import { SHOP } from '../../features/layout/head.tsx';
import { NO_PICTURE } from '../../features/product/card/card-pictures.ts';
import { collectionsOfKind } from '../../features/product/page/collections-of-kind.ts';
import type { ProductSize, ProductViewData } from '../../features/product/page/product-view-data.ts';
import type { Template } from '../../page-modules.ts';
import { paths } from '../../paths.ts';
import type { DataOf } from '../builders.ts';
import {
  collectionThings,
  homeThings,
  lookbooksThings,
  lookbookThings,
  printsThings,
  printThings,
} from './list-things.ts';
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
  // What stands in for a picture is none of the product.
  const image = pictures.filter(({ large }) => large !== NO_PICTURE.large);
  const collections = collectionsOfKind(product.kind).map(({ handle, label }) => ({
    label,
    to: paths.collection(handle),
  }));
  return [
    {
      '@type': 'Product',
      name: print ? `${title}, ${print}` : title,
      description: story[0] ?? details[0] ?? title,
      ...(image.length > 0 && { image: image.map(({ large }) => new URL(large, origin).href) }),
      url: origin + path,
      brand: { '@type': 'Brand', name: product.brand ?? SHOP },
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

const PUBLISHER = { '@type': 'Organization', name: SHOP };

/** A post as an article: who wrote it and when, what is to be seen, how long it is. */
function postThings({ front, picture, wordCount }: PostData, context: StructuredContext): Thing[] {
  const { title, description, date, author, tags = [] } = front;
  const url = context.origin + context.path;
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      dateModified: date,
      author: { '@type': 'Person', name: author },
      publisher: PUBLISHER,
      mainEntityOfPage: url,
      url,
      wordCount,
      keywords: tags.join(', '),
      inLanguage: 'en-GB',
      ...(picture && { image: [new URL(picture.large, context.origin).href] }),
    },
    breadcrumbs(context, [{ label: 'Blog', to: paths.blog() }], title),
  ];
}

type Describe<Data> = (data: Data, context: StructuredContext) => Thing[];

/** What is told of each template's pages; the others say enough in their own words. */
const TELLERS: { readonly [T in Template]?: Describe<DataOf<T>> } = {
  home: (_, context) => homeThings(context),
  collection: collectionThings,
  lookbooks: lookbooksThings,
  lookbook: lookbookThings,
  prints: printsThings,
  print: printThings,
  product: productThings,
  post: postThings,
};

const BY_TEMPLATE: ReadonlyMap<string, Describe<never>> = new Map(Object.entries(TELLERS));

/** The JSON-LD of a page; absent where there is nothing to tell. `data` is what the template's builder made. */
export function structuredData(template: string, data: never, context: StructuredContext): string | undefined {
  const things = BY_TEMPLATE.get(template)?.(data, context);
  return things && JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
}
