import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { type GuardedStorage, localValues } from '../../storage/guarded-storage.ts';
import { NOTED_KEY, type NotedItem, storedNotes } from './note-item.ts';

const MOST = 30;

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

const isSame = (one: NotedItem, other: NotedItem): boolean =>
  one.merchandiseId === other.merchandiseId && JSON.stringify(one.attributes) === JSON.stringify(other.attributes);

/** The same once more is one more of it, as it was seen last. */
function together(items: readonly NotedItem[], item: NotedItem): readonly NotedItem[] {
  const known = items.find((other) => isSame(other, item));
  const more = known ? { ...item, quantity: known.quantity + item.quantity } : item;
  return [...items.filter((other) => other !== known), more];
}

/** What this browser has noted; nothing where nothing sensible is stored. */
export function readNoted(storage: GuardedStorage = localValues): readonly NotedItem[] {
  return storedNotes(storage).flatMap(notedItem).reduce<readonly NotedItem[]>(together, []).slice(0, MOST);
}

/** Forgets items: they are in the bag, or no longer wanted. */
export function forgetNoted(items: readonly NotedItem[], storage: GuardedStorage = localValues): void {
  const left = readNoted(storage).filter((item) => !items.some((gone) => isSame(item, gone)));
  if (left.length === 0) storage.remove(NOTED_KEY);
  else storage.write(NOTED_KEY, JSON.stringify(left));
}
