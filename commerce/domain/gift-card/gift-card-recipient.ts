import type { CartAttribute } from '../cart/attributes.ts';
import { emailProblem } from '../checkout/email.ts';

/** Attributes of a cart line that say who a gift card is for and when, in the words storefronts of the hosted provider use. */
const SAID = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  day: 'Send on',
  /** Minutes from the buyer's clock to UTC, as browsers tell it: -480 in Manila. */
  offset: '__shopify_offset',
} as const;

/** When the email goes out, by the buyer's clock: the day has begun, and nobody is woken. */
const HOUR = 9;
const MINUTE_MS = 60_000;
const MOST_OFFSET = 14 * 60;

/** Whom the buyer of a gift card named. */
export interface GiftCardRecipient {
  /** Undefined where nobody is named, or nobody who can be written to: then the buyer gets the card. */
  email: string | undefined;
  name: string;
  message: string;
  /** `2026-12-24`; undefined for at once. */
  day: string | undefined;
  /** When the card is sent; undefined for at once. */
  sendAt: Date | undefined;
}

function momentOf(day: string, offset: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const minutes = /^-?\d{1,3}$/.test(offset) ? Math.max(-MOST_OFFSET, Math.min(MOST_OFFSET, Number(offset))) : 0;
  const midnight = new Date(Date.UTC(year, month - 1, date));
  // no 31 February
  if (midnight.toISOString().slice(0, 10) !== day) return undefined;
  return new Date(Date.UTC(year, month - 1, date, HOUR) + minutes * MINUTE_MS);
}

/** Reads whom a line's gift cards are for. What is not an address or a day counts as not said. */
export function giftCardRecipient(attributes: readonly CartAttribute[]): GiftCardRecipient {
  const said = (key: keyof typeof SAID): string =>
    attributes.find((attribute) => attribute.key === SAID[key])?.value.trim() ?? '';
  const email = said('email');
  const sendAt = momentOf(said('day'), said('offset'));
  return {
    email: email !== '' && emailProblem(email) === undefined ? email : undefined,
    name: said('name'),
    message: said('message'),
    day: sendAt && said('day'),
    sendAt,
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** `For Lola, by email on 24 December`; undefined where the card goes to the buyer at once. */
export function recipientText({ email, name, day }: GiftCardRecipient): string | undefined {
  if (email === undefined && day === undefined) return undefined;
  const who = email === undefined ? 'For you' : `For ${name || email}`;
  return `${who}, by email ${day === undefined ? 'at once' : `on ${dayText(day)}`}`;
}

/** When cards of several lines are sent: `By email on 24 December`. */
export function giftCardsArrive(lines: ReadonlyArray<{ attributes: readonly CartAttribute[] }>): string {
  const days = new Set(lines.map(({ attributes }) => giftCardRecipient(attributes).day));
  const [day] = days;
  if (days.size > 1) return 'By email, each on its day';
  return day === undefined ? 'By email, within minutes' : `By email on ${dayText(day)}`;
}
