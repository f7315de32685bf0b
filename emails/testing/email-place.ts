import type { EmailPlace } from '../email-content.ts';

/** Where emails of tests lead: the shop's own address, pictures included. */
export const emailPlace = (shopOrigin: string): EmailPlace => ({
  shopOrigin,
  pictureUrl: (spec, width) => `${shopOrigin}/pictures/000000/${spec}@${width}.jpeg`,
});
