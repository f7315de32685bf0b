import type { EmailItem, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import type { Arrival } from '../../domain/delivery/delivery-days.ts';
import { readableTrackingNumber } from '../../domain/fulfilment/tracking.ts';
import { giftCardRecipient, recipientText } from '../../domain/gift-card/gift-card-recipient.ts';
import { optionText } from '../../domain/order/option-text.ts';
import { parcelUrl } from '../../domain/order/order-links.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import type { FulfilmentRecord } from '../../store/order/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order/order-record.ts';

/** A line, or so many of it, as it is shown in every email about it. */
export function itemOf(line: OrderLineRecord, quantity: number, links: StorefrontLinks): EmailItem {
  const { title, printTitle, picture, productHandle, attributes, isFinalSale } = line;
  const recipient = recipientText(giftCardRecipient(attributes)) ?? '';
  return {
    title: quantity === 1 ? title : `${quantity} × ${title}`,
    details: [printTitle ?? '', optionText(line), recipient, isFinalSale ? 'Final sale: no returns' : ''].filter(
      (detail) => detail !== '',
    ),
    picture,
    href: links.product(productHandle),
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `Monday 30 November to Wednesday 2 December`, or the one day. */
export function daysText({ from, to }: Arrival): string {
  const day = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
  return from === to ? day(from) : `${day(from)} to ${day(to)}`;
}

/** A parcel that has left, as every email about one begins: who has it, when it comes, how to follow it. Its pieces come next. */
export const parcelParts = (
  { trackingCompany, trackingNumber }: FulfilmentRecord,
  whenItComes: string,
  links: StorefrontLinks,
): EmailPart[] => [
  {
    kind: 'text',
    text: `${trackingCompany} has it under ${readableTrackingNumber(trackingNumber)}. ${whenItComes}`,
  },
  { kind: 'action', label: 'Track the parcel', href: parcelUrl(links.provider, trackingNumber) },
  { kind: 'title', text: 'In this parcel' },
];

/** What a parcel holds, in the sizes it left in. */
export const itemsOfParcel = (parcel: FulfilmentRecord, order: OrderRecord, links: StorefrontLinks): EmailItem[] =>
  parcel.lines.flatMap(({ position, quantity, swappedFor }) => {
    const line = order.lines.find((candidate) => candidate.position === position);
    return line ? [itemOf(swappedFor === null ? line : { ...line, optionValue: swappedFor }, quantity, links)] : [];
  });
