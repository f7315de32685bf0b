/** Which reviews, and in which order. */
export interface ReviewFilter {
  order: 'helpful' | 'newest';
  star?: number | undefined;
  size?: string | undefined;
}

export const ALL_REVIEWS: ReviewFilter = { order: 'helpful' };
