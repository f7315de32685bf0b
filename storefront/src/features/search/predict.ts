import { browserClient } from '../../storefront-api/browser-client.ts';
import { PredictSearch, type PredictSearchQuery } from '../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { currentCountry } from '../country/current-country.ts';
import { priceInPoints } from '../product/card/card-badges.ts';
import { cardPictures } from '../product/card/card-pictures.ts';
import { type FoundCollection, foundCollection } from './found-collection.ts';
import { type TextPart, textParts } from './styled-text.ts';

/** What words that are still being typed may mean. */
export interface Prediction {
  terms: string;
  suggestions: ReadonlyArray<{ text: string; parts: readonly TextPart[] }>;
  collections: readonly FoundCollection[];
  products: ReadonlyArray<{
    handle: string;
    title: string;
    print?: string;
    price: MoneyAmount;
    /** "200 points", instead of the price. */
    points?: string;
    picture: PictureSource;
  }>;
  /** Products found in all. */
  total: number;
}

type Product = NonNullable<PredictSearchQuery['predictiveSearch']>['products'][number];

function predictedProduct({ handle, title, print, tags, priceRange, images }: Product): Prediction['products'][number] {
  const points = priceInPoints(tags);
  return {
    handle,
    title,
    price: priceRange.minVariantPrice,
    ...(points && { points }),
    picture: cardPictures(images.nodes, title).flat,
    ...(print && { print: print.value }),
  };
}

/** What may be meant, but for what is typed already: Enter looks for that. */
export function suggestionsBeside(
  terms: string,
  queries: ReadonlyArray<{ text: string; styledText: string }>,
): Prediction['suggestions'] {
  return queries
    .filter(({ text }) => text.toLowerCase() !== terms.toLowerCase())
    .map(({ text, styledText }) => ({ text, parts: textParts(styledText) }));
}

/** Asks the provider, which forgives slips of the fingers. `undefined` when it does not answer. */
export async function predict(terms: string, signal: AbortSignal): Promise<Prediction | undefined> {
  const answer = await browserClient().request(PredictSearch, { query: terms, country: currentCountry() }, { signal });
  const found = answer.ok ? answer.data.predictiveSearch : undefined;
  if (!answer.ok || !found) return undefined;
  return {
    terms,
    suggestions: suggestionsBeside(terms, found.queries),
    collections: found.collections.map(foundCollection),
    products: found.products.map(predictedProduct).slice(0, 4),
    total: answer.data.search.totalCount,
  };
}
