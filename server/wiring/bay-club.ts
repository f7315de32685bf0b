import type { ClubPorts } from '@bluebird-bay/services/club/club-ports.ts';
import { plainId } from '@bluebird-bay/services/customer-of.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { ClubMember, ReviewedProduct } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { clubEmails } from '../emails/club-emails.ts';
import type { Post } from '../emails/post.ts';

interface ClubParts {
  /** What can be had done at the provider; else codes come from the pool, and staff tell it of tiers. */
  atProvider: Pick<ClubPorts, 'codeMaker' | 'tellTier'>;
  api: StorefrontClient;
  post: Post;
  /** 'https://shop.example' */
  shopOrigin: string;
}

/** What Bay Club needs of the provider and the post. */
export function clubPorts({ atProvider, api, post, shopOrigin }: ClubParts): ClubPorts {
  return {
    async profileOf(customerAccessToken) {
      const answer = await api.request(ClubMember, { customerAccessToken });
      if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
      const { customer } = answer.data;
      return customer ? { id: customer.id, email: customer.email ?? null, createdAt: customer.createdAt } : undefined;
    },
    async productOf(handle) {
      const answer = await api.request(ReviewedProduct, { handle });
      if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
      const { product } = answer.data;
      if (!product) return undefined;
      const title = product.print ? `${product.title}, ${product.print.value}` : product.title;
      return { id: plainId(product.id), title };
    },
    ...atProvider,
    sendEmail: clubEmails({ post, shopOrigin, canUndo: atProvider.codeMaker !== undefined }),
  };
}
