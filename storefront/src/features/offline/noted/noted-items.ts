import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { type GuardedStorage, localValues } from '../../storage/guarded-storage.ts';

/** Storage key of what was put into the bag without a connection: JSON, a list of {@link NotedItem}. */
export const NOTED_KEY = 'notedOffline';

/** What there is to say when it was noted instead of added. */
export const NOTED =
  'No connection out here, so we noted it. Once you are back we show you what has changed, and you say what goes in.';

const MOST = 30;

/** Something a shopper wanted in the bag, as it was last seen then. */
export interface NotedItem {
  merchandiseId: string;
  quantity: number;
  attributes: ReadonlyArray<{ key: string; value: string }>;
  /** "Kaila Triangle Top"; empty where nobody said. */
  title: string;
  price?: MoneyAmount;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function moneyIn(value: unknown): MoneyAmount | undefined {
  if (!isRecord(value)) return undefined;
  const { amount, currencyCode } = value;
  return typeof amount === 'string' && typeof currencyCode === 'string' ? { amount, currencyCode } : undefined;
}

function attributesIn(value: unknown): NotedItem['attributes'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && typeof one.key === 'string' && typeof one.value === 'string'
      ? [{ key: one.key, value: one.value }]
      : [],
  );
}

function notedItem(value: unknown): NotedItem[] {
  if (!isRecord(value) || typeof value.merchandiseId !== 'string') return [];
  const { merchandiseId, quantity, title } = value;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return [];
  const price = moneyIn(value.price);
  return [
    {
      merchandiseId,
      quantity,
      attributes: attributesIn(value.attributes),
      title: typeof title === 'string' ? title : '',
      ...(price && { price }),
    },
  ];
}

/** What this browser has noted; nothing where nothing sensible is stored. */
export function readNoted(storage: GuardedStorage = localValues): readonly NotedItem[] {
  try {
    const value: unknown = JSON.parse(storage.read(NOTED_KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap(notedItem).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(items: readonly NotedItem[], storage: GuardedStorage): void {
  if (items.length === 0) storage.remove(NOTED_KEY);
  else storage.write(NOTED_KEY, JSON.stringify(items.slice(0, MOST)));
}

const isSame = (one: NotedItem, other: NotedItem): boolean =>
  one.merchandiseId === other.merchandiseId && JSON.stringify(one.attributes) === JSON.stringify(other.attributes);

/** Notes an item behind those that are; the same one again is one more of it. */
export function noteItem(item: NotedItem, storage: GuardedStorage = localValues): void {
  const before = readNoted(storage);
  const known = before.find((other) => isSame(other, item));
  const more = known ? { ...item, quantity: known.quantity + item.quantity } : item;
  write([...before.filter((other) => !isSame(other, item)), more], storage);
}

/** Forgets items: they are in the bag, or no longer wanted. */
export function forgetNoted(items: readonly NotedItem[], storage: GuardedStorage = localValues): void {
  write(
    readNoted(storage).filter((item) => !items.some((gone) => isSame(item, gone))),
    storage,
  );
}
