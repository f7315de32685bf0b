import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { type GuardedStorage, localValues } from '../../storage/guarded-storage.ts';

/** Storage key of what was put into the bag without a connection: JSON, a list of {@link NotedItem}. */
export const NOTED_KEY = 'notedOffline';

/** What there is to say when it was noted instead of added. */
export const NOTED =
  'No connection out here, so we noted it. Once you are back we show you what has changed, and you say what goes in.';

/** Something a shopper wanted in the bag, as it was last seen then. */
export interface NotedItem {
  merchandiseId: string;
  quantity: number;
  attributes: ReadonlyArray<{ key: string; value: string }>;
  /** "Kaila Triangle Top"; empty where nobody said. */
  title: string;
  price?: MoneyAmount;
}

/** What is stored, whatever it is; `noted-items.ts` reads it with a check. */
export function storedNotes(storage: GuardedStorage): unknown[] {
  try {
    const value: unknown = JSON.parse(storage.read(NOTED_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Notes an item behind those that are. */
export function noteItem(item: NotedItem, storage: GuardedStorage = localValues): void {
  storage.write(NOTED_KEY, JSON.stringify([...storedNotes(storage), item]));
}
