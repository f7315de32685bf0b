import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { PredictSearch, type PredictSearchQuery } from '../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { currentCountry } from '../country/current-country.ts';
import { priceInPoints } from '../product/card/card-badges.ts';
import { cardPictures } from '../product/card/card-pictures.ts';
import { type FoundCollection, foundCollection } from './found-collection.ts';
import { type TextPart, textParts } from './styled-text.ts';

/** Longer than between two keys of a quick typist: a word is asked about twice, at its first letter and its last, not at each. */
const PAUSE_MS = 90;
const MAX_CACHED = 60;

const known = new Map<string, Prediction>();

function store(prediction: Prediction): void {
  known.set(prediction.terms, prediction);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
}

interface PredictionState {
  /** For these words, or still for those before; none for no words. */
  prediction: Prediction | undefined;
  failed: boolean;
}

/** Who has paused is answered at once; who is typing is let finish, in milliseconds. */
export const pauseBefore = (sinceLastKeyMs: number): number => (sinceLastKeyMs > PAUSE_MS ? 0 : PAUSE_MS);

/** What the words may mean, as they are typed. Answers to words typed earlier are never shown for later ones. */
export function usePrediction(terms: string): PredictionState {
  const [state, setState] = useState<PredictionState>({ prediction: undefined, failed: false });
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const keyAt = performance.now();
    const pauseMs = pauseBefore(keyAt - lastKeyAt.current);
    lastKeyAt.current = keyAt;
    const here = known.get(terms);
    if (terms === '' || here) return setState({ prediction: here, failed: false });
    const overtaken = new AbortController();
    const timer = window.setTimeout(async () => {
      const prediction = await predict(terms, overtaken.signal).catch(() => undefined);
      if (overtaken.signal.aborted) return;
      if (prediction) store(prediction);
      setState((now) => (prediction ? { prediction, failed: false } : { ...now, failed: true }));
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      overtaken.abort();
    };
  }, [terms]);

  return terms === '' ? { prediction: undefined, failed: false } : state;
}

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

/** Asks the provider, which forgives slips of the fingers. `undefined` when it does not answer. */
export async function predict(terms: string, signal: AbortSignal): Promise<Prediction | undefined> {
  const answer = await browserClient().request(PredictSearch, { query: terms, country: currentCountry() }, { signal });
  const found = answer.ok ? answer.data.predictiveSearch : undefined;
  if (!answer.ok || !found) return undefined;
  return {
    terms,
    suggestions: found.queries.map(({ text, styledText }) => ({ text, parts: textParts(styledText) })),
    collections: found.collections.map(foundCollection),
    products: found.products.map(predictedProduct).slice(0, 4),
    total: answer.data.search.totalCount,
  };
}
