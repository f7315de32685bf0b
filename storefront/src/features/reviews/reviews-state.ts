import { createStore, type StoreApi, useStore } from 'zustand';
import type { Review } from './reviews-answer.ts';

/** Which reviews, and in which order. */
export interface ReviewFilter {
  order: 'helpful' | 'newest';
  star?: number | undefined;
  size?: string | undefined;
}

export const ALL_REVIEWS: ReviewFilter = { order: 'helpful' };

/** Which of the panels of reviews is to be seen (specification §3, UI flags). */
export interface ReviewsState {
  /** Whether the panel with all reviews is open. */
  reading: boolean;
  /** What the panel begins with. */
  begin: ReviewFilter;
  /** Whether the form to write one is open. */
  writing: boolean;
  /** The handle of what somebody wants to write about: on its page, once they are signed in, the form opens. */
  wantsToWrite: string | undefined;
  /** What was written in this visit, by handle: lists that were made before it do not hold it. */
  own: Readonly<Record<string, Review>>;
}

/** The page's one. On the server nothing is ever open. */
const reviewsStore: StoreApi<ReviewsState> = createStore(() => ({
  reading: false,
  begin: ALL_REVIEWS,
  writing: false,
  wantsToWrite: undefined,
  own: {},
}));

/** Opens the panel with all reviews, or those of so many stars. */
export function readReviews(begin: ReviewFilter): void {
  reviewsStore.setState({ reading: true, begin: { ...begin } });
}

export function closeReviews(): void {
  reviewsStore.setState({ reading: false });
}

/** Opens the form to write one. */
export function writeReview(): void {
  reviewsStore.setState({ writing: true, wantsToWrite: undefined });
}

/** Remembers what a visitor wants to write about, or that they have thought better of it. */
export function wantToWrite(wantsToWrite: string | undefined): void {
  reviewsStore.setState({ wantsToWrite });
}

export function closeWriting(): void {
  reviewsStore.setState({ writing: false, wantsToWrite: undefined });
}

/** Keeps what was just written, to be shown at once. */
export function saveOwn(review: Review): void {
  reviewsStore.setState(({ own }) => ({ own: { ...own, [review.product]: review } }));
}

/** Reads the flags in a component; it renders again only when what `select` returns changes. */
export function useReviewsState<T>(select: (state: ReviewsState) => T): T {
  return useStore(reviewsStore, select);
}
