import type { CustomerOf } from '@bluebird-bay/services/customer-of.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { WishlistOwner } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';

/** Asks the provider, whichever it is, whose token it is. Throws when the provider cannot be asked. */
export function customerFrom(api: StorefrontClient): CustomerOf {
  return async (customerAccessToken) => {
    const answer = await api.request(WishlistOwner, { customerAccessToken });
    if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
    return answer.data.customer?.id;
  };
}
