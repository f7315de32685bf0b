/** What of an order says how it was paid. */
export interface PaidOrder {
  /** Minor units, as all amounts here. */
  total: number;
  giftCardAmount: number;
  giftCards: ReadonlyArray<{ lastCharacters: string; amount: number }>;
  /** Null where there was no card, or where whoever took it did not tell. */
  cardLast4: string | null;
}

/** Who asks for cards on a page of its own. Only there may the digits stay unknown. */
const PAYMENT_PAGE = 'Stripe';

/** One of the things an order was paid with, and how much of it. */
export interface Payment {
  name: string;
  amount: number;
}

const chargedOf = ({ total, giftCardAmount }: PaidOrder): number => total - giftCardAmount;

/** Everything an order was paid with, the card first; nothing where there was nothing to pay. */
export function paymentsOf(order: PaidOrder): Payment[] {
  const charged = chargedOf(order);
  const name = order.cardLast4 === null ? `Your card at ${PAYMENT_PAGE}` : `Card ending ${order.cardLast4}`;
  return [
    ...(charged > 0 ? [{ name, amount: charged }] : []),
    ...order.giftCards.map(({ lastCharacters, amount }) => ({ name: `Gift card ending ${lastCharacters}`, amount })),
  ];
}

/** The same in a sentence: "paid with the gift card ending 7Q2M and the card ending 4242". */
export function paidWith(order: PaidOrder): string {
  const isCharged = chargedOf(order) > 0;
  const cards = order.giftCards.map(({ lastCharacters }) => `the gift card ending ${lastCharacters}`);
  if (isCharged && order.cardLast4 !== null) cards.push(`the card ending ${order.cardLast4}`);
  const ways = cards.length > 0 ? [`with ${cards.join(' and ')}`] : [];
  if (isCharged && order.cardLast4 === null) ways.push(`at ${PAYMENT_PAGE}`);
  return ways.length === 0 ? 'free of charge' : `paid ${ways.join(' and ')}`;
}

/** Where money goes back to that no gift card has paid. */
export const chargedCard = ({ cardLast4 }: Pick<PaidOrder, 'cardLast4'>): string =>
  cardLast4 === null ? `the card you paid with at ${PAYMENT_PAGE}` : `the card ending ${cardLast4}`;
