/** Where reviews stand in a product's page. */
export const REVIEWS_ID = 'reviews';
