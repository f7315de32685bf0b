import type { CollectionPageData } from '../../pages/shop/collection-page.tsx';
import { paths } from '../../paths.ts';
import { breadcrumbs, type StructuredContext, type Thing } from './structured-data.ts';

/** Things that have pages of their own, in their order: where each is. What it is, its own page says. */
function listOf(name: string, addresses: readonly string[], { origin }: StructuredContext): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: addresses.length,
    itemListElement: addresses.map((address, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + address,
    })),
  };
}

/** The products of a collection's page. */
export function collectionThings(
  { title, handle, page, cards }: CollectionPageData,
  context: StructuredContext,
): Thing[] {
  const between = page > 1 ? [{ label: title, to: paths.collection(handle) }] : [];
  return [
    listOf(
      title,
      cards.map((card) => paths.product(card.handle)),
      context,
    ),
    breadcrumbs(context, between, page > 1 ? `Page ${page}` : title),
  ];
}

interface ListedHandle {
  handle: string;
}

/** A lookbook, as far as its products matter. */
interface ProductsOfLookbook {
  spread: { title: string; look: readonly ListedHandle[] };
  pages: { pages: ReadonlyArray<{ product: ListedHandle }> };
}

const LOOKBOOKS = 'Lookbooks';

/** The lookbooks there are. */
export function lookbooksThings(
  { covers }: { covers: ReadonlyArray<{ slug: string }> },
  context: StructuredContext,
): Thing[] {
  return [
    listOf(
      LOOKBOOKS,
      covers.map(({ slug }) => paths.lookbook(slug)),
      context,
    ),
    breadcrumbs(context, [], LOOKBOOKS),
  ];
}

/** The products of a lookbook, each once, as one comes upon them. */
export function lookbookThings({ spread, pages }: ProductsOfLookbook, context: StructuredContext): Thing[] {
  const handles = [...spread.look, ...pages.pages.map(({ product }) => product)].map(({ handle }) => handle);
  return [
    listOf(
      spread.title,
      [...new Set(handles)].map((handle) => paths.product(handle)),
      context,
    ),
    breadcrumbs(context, [{ label: LOOKBOOKS, to: paths.lookbooks() }], spread.title),
  ];
}

const PRINTS = 'Prints';

/** The prints there are. */
export function printsThings({ prints }: { prints: readonly ListedHandle[] }, context: StructuredContext): Thing[] {
  return [
    listOf(
      PRINTS,
      prints.map(({ handle }) => paths.print(handle)),
      context,
    ),
    breadcrumbs(context, [], PRINTS),
  ];
}

/** Everything that was cut from a print. */
export function printThings(
  { products }: { products: { print: string; cards: readonly ListedHandle[] } },
  context: StructuredContext,
): Thing[] {
  return [
    listOf(
      products.print,
      products.cards.map(({ handle }) => paths.product(handle)),
      context,
    ),
    breadcrumbs(context, [{ label: PRINTS, to: paths.prints() }], products.print),
  ];
}

/** The shop itself, and how it is searched. */
export function homeThings({ origin }: StructuredContext): Thing[] {
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: 'Bluebird Bay',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: 'Bluebird Bay',
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
