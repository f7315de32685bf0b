import { formatMoney, type MoneyAmount } from '../../../ui/money/money-format.ts';
import { reaches } from '../../promo/amount.ts';
import type { NotedItem } from './note-item.ts';

/** A noted item as the shop has it now. */
export interface ItemToday {
  title: string;
  handle: string;
  print?: string;
  /** The variant's: a size. */
  label: string;
  available: boolean;
  /** How many there are, where the shop says so. */
  left?: number;
  price: MoneyAmount;
}

/** What has become of a noted item. */
export interface Difference {
  kind: 'same' | 'cheaper' | 'dearer' | 'short' | 'sold-out' | 'gone';
  /** What to say of it. */
  words: string;
  /** As many as can be had of those that were noted. */
  quantity: number;
}

const SAME: Difference['kind'] = 'same';

function priceOf(noted: MoneyAmount | undefined, now: MoneyAmount): Pick<Difference, 'kind' | 'words'> {
  const costs = `It is ${formatMoney(now)}`;
  if (!noted || noted.currencyCode !== now.currencyCode) return { kind: SAME, words: `${costs} now.` };
  const isUp = reaches(now, noted);
  if (isUp && reaches(noted, now)) return { kind: SAME, words: `${costs}, as when you noted it.` };
  return { kind: isUp ? 'dearer' : 'cheaper', words: `${costs} now; it was ${formatMoney(noted)} when you noted it.` };
}

/** Holds what was noted against what there is now; undefined stands for a piece that has left the shop. */
export function differenceOf(noted: NotedItem, today: ItemToday | undefined): Difference {
  if (!today) return { kind: 'gone', words: 'It has left the shop since.', quantity: 0 };
  if (!today.available) return { kind: 'sold-out', words: 'It has sold out since.', quantity: 0 };
  const { kind, words } = priceOf(noted.price, today.price);
  if (today.left === undefined || today.left >= noted.quantity) return { kind, words, quantity: noted.quantity };
  return {
    kind: 'short',
    words: `Only ${today.left} left of the ${noted.quantity} you noted. ${words}`,
    quantity: today.left,
  };
}

/** Whether nobody would mind: the same or cheaper, and all of it there. Everything else waits for a tick. */
export const goesWithoutSaying = ({ kind }: Difference): boolean => kind === 'same' || kind === 'cheaper';
