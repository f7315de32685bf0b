import { useEffect, useState } from 'react';
import { readService } from '../../services-api/ask-services.ts';
import type { Review, ReviewsAnswer } from './reviews-answer.ts';
import type { ReviewFilter } from './reviews-state.ts';

const PER_PAGE = 8;

/** What has been found so far. */
export interface FoundReviews {
  reviews: readonly Review[];
  answer: ReviewsAnswer | undefined;
  phase: 'asking' | 'ready' | 'failed';
  hasMore: boolean;
  /** Asks for the next page, or again after a failure. */
  more(): void;
}

interface RequestedReviews {
  reviews: readonly Review[];
  answer?: ReviewsAnswer;
  phase: FoundReviews['phase'];
}

/** The reviews of a product by the page; another filter begins anew while the list on show stays until it is there. */
export function useReviews(handle: string, { order, star, size }: ReviewFilter, enabled: boolean): FoundReviews {
  const [found, setFound] = useState<RequestedReviews>({ reviews: [], phase: 'asking' });
  const list = [handle, order, star, size].join();
  const [page, setPage] = useState<{ list: string; after?: string; tries: number }>({ list, tries: 0 });
  // Another list begins at its first page.
  const { after, tries } = page.list === list ? page : { after: undefined, tries: 0 };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks the same again after a failure
  useEffect(() => {
    if (!enabled) return;
    const leaving = new AbortController();
    setFound((known) => ({ ...known, phase: 'asking' }));
    readService('reviews', { product: handle, first: PER_PAGE, after, order, star, size }, leaving.signal).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        setFound((known) => {
          if (!answer.ok) return { ...known, phase: 'failed' };
          const before = after === undefined ? [] : known.reviews;
          return { reviews: [...before, ...answer.value.reviews], answer: answer.value, phase: 'ready' };
        });
      },
    );
    return () => leaving.abort();
  }, [handle, order, star, size, after, tries, enabled]);

  const end = found.answer?.pageInfo;
  return {
    reviews: found.reviews,
    answer: found.answer,
    phase: found.phase,
    hasMore: end?.hasNextPage ?? false,
    more() {
      setPage(
        found.phase !== 'failed' && end?.endCursor
          ? { list, after: end.endCursor, tries: 0 }
          : { list, ...(after && { after }), tries: tries + 1 },
      );
    },
  };
}
