import type { EmailContent, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import { giftCardRecipient } from '../../domain/gift-card/gift-card-recipient.ts';
import type { Money } from '../../domain/money/money.ts';
import { exactText } from '../../domain/money/money-text.ts';
import { orderName } from '../../domain/order/order-name.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { readableCode } from '../../store/discount/gift-cards.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order/order-record.ts';

/** Who gets a gift card: whom the buyer named, else the buyer. */
export function giftCardReader(order: OrderRecord, line: OrderLineRecord): string {
  return giftCardRecipient(line.attributes).email ?? order.email;
}

/** A polaroid of the card with what its giver wrote under it; a card that was never drawn is told in words. */
function cardParts({ title, picture }: OrderLineRecord, message: string, amount: string): EmailPart[] {
  if (picture) {
    const caption = message === '' ? `${amount} for the bay` : message;
    return [
      { kind: 'polaroid', picture, caption },
      { kind: 'rows', rows: [], total: ['On the card', amount] },
    ];
  }
  return [
    ...(message === '' ? [] : [{ kind: 'text', text: `“${message}”` } as const]),
    { kind: 'items', items: [{ title, details: ['It does not expire'], amount, picture }] },
  ];
}

/** The email with a gift card's code in it. */
export function giftCardEmail(
  order: OrderRecord,
  line: OrderLineRecord,
  card: { code: string; balance: Money },
  links: StorefrontLinks,
): EmailContent {
  const amount = exactText(card.balance);
  const isForOther = giftCardReader(order, line) !== order.email;
  const from = [order.deliveryAddress.firstName, order.deliveryAddress.lastName].filter(Boolean).join(' ');
  const { name, message } = giftCardRecipient(line.attributes);
  return {
    subject: isForOther ? `${from} sends you ${amount} for Bluebird Bay` : `Your ${amount} gift card`,
    heading: isForOther ? `${name === '' ? 'A gift' : `${name}, a gift`} from ${from}` : `Your ${amount} gift card`,
    preview: `${amount} to spend at the bay, whenever you like. The code is inside.`,
    parts: [
      ...cardParts(line, message, amount),
      { kind: 'code', label: 'Code', code: readableCode(card.code) },
      {
        kind: 'text',
        text: 'Type the code at the checkout, under “Discount or gift card code”. What an order leaves of it pays for the next, and it does not expire.',
      },
      { kind: 'action', label: 'Go shopping', href: links.home },
      { kind: 'text', text: 'Whoever has the code can use it, and we cannot look it up: keep this letter.' },
    ],
    reason: `You get this because a gift card was bought with order ${orderName(order.number)}.`,
  };
}
