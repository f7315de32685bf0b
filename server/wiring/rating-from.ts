import type { RatingsAnswer } from '@bluebird-bay/services/reviews/reviews-api.ts';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import type { RequestHandler } from '../http/app.ts';

/** Asks our services what shoppers think of a product; a page is made all the same where they do not answer. */
export function ratingFrom(
  services: RequestHandler,
  shopOrigin: string,
): (handle: string) => Promise<Rating | undefined> {
  return async (handle) => {
    try {
      const address = `${shopOrigin}/services/ratings?products=${encodeURIComponent(handle)}`;
      const answer = await services.fetch(new Request(address));
      if (!answer.ok) return undefined;
      const { ratings }: RatingsAnswer = await answer.json();
      return ratings[handle];
    } catch {
      return undefined;
    }
  };
}
