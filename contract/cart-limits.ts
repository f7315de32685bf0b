/** How many lines a cart holds, and how many the Storefront API takes at once. */
export const MAX_LINES = 250;
