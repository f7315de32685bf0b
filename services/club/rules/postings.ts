/** Why points move. */
export const KINDS = [
  'order',
  'refund',
  'cancellation',
  'review',
  'birthday',
  'welcome',
  'referral',
  'redemption',
  'undo',
  'expiry',
  'adjustment',
  'closing',
] as const;
export type PostingKind = (typeof KINDS)[number];

/**
 * Where points lie. A member has two books, `pending` and `available`; all others are the shop's. Every posting moves points
 * from one book to another, so all books together always come to nothing.
 */
const BOOKS = ['pending', 'available', 'earned', 'redeemed', 'expired', 'adjusted'] as const;
export type Book = (typeof BOOKS)[number];

/** What a cause should have come to, whatever was posted for it so far. */
export interface Due {
  /** 'order:123', 'refund:77', 'review:kaila-top'; one cause comes to one sum. */
  cause: string;
  /** What the cause belongs to: 'order:123' for its refunds as well. */
  subject: string;
  kind: PostingKind;
  /** For the member to read; never about a person. */
  detail: string;
  /** More than nothing for the member, less than nothing from them. */
  points: number;
  /** Whether they can be spent. */
  isApproved: boolean;
  /** When it happened, as ISO 8601. */
  occurredAt: string;
  /** Which day it counts from towards a tier: a refund from the day of its order. Null for what is no earning. */
  earnedAt: string | null;
}

/** One move of points between two books; `points` is always more than nothing. */
export interface Posting extends Omit<Due, 'points' | 'isApproved'> {
  /** Once in an account: the cause, and its how many-th posting. */
  key: string;
  from: Book;
  to: Book;
  points: number;
}

/** What has been posted for a cause: what it brought to either book, and in how many postings. */
export interface Posted {
  pending: number;
  available: number;
  count: number;
}

const SHOP_BOOKS: Readonly<Record<PostingKind, Book>> = {
  order: 'earned',
  refund: 'earned',
  cancellation: 'earned',
  review: 'earned',
  birthday: 'earned',
  welcome: 'earned',
  referral: 'earned',
  redemption: 'redeemed',
  undo: 'redeemed',
  expiry: 'expired',
  adjustment: 'adjusted',
  closing: 'expired',
};

/** Of these the points are pending first. */
const AWAITS_APPROVAL: ReadonlySet<PostingKind> = new Set(['order', 'refund', 'cancellation', 'referral']);

interface Move {
  from: Book;
  to: Book;
  points: number;
}

/** A move the way round that makes its points more than nothing; none where there is nothing to move. */
function move(from: Book, to: Book, points: number): Move[] {
  if (points === 0) return [];
  return points > 0 ? [{ from, to, points }] : [{ from: to, to: from, points: -points }];
}

/**
 * What is still to be posted so that a cause comes to its sum: first what is new with the shop, into the pending points where
 * an approval is awaited, then what leaves the pending points. Nothing when all of it is posted already.
 */
export function missingPostings(due: Due, posted: Posted): Posting[] {
  const { points, isApproved, ...rest } = due;
  const wanted = isApproved ? { pending: 0, available: points } : { pending: points, available: 0 };
  const fromShop = wanted.pending + wanted.available - posted.pending - posted.available;
  const settled = wanted.available - posted.available;
  const shop = SHOP_BOOKS[due.kind];
  // What was never pending goes straight to what can be spent: the welcome, a birthday, a redemption.
  const isDirect = posted.pending === 0 && wanted.pending === 0 && !AWAITS_APPROVAL.has(due.kind);
  const toShop = move(shop, 'pending', fromShop);
  const toMember = move('pending', 'available', settled);
  // What is taken back leaves the member first, so that nothing pending is ever less than nothing.
  const inTurn = fromShop < 0 ? [...toMember, ...toShop] : [...toShop, ...toMember];
  const moves = isDirect ? move(shop, 'available', settled) : inTurn;
  return moves.map((one, index) => ({ ...rest, ...one, key: `${due.cause}#${posted.count + index + 1}` }));
}

/**
 * Takes back all that a subject is due, now and whatever is learnt of it later: its sum is nothing from then on. `reason` is
 * for the member to read.
 */
export function voided(dues: readonly Due[], subject: string, reason: string, at: string): Due[] {
  const [first] = dues;
  if (!first) return [];
  return [
    {
      ...first,
      cause: `void:${subject}`,
      kind: 'adjustment',
      detail: reason,
      points: -dues.reduce((sum, { points }) => sum + points, 0),
      occurredAt: at,
    },
  ];
}
