import type { ServiceAnswer } from '../../services-api/ask-services.ts';

/** A page of reviews, and what all of them come to. */
export type ReviewsAnswer = ServiceAnswer<'reviews'>;

/** A review as the shop shows it. */
export type Review = ReviewsAnswer['reviews'][number];

/** The ratings of a product in short. */
export type RatingSummary = ServiceAnswer<'ratings'>['ratings'][string];

/** How it came up against the size that was asked for. */
export type Fit = NonNullable<Review['fit']>;
