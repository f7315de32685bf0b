import type { EmailContent, EmailPicture } from '@bluebird-bay/emails/email-content.ts';
import type { RestockOptions } from '@bluebird-bay/services/back-in-stock/restock-round.ts';
import type { Post } from './post.ts';

/** A product that is there again. */
export interface AvailableProduct {
  handle: string;
  /** "Kaila Triangle Top in Wildflowers" */
  name: string;
  /** Undefined for what comes in one size. */
  size: string | undefined;
  /** Its first picture in the kit; null where the provider shows one of its own. */
  picture: EmailPicture | null;
}

const FIRST_COME = 'We hold nothing back for anybody, so first come, first swim.';

function restockEmail({ name, size, picture }: AvailableProduct, href: string): EmailContent {
  const details = size && size !== 'One Size' ? [`Size ${size}`] : [];
  const what = details.length > 0 ? `${name}, size ${size}` : name;
  return {
    subject: `Back in stock: ${what}`,
    preview: FIRST_COME,
    heading: 'It is back',
    parts: [
      {
        kind: 'text',
        text: `${what}${details.length > 0 ? ',' : ''} is in stock again. ${FIRST_COME}`,
      },
      { kind: 'items', items: [{ title: name, details, picture, href }] },
      { kind: 'action', label: 'See it in the shop', href },
    ],
    reason: 'You asked us to write once when this is back. This was it: your address is off the list now.',
  };
}

interface RestockEmailParts {
  post: Post;
  /** Where a product is to be seen, by its handle. */
  productUrl: (handle: string) => string;
}

/** Writes to who waited for a size that it is back. */
export function restockEmails({ post, productUrl }: RestockEmailParts): RestockOptions<AvailableProduct>['send'] {
  return ({ id, email }, product) =>
    post({ id: `restock-${id}`, to: email, content: restockEmail(product, productUrl(product.handle)) });
}
