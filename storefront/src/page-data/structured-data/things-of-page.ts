import type { Template } from '../../page-modules.ts';
import type { DataOf } from '../builders.ts';
import {
  collectionThings,
  homeThings,
  lookbooksThings,
  lookbookThings,
  printsThings,
  printThings,
} from './list-things.ts';
import { postThings } from './post-things.ts';
import { productThings } from './product-things.ts';
import type { StructuredContext, Thing } from './structured-data.ts';

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
