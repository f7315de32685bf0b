import { createRestockRound, type RestockOptions } from '@bluebird-bay/services/back-in-stock/restock-round.ts';
import type { ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import {
  RestockedVariants,
  type RestockedVariantsQuery,
} from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import type { AvailableProduct } from '../emails/restock-emails.ts';
import { picturesOnPage } from '../pictures/pictures-on-page.ts';

interface RestockParts {
  db: ServicesDb;
  api: StorefrontClient;
  send: RestockOptions<AvailableProduct>['send'];
}

type Node = RestockedVariantsQuery['nodes'][number];

function productOf(node: Node): readonly [string, AvailableProduct][] {
  if (!node || !('availableForSale' in node) || !node.availableForSale) return [];
  const { id, title, product } = node;
  const name = product.print ? `${product.title} in ${product.print.value}` : product.title;
  const { url, altText } = product.featuredImage ?? {};
  const [drawn] = picturesOnPage(url ?? '');
  const picture = drawn ? { spec: drawn.spec, alt: altText ?? product.title } : null;
  return [[id, { handle: product.handle, name, size: title === 'Default Title' ? undefined : title, picture }]];
}

/** Asks the provider which awaited sizes are there again and writes to those who wait; see {@link createRestockRound}. */
export function restockRound({ db, api, send }: RestockParts): () => Promise<number> {
  return createRestockRound<AvailableProduct>({
    db,
    findAvailable: async (variants) => {
      const answer = await api.request(RestockedVariants, { ids: [...variants] });
      if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
      return new Map(answer.data.nodes.flatMap(productOf));
    },
    send,
  });
}
