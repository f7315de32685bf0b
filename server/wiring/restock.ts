import type { EmailContent, EmailPicture } from '@bluebird-bay/emails/email-content.ts';
import { createRestockRound } from '@bluebird-bay/services/back-in-stock/restock-round.ts';
import type { ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import {
  RestockedVariants,
  type RestockedVariantsQuery,
} from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import type { Post } from '../emails/post.ts';
import { picturesOnPage } from '../pictures/pictures-on-page.ts';

interface RestockParts {
  db: ServicesDb;
  api: StorefrontClient;
  post: Post;
  /** Where a product is to be seen, by its handle. */
  productUrl: (handle: string) => string;
}

/** A product that is there again. */
interface AvailableProduct {
  handle: string;
  /** "Kaila Triangle Top in Wildflowers" */
  name: string;
  /** Undefined for what comes in one size. */
  size: string | undefined;
  /** Its first picture in the kit; null where the provider shows one of its own. */
  picture: EmailPicture | null;
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

function restockEmail({ name, size, picture }: AvailableProduct, href: string): EmailContent {
  const details = size && size !== 'One Size' ? [`Size ${size}`] : [];
  const what = details.length > 0 ? `${name}, size ${size}` : name;
  return {
    subject: `Back in stock: ${what}`,
    preview: 'We hold nothing back for anybody, so first come, first swim.',
    heading: 'It is back',
    parts: [
      {
        kind: 'text',
        text: `${what}${details.length > 0 ? ',' : ''} is in stock again. We hold nothing back for anybody, so first come, first swim.`,
      },
      {
        kind: 'items',
        items: [
          {
            title: name,
            details,
            picture,
            href,
          },
        ],
      },
      { kind: 'action', label: 'See it in the shop', href },
    ],
    reason: 'You asked us to write once when this is back. This was it: your address is off the list now.',
  };
}

/** Asks the provider which awaited sizes are there again and writes to those who wait; see {@link createRestockRound}. */
export function restockRound({ db, api, post, productUrl }: RestockParts): () => Promise<number> {
  return createRestockRound<AvailableProduct>({
    db,
    findAvailable: async (variants) => {
      const answer = await api.request(RestockedVariants, { ids: [...variants] });
      if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
      return new Map(answer.data.nodes.flatMap(productOf));
    },
    send: ({ id, email }, product) =>
      post({ id: `restock-${id}`, to: email, content: restockEmail(product, productUrl(product.handle)) }),
  });
}
