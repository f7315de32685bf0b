/** Whom a gift card is for, as it was typed. */
export interface GiftRecipient {
  name: string;
  email: string;
  /** `2026-12-24`; empty for at once. */
  day: string;
  message: string;
}

type Attribute = Readonly<{ key: string; value: string }>;

/** How the provider is told: attributes of the cart's line, in the words it knows. */
const KEYS = { name: 'Recipient name', email: 'Recipient email', day: 'Send on', message: 'Message' } as const;
const SEND = '__shopify_send_gift_card_to_recipient';
/** Minutes from this clock to UTC: the day begins where the buyer is. */
const OFFSET = '__shopify_offset';

/** What the line of a gift card says of its recipient. */
export function giftAttributes(recipient: GiftRecipient, now = new Date()): Attribute[] {
  const said = (['name', 'email', 'day', 'message'] as const).flatMap((field) => {
    const value = recipient[field].trim();
    return value === '' ? [] : [{ key: KEYS[field], value }];
  });
  const offset = { key: OFFSET, value: String(now.getTimezoneOffset()) };
  return [...said, { key: SEND, value: 'on' }, ...(recipient.day ? [offset] : [])];
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `For Lola, by email on 24 December`; undefined for a line that is for nobody else. */
export function giftText(attributes: ReadonlyArray<{ key: string; value?: string | null }>): string | undefined {
  const said = (key: string): string => attributes.find((attribute) => attribute.key === key)?.value ?? '';
  const who = said(KEYS.name) || said(KEYS.email);
  if (!who) return undefined;
  const day = new Date(said(KEYS.day));
  return `For ${who}, by email ${Number.isNaN(day.getTime()) ? 'at once' : `on ${DAY.format(day)}`}`;
}
