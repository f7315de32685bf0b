import { isReturnDayOver } from '@bluebird-bay/contract/return-days.ts';
import { EUROPE } from '../country/europe.ts';

/** From the day it arrives. The shop's words say the same (`content/promises.ts`). */
export const RETURN_WINDOW_DAYS = 60;

/** So long the law lets one withdraw from what was bought from afar, whatever the shop says of final sale. */
const WITHDRAWAL_DAYS = 14;

/** Countries of Europe with a law of their own. */
const OTHERWISE: ReadonlySet<string> = new Set(['CH', 'NO', 'TR']);

/** Where it does: the European Union and the United Kingdom, as far as the shop sends there. */
const WITHDRAWAL_COUNTRIES: ReadonlySet<string> = new Set(Object.keys(EUROPE).filter((code) => !OTHERWISE.has(code)));

/** What of an order's line decides whether it may go back. */
export interface LineOnReturn {
  position: number;
  quantity: number;
  fulfilled: number;
  removed: number;
  /** Minor units; what came for nothing stays. */
  amount: number;
  isGiftCard: boolean;
  isFinalSale: boolean;
  /** Pieces in other returns, apart from those that have left the order with a refund. */
  held: number;
  /** Those of them whose return is at its end: they were swapped, or went back to the shopper. */
  settled: number;
}

/** Why a line stays where it is. */
export type StaysBecause =
  | 'too-late'
  | 'not-sent'
  | 'final-sale'
  | 'gift-card'
  | 'gift'
  | 'on-its-way-back'
  | 'settled';

export interface ReturnableLine {
  position: number;
  /** So many may go back. */
  left: number;
  /** Set where none may. */
  because?: StaysBecause;
}

export interface ReturnableOrder {
  countryCode: string;
  isCancelled: boolean;
  /** When the last parcel came, or the last day it was promised for. */
  arrivedAt: Date;
  lines: readonly LineOnReturn[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Until when, the day of it included wherever on earth it is. */
export const lastReturnDay = (arrivedAt: Date, days: number = RETURN_WINDOW_DAYS): Date =>
  new Date(arrivedAt.getTime() + days * DAY_MS);

const isOver = (arrivedAt: Date, days: number, now: Date): boolean =>
  isReturnDayOver(lastReturnDay(arrivedAt, days).getTime(), now.getTime());

function reasonToStay(line: LineOnReturn, order: ReturnableOrder, now: Date): StaysBecause | undefined {
  if (line.isGiftCard) return 'gift-card';
  if (line.amount === 0) return 'gift';
  if (line.fulfilled === 0) return 'not-sent';
  if (isOver(order.arrivedAt, RETURN_WINDOW_DAYS, now)) return 'too-late';
  // The law of these countries lets one withdraw from final sale too, for a while.
  const mayWithdraw = WITHDRAWAL_COUNTRIES.has(order.countryCode) && !isOver(order.arrivedAt, WITHDRAWAL_DAYS, now);
  if (line.isFinalSale && !mayWithdraw) return 'final-sale';
  return undefined;
}

/** What of an order may go back today. */
export function returnableLines(order: ReturnableOrder, now: Date): ReturnableLine[] {
  return order.lines.map((line) => {
    const { position, quantity, fulfilled, removed, held, settled } = line;
    const because = order.isCancelled ? 'not-sent' : reasonToStay(line, order, now);
    if (because) return { position, left: 0, because };
    const left = Math.max(0, Math.min(fulfilled, quantity - removed) - held);
    if (left > 0) return { position, left };
    return { position, left, because: held > settled ? 'on-its-way-back' : 'settled' };
  });
}

/** How many of the pieces of a return are still in the order: staff may have given some of it back another way. */
export function piecesInOrder(
  back: { position: number; quantity: number },
  lines: ReadonlyArray<Pick<LineOnReturn, 'position' | 'quantity' | 'removed'>>,
): number {
  const ordered = lines.find(({ position }) => position === back.position);
  return Math.min(back.quantity, ordered ? ordered.quantity - ordered.removed : 0);
}
