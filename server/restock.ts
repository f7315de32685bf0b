import { asHtml } from '@bluebird-bay/commerce/outbox/emails/as-html.ts';
import { asText } from '@bluebird-bay/commerce/outbox/emails/as-text.ts';
import type { EmailContent } from '@bluebird-bay/commerce/outbox/emails/email-content.ts';
import type { Mailer } from '@bluebird-bay/commerce/outbox/mail/mailer.ts';
import { runRestockRound } from '@bluebird-bay/services/back-in-stock/restock-round.ts';
import type { ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import {
  RestockedVariants,
  type RestockedVariantsQuery,
} from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';

interface RestockParts {
  db: ServicesDb;
  api: StorefrontClient;
  mailer: Mailer;
  /** 'https://shop.example' */
  shopOrigin: string;
}

/** A product that is there again. */
interface AvailableProduct {
  handle: string;
  /** "Kaila Triangle Top in Wildflowers" */
  name: string;
  /** Undefined for what comes in one size. */
  size: string | undefined;
}

type Node = RestockedVariantsQuery['nodes'][number];

function productOf(node: Node): readonly [string, AvailableProduct][] {
  if (!node || !('availableForSale' in node) || !node.availableForSale) return [];
  const { id, title, product } = node;
  const name = product.print ? `${product.title} in ${product.print.value}` : product.title;
  return [[id, { handle: product.handle, name, size: title === 'Default Title' ? undefined : title }]];
}

function restockEmail({ name, size, handle }: AvailableProduct, shopOrigin: string): EmailContent {
  const what = size && size !== 'One Size' ? `${name}, size ${size}` : name;
  return {
    subject: `Back in stock: ${what}`,
    heading: 'It is back',
    parts: [
      { kind: 'text', text: `${what} is in stock again. We hold nothing back for anybody, so first come, first swim.` },
      { kind: 'action', label: 'See it in the shop', href: `${shopOrigin}${paths.product(handle)}` },
    ],
    reason: 'You asked us to write once when this size is back. This was it: your address is off the list now.',
  };
}

/** Asks the provider which awaited sizes are there again and writes to those who wait; see {@link runRestockRound}. */
export function restockRound({ db, api, mailer, shopOrigin }: RestockParts): () => Promise<number> {
  const host = new URL(shopOrigin).hostname;
  return () =>
    runRestockRound<AvailableProduct>({
      db,
      findAvailable: async (variants) => {
        const answer = await api.request(RestockedVariants, { ids: [...variants] });
        if (!answer.ok) throw new Error(answer.failure.messages.join('; '));
        return new Map(answer.data.nodes.flatMap(productOf));
      },
      send: async ({ id, email }, product) => {
        const content = restockEmail(product, shopOrigin);
        await mailer.send({
          messageId: `<restock-${id}@${host}>`,
          to: email,
          subject: content.subject,
          text: asText(content),
          html: asHtml(content),
        });
      },
    });
}
