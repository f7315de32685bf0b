import { RETURN_ADDRESS } from '@bluebird-bay/contract/returns.ts';
import type { EmailContent, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import type { Money } from '../../domain/money/money.ts';
import { exactText } from '../../domain/money/money-text.ts';
import { orderName } from '../../domain/order/order-name.ts';
import { returnName, returnUrl } from '../../domain/return/return-state.ts';
import { piecesInOrder } from '../../domain/return/returnable.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { readableCode } from '../../store/discount/gift-cards.ts';
import type { FulfilmentRecord } from '../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import type { RefundRecord } from '../../store/order/refunds.ts';
import type { ReturnLine, ReturnRecord } from '../../store/order/returns.ts';
import { daysText, itemOf, itemsOfParcel, parcelParts } from './email-parts.ts';

/** A return and what it is of. */
export interface ReturnOfOrder {
  found: ReturnRecord;
  order: OrderRecord;
}

const reasonOf = ({ order }: ReturnOfOrder): string =>
  `You get this because a return was asked for, for order ${orderName(order.number)}. Not you? Answer this email, and we stop it.`;

function wantedText({ resolution, variantTitle }: ReturnLine): string {
  if (resolution === 'exchange') return `For size ${variantTitle}`;
  return resolution === 'refund' ? 'For money back' : 'For a gift card';
}

function becameText({ outcome, variantTitle, quantity }: ReturnLine, owed: number): string {
  if (outcome === 'exchanged') return `Size ${variantTitle} goes out next`;
  if (outcome === 'sent-back') return 'Comes back to you';
  if (owed === 0) return 'Its money has gone back already';
  const follows = outcome === 'gift-card' ? 'A gift card' : 'Money';
  if (owed < quantity) return `Money for some of it has gone back already. ${follows} for the rest follows`;
  return `${follows} for it follows`;
}

function itemsPart(
  { found, order }: ReturnOfOrder,
  links: StorefrontLinks,
  said: (line: ReturnLine) => string,
): EmailPart {
  return {
    kind: 'items',
    items: found.lines.flatMap((returned) => {
      const line = order.lines.find(({ position }) => position === returned.position);
      if (!line) return [];
      const item = itemOf(line, returned.quantity, links);
      return [{ ...item, details: [...item.details, said(returned)] }];
    }),
  };
}

/** It was asked for: how it comes back, with the way to the label. */
export function returnRequestedEmail(returned: ReturnOfOrder, links: StorefrontLinks): EmailContent {
  const { found } = returned;
  const name = returnName(found.number);
  const isPosted = found.way === 'post';
  const how: Readonly<Record<ReturnRecord['way'], string>> = {
    label:
      'Print the label, put it on the parcel, and hand it to any Tidewater counter or your postman. It is paid for.',
    code: 'Show the code on the page below at any Tidewater counter. They print the label there, and it is paid for.',
    post: 'Our carrier prints no label where you live. Post the parcel to the address below, with the number of the return on it, and answer this email with a picture of the receipt: we give you the postage back.',
  };
  const ways: Readonly<Record<ReturnRecord['way'], { subject: string; action: string }>> = {
    label: { subject: 'your label', action: 'Open the label' },
    code: { subject: 'your code', action: 'Open the code' },
    post: { subject: 'where to send it', action: 'See your return' },
  };
  const { subject, action } = ways[found.way];
  return {
    subject: `Return ${name}: ${subject}`,
    preview: isPosted
      ? 'The address, and how the postage comes back to you.'
      : 'Paid for. Hand the parcel in when you next pass a counter.',
    heading: 'Send it back when it suits you',
    parts: [
      { kind: 'text', text: how[found.way] },
      itemsPart(returned, links, wantedText),
      ...(isPosted ? [{ kind: 'lines', title: `Return ${name}`, lines: RETURN_ADDRESS } as const] : []),
      {
        kind: 'action',
        label: action,
        href: returnUrl(links.provider, found.token),
      },
      {
        kind: 'text',
        text: 'Leave the hygiene strip in and the tags tied. Worn or washed pieces come back to you.',
      },
    ],
    reason: reasonOf(returned),
  };
}

/** It is here and was looked at: what becomes of each piece. The order is as it stood when the parcel came. */
export function returnReceivedEmail(returned: ReturnOfOrder, links: StorefrontLinks): EmailContent {
  const { found, order } = returned;
  const name = returnName(found.number);
  const owedOf = (line: ReturnLine): number => piecesInOrder(line, order.lines);
  const soldOut = found.lines.some(
    (line) => line.resolution === 'exchange' && line.outcome === 'money' && owedOf(line) === line.quantity,
  );
  const refused = found.lines.some(({ outcome }) => outcome === 'sent-back');
  return {
    subject: `Return ${name} is here`,
    preview: 'We have looked at it, and this is what happens now.',
    heading: 'It has landed',
    parts: [
      { kind: 'text', text: 'Your parcel is here, and we have looked at what was in it.' },
      itemsPart(returned, links, (line) => becameText(line, owedOf(line))),
      ...(soldOut
        ? [
            {
              kind: 'text',
              text: 'A size you wanted has sold out while yours was travelling. You get the money for it instead.',
            } as const,
          ]
        : []),
      ...(refused
        ? [
            {
              kind: 'text',
              text: 'What has been worn, washed, or lost its strip we may not sell on. It comes back to you, and an email says when it has left.',
            } as const,
          ]
        : []),
      { kind: 'action', label: 'See your return', href: returnUrl(links.provider, found.token) },
    ],
    reason: reasonOf(returned),
  };
}

/** What leaves once a return is here: sizes that were swapped, pieces that were refused. */
export function returnShippedEmail(order: OrderRecord, parcel: FulfilmentRecord, links: StorefrontLinks): EmailContent {
  const sizes = [...new Set(parcel.lines.flatMap(({ swappedFor }) => swappedFor ?? []))];
  const isSwap = sizes.length > 0;
  const what = sizes.length === 1 ? `Size ${sizes[0]}` : isSwap ? 'What you swapped' : 'What you sent us';
  const arrives = `It should arrive ${daysText(parcel.plan.arrival)}.`;
  return {
    subject: isSwap ? `${what} is on its way` : `${what} is on its way back to you`,
    preview: arrives,
    heading: isSwap ? 'Swapped, packed, and on its way' : 'Packed, and on its way back',
    parts: [...parcelParts(parcel, arrives, links), { kind: 'items', items: itemsOfParcel(parcel, order, links) }],
    reason: `You get this because something of order ${orderName(order.number)} came back to us.`,
  };
}

/** It was called off. */
export function returnCancelledEmail(returned: ReturnOfOrder, links: StorefrontLinks): EmailContent {
  const name = returnName(returned.found.number);
  return {
    subject: `Return ${name} is called off`,
    preview: 'Nothing is waited for, and nothing has changed.',
    heading: 'Called off',
    parts: [
      {
        kind: 'text',
        text: `We no longer wait for return ${name}, and its label is good for nothing now. If you change your mind within the sixty days, ask for a new one.`,
      },
      { kind: 'action', label: 'How returns work', href: links.returns },
    ],
    reason: `You get this because a return of order ${orderName(returned.order.number)} was called off. Not you? Answer this email, and we look into it.`,
  };
}

/** What a return was worth, as a gift card; null where all of it went back onto cards that had paid. */
export function giftCardForReturnEmail(
  order: Pick<OrderRecord, 'number' | 'currency'>,
  refund: Pick<RefundRecord, 'amount' | 'giftCardAmount'>,
  card: { code: string; balance: Money } | null,
  links: StorefrontLinks,
): EmailContent {
  const amount = exactText({ amount: refund.amount, currency: order.currency });
  return {
    subject: card ? `Your ${exactText(card.balance)} gift card` : `${amount} is back on your gift card`,
    preview: `For what you sent back of order ${orderName(order.number)}.`,
    heading: 'Yours to spend again',
    parts: [
      { kind: 'text', text: `This is for what you sent back of order ${orderName(order.number)}.` },
      ...(card ? [{ kind: 'code', label: 'Code', code: readableCode(card.code) } as const] : []),
      {
        kind: 'rows',
        rows: [
          ...(card ? [['On the new gift card', exactText(card.balance)] as const] : []),
          ...(refund.giftCardAmount > 0
            ? [
                [
                  'Back on the gift cards that paid',
                  exactText({ amount: refund.giftCardAmount, currency: order.currency }),
                ] as const,
              ]
            : []),
        ],
        total: ['Given back', amount],
      },
      {
        kind: 'text',
        text: card
          ? 'Type the code at the checkout, under “Discount or gift card code”. It does not expire, and what an order leaves of it pays for the next. We keep no copy of it.'
          : 'Its code works as before, at the checkout under “Discount or gift card code”, and it does not expire.',
      },
      { kind: 'action', label: 'Go shopping', href: links.home },
    ],
    reason: `You get this because something of order ${orderName(order.number)} came back to us.`,
  };
}
