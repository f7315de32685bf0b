import { productId } from '../../domain/search/listed-catalogue.ts';
import type { SearchField } from '../../domain/search/rank.ts';
import { type Suggestion, shareOut, suggestions } from '../../domain/search/suggestions.ts';
import { wordMatch } from '../../domain/search/typo-distance.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { CollectionRecord } from '../../store/catalogue/collections.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import { searchHits } from '../../store/catalogue/search-hits.ts';
import type { ArticleRecord, PageRecord } from '../../store/content/content.ts';
import { invalidArguments } from '../bad-input.ts';
import type {
  PredictiveSearchResultResolvers,
  PredictiveSearchType,
  QueryRootResolvers,
  SearchableField,
  SearchQuerySuggestionResolvers,
} from '../generated/resolvers.ts';
import { notImplemented } from '../not-implemented.ts';
import { articlesFor, pagesFor } from './found-content.ts';
import { ALL_FIELDS, foundList } from './found-products.ts';

/** What someone who is still typing may be looking for. */
export interface PredictiveSearchSource {
  products: readonly ProductRecord[];
  collections: readonly CollectionRecord[];
  articles: readonly ArticleRecord[];
  pages: readonly PageRecord[];
  queries: readonly Suggestion[];
}

/** The most of each type, as the hosted provider has it. */
const MAX_LIMIT = 10;

const FIELDS: Partial<Readonly<Record<SearchableField, readonly SearchField[]>>> = {
  TITLE: ['title', 'print'],
  PRODUCT_TYPE: ['kind'],
  TAG: ['tag'],
};

function searchedFields(names: readonly SearchableField[] | null | undefined): readonly SearchField[] {
  if (!names?.length) return ALL_FIELDS;
  return names.flatMap((name) => {
    const fields = FIELDS[name];
    if (!fields) throw notImplemented(`QueryRoot.predictiveSearch(searchableFields: ${name})`);
    return fields;
  });
}

/** Collections whose titles answer every typed word, the last one perhaps still being typed. */
function collectionsFor(typed: readonly string[], readModel: CatalogueReadModel): CollectionRecord[] {
  if (typed.length === 0) return [];
  const worth = ({ title }: CollectionRecord): number => {
    const words = title
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map((word) => word.replace(/(?<=..[^s])s$/, ''));
    const matches = typed.map((text, index) =>
      Math.max(0, ...words.map((word) => wordMatch(text, word, index === typed.length - 1))),
    );
    return matches.every((match) => match > 0) ? matches.reduce((sum, match) => sum + match, 0) / words.length : 0;
  };
  return [...readModel.collectionById.values()]
    .map((collection) => ({ collection, worth: worth(collection) }))
    .filter((scored) => scored.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.collection.id - b.collection.id)
    .map(({ collection }) => collection);
}

export const predictiveSearchQueries = {
  predictiveSearch: async (_root, args, context) => {
    const { db, currency, catalogue } = context;
    const limit = args.limit ?? MAX_LIMIT;
    if (limit < 1 || limit > MAX_LIMIT) throw invalidArguments(`limit must be within 1..${MAX_LIMIT}`);
    const loaders = catalogue(currency);
    const wants = (type: PredictiveSearchType): boolean => !args.types?.length || args.types.includes(type);
    const [readModel, found] = await Promise.all([
      loaders.readModel(),
      searchHits(db, { query: args.query, prefix: true, fields: searchedFields(args.searchableFields) }),
    ]);
    const products = wants('PRODUCT')
      ? foundList(found, args.unavailableProducts, readModel).products
      : new Uint32Array();
    const collections = wants('COLLECTION') ? collectionsFor(found.typed, readModel) : [];
    const queries = wants('QUERY') ? suggestions(found.typed, found.terms) : [];
    const typedQuery = { query: args.query, prefix: true };
    const articles = wants('ARTICLE') ? await articlesFor(typedQuery, context) : [];
    const pages = wants('PAGE') ? await pagesFor(typedQuery, context) : [];
    const lengths = [products, collections, queries, articles, pages].map(({ length }) => length);
    const [productCount, collectionCount, queryCount, articleCount, pageCount] =
      args.limitScope === 'EACH' ? lengths.map(() => limit) : shareOut(lengths, limit);
    const shown = Array.from(products.subarray(0, productCount), (product) => productId(readModel.catalogue, product));
    const records = await Promise.all(shown.map((id) => loaders.productById.load(id)));
    return {
      products: records.flatMap((record) => record ?? []),
      collections: collections.slice(0, collectionCount),
      queries: queries.slice(0, queryCount),
      articles: articles.slice(0, articleCount),
      pages: pages.slice(0, pageCount),
    };
  },
} satisfies QueryRootResolvers;

export const PredictiveSearchResult: PredictiveSearchResultResolvers = {
  articles: ({ articles }) => [...articles],
  collections: ({ collections }) => [...collections],
  pages: ({ pages }) => [...pages],
  products: ({ products }) => [...products],
  queries: ({ queries }) => [...queries],
};

/** Words of the index are letters and digits, so nothing in them needs escaping. */
function styled({ before, word, typedLength }: Suggestion): string {
  const start = before === '' ? '' : `<mark>${before}</mark> `;
  if (typedLength === 0) return `${start}<span>${word}</span>`;
  const rest = word.slice(typedLength);
  return `${start}<mark>${word.slice(0, typedLength)}</mark>${rest === '' ? '' : `<span>${rest}</span>`}`;
}

export const SearchQuerySuggestion: SearchQuerySuggestionResolvers = {
  styledText: styled,
  text: ({ before, word }) => (before === '' ? word : `${before} ${word}`),
  trackingParameters: () => null,
};
