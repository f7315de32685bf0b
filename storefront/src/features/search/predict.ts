import { browserClient } from '../../storefront-api/browser-client.ts';
import { PredictSearch, type PredictSearchQuery } from '../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../ui/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { currentCountry } from '../country/current-country.ts';
import { cardPictures } from '../product/card-pictures.ts';
import { type TextPart, textParts } from './styled-text.ts';

export interface FoundCollection {
  handle: string;
  title: string;
  picture?: string;
}

/** What words that are still being typed may mean. */
export interface Prediction {
  words: string;
  suggestions: ReadonlyArray<{ text: string; parts: readonly TextPart[] }>;
  collections: readonly FoundCollection[];
  pieces: ReadonlyArray<{ handle: string; title: string; print?: string; price: MoneyAmount; picture: PictureSource }>;
  /** Pieces found in all. */
  total: number;
}

type Product = NonNullable<PredictSearchQuery['predictiveSearch']>['products'][number];

export function foundCollection({
  handle,
  title,
  image,
}: {
  handle: string;
  title: string;
  image: { url: string } | null;
}): FoundCollection {
  return { handle, title, ...(image && { picture: image.url }) };
}

function piece({ handle, title, print, priceRange, images }: Product): Prediction['pieces'][number] | undefined {
  const pictures = cardPictures(images.nodes, title);
  return (
    pictures && {
      handle,
      title,
      price: priceRange.minVariantPrice,
      picture: pictures.flat,
      ...(print && { print: print.value }),
    }
  );
}

/** Asks the provider, which forgives slips of the fingers. `undefined` when it does not answer. */
export async function predict(words: string, signal: AbortSignal): Promise<Prediction | undefined> {
  const answer = await browserClient().request(PredictSearch, { query: words, country: currentCountry() }, { signal });
  const found = answer.ok ? answer.data.predictiveSearch : undefined;
  if (!answer.ok || !found) return undefined;
  return {
    words,
    suggestions: found.queries.map(({ text, styledText }) => ({ text, parts: textParts(styledText) })),
    collections: found.collections.map(foundCollection),
    pieces: found.products
      .map(piece)
      .filter((one) => one !== undefined)
      .slice(0, 4),
    total: answer.data.search.totalCount,
  };
}
