import type { CollectionPageData } from '../../pages/collection-page.tsx';
import { paths } from '../../paths.ts';
import { breadcrumbs, type StructuredContext, type Thing } from './structured-data.ts';

/** The pieces of a collection's page, in its order: where each is. What it is, its own page says. */
export function collectionThings(
  { title, handle, page, cards }: CollectionPageData,
  context: StructuredContext,
): Thing[] {
  const between = page > 1 ? [{ label: title, to: paths.collection(handle) }] : [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: cards.length,
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: context.origin + paths.product(card.handle),
      })),
    },
    breadcrumbs(context, between, page > 1 ? `Page ${page}` : title),
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
