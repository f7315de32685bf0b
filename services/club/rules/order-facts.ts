/** What one telling of an order said of it; later tellings (`toldAt`) replace earlier ones. */
export interface OrderSnapshot {
  /** The provider's id of the customer, without its prefix; null for an order of nobody the provider knows. */
  customer: string | null;
  /** 'BB-10482', or as the provider names it. */
  name: string;
  /** Paid for merchandise, gift cards for sale left out, in US cents. */
  merchandiseCents: number;
  /** When the provider last changed the order, as ISO 8601; which of two tellings is the newer. */
  toldAt: string;
  placedAt: string;
  /** Discount codes, in capitals. */
  codes: readonly string[];
  /** Salted hashes of the addresses and cards it was placed with. */
  households: readonly string[];
  /** The provider's ids of the products in it. */
  products: readonly string[];
}

/** What was given back of an order. */
export interface OrderRefund {
  id: string;
  /** For merchandise, in US cents. */
  cents: number;
  refundedAt: string;
}

/**
 * All that is known of an order, however it was told: in any order, twice, late. Merging is commutative, associative and
 * idempotent, so two shops that were told the same know the same.
 */
export interface OrderFacts {
  /** Undefined while only a refund has been heard of. */
  snapshot: OrderSnapshot | undefined;
  isPaid: boolean;
  fulfilledAt: string | undefined;
  cancelledAt: string | undefined;
  refunds: readonly OrderRefund[];
}

export const NOTHING_KNOWN: OrderFacts = {
  snapshot: undefined,
  isPaid: false,
  fulfilledAt: undefined,
  cancelledAt: undefined,
  refunds: [],
};

/**
 * Of two tellings at one moment the one that names the customer, else the one that is written later in the dictionary: any choice
 * will do that is always the same.
 */
function newer(a: OrderSnapshot | undefined, b: OrderSnapshot | undefined): OrderSnapshot | undefined {
  if (!a || !b) return a ?? b;
  if (a.toldAt !== b.toldAt) return a.toldAt > b.toldAt ? a : b;
  if ((a.customer === null) !== (b.customer === null)) return a.customer === null ? b : a;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

function earlier(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

/** By number where ids are numbers, as the provider counts them. */
const byId = (a: OrderRefund, b: OrderRefund): number => a.id.length - b.id.length || (a.id < b.id ? -1 : 1);

function allRefunds(a: readonly OrderRefund[], b: readonly OrderRefund[]): readonly OrderRefund[] {
  const all = new Map<string, OrderRefund>();
  for (const refund of [...a, ...b]) {
    const known = all.get(refund.id);
    // told twice with two amounts, which no provider should do: the larger one, whichever came first
    if (!known || refund.cents > known.cents) all.set(refund.id, refund);
  }
  return [...all.values()].sort(byId);
}

/** What two tellings say together. */
export function mergeFacts(a: OrderFacts, b: OrderFacts): OrderFacts {
  return {
    snapshot: newer(a.snapshot, b.snapshot),
    isPaid: a.isPaid || b.isPaid,
    fulfilledAt: earlier(a.fulfilledAt, b.fulfilledAt),
    cancelledAt: earlier(a.cancelledAt, b.cancelledAt),
    refunds: allRefunds(a.refunds, b.refunds),
  };
}

/** Whether enough of an order is left for it to count as bought: a dollar, so that no rounding does. */
export const isKept = (order: OrderFacts): boolean => centsLeft(order) >= 100;

/** What is left paid for merchandise, in US cents. */
function centsLeft({ snapshot, isPaid, cancelledAt, refunds }: OrderFacts): number {
  if (!snapshot || !isPaid || cancelledAt !== undefined) return 0;
  const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return Math.max(0, snapshot.merchandiseCents - refunded);
}
