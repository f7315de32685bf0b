import type { EmailPart, EmailPiece } from '@bluebird-bay/emails/email-content.ts';
import { readableTrackingNumber } from '../../domain/fulfilment/tracking-number.ts';
import { parcelUrl } from '../../domain/order/order-links.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import type { FulfilmentRecord } from '../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { pieceOf } from './email-pieces.ts';

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
export const piecesOfParcel = (parcel: FulfilmentRecord, order: OrderRecord, links: StorefrontLinks): EmailPiece[] =>
  parcel.lines.flatMap(({ position, quantity, swappedFor }) => {
    const line = order.lines.find((candidate) => candidate.position === position);
    return line ? [pieceOf(swappedFor === null ? line : { ...line, optionValue: swappedFor }, quantity, links)] : [];
  });
