/** A return's number as people say it: `R-501`. */
export const returnName = (number: number): string => `R-${number}`;

/** The page of a return, for whoever has its secret; its label is part of it. */
export const returnUrl = (shopOrigin: string, token: string): string => `${shopOrigin}/checkouts/returns/${token}`;
