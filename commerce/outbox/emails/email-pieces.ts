import type { EmailPiece } from '@bluebird-bay/emails/email-content.ts';
import { optionText } from '../../domain/order/option-text.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import type { OrderLineRecord } from '../../store/order/order-record.ts';

/** A line, or so many of it, as it is shown in every email about it. */
export function pieceOf(line: OrderLineRecord, quantity: number, links: StorefrontLinks): EmailPiece {
  const { title, printTitle, picture, productHandle } = line;
  return {
    title: quantity === 1 ? title : `${quantity} × ${title}`,
    details: [printTitle ?? '', optionText(line)].filter((detail) => detail !== ''),
    picture,
    href: links.product(productHandle),
  };
}
