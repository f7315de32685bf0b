import { currentCountry } from '../country/current-country.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';
import { FIT_MEMORY_KEY, type FitPart, fitPartOf } from './fit-part.ts';
import type { LengthUnit } from './length.ts';
import { type FitMemory, NOTHING_KNOWN } from './suggest-size.ts';

/** What is kept: the memory, in which unit its owner thinks, and whether lists are shown in the sizes. */
export interface StoredFit extends FitMemory {
  unit: LengthUnit;
  shopsInIt: boolean;
}

function entries(value: unknown): Array<[string, unknown]> {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const numbers = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    entries(value).flatMap(([name, inches]) =>
      typeof inches === 'number' && inches > 0 && inches < 100 ? [[name, inches]] : [],
    ),
  );

const labels = (value: unknown): Partial<Record<FitPart, string>> =>
  Object.fromEntries(
    entries(value).flatMap(([part, size]) => (typeof size === 'string' && size.length < 20 ? [[part, size]] : [])),
  );

/** Inches where people measure in them. */
const usualUnit = (): LengthUnit => (currentCountry() === 'US' ? 'in' : 'cm');

/** What this browser remembers; nothing where it remembers nothing, or nothing sensible. */
export function readFit(storage: GuardedStorage = localValues): StoredFit {
  try {
    const value: unknown = JSON.parse(storage.read(FIT_MEMORY_KEY) ?? '{}');
    const stored = Object.fromEntries(entries(value));
    const unit = stored.unit === 'in' || stored.unit === 'cm' ? stored.unit : usualUnit();
    return {
      body: numbers(stored.body),
      usual: labels(stored.usual),
      last: labels(stored.last),
      unit,
      shopsInIt: stored.shopsInIt === true,
    };
  } catch {
    return { ...NOTHING_KNOWN, unit: usualUnit(), shopsInIt: false };
  }
}

/** Remembers what has changed. */
export function saveFit(change: Partial<StoredFit>, storage: GuardedStorage = localValues): StoredFit {
  const next = { ...readFit(storage), ...change };
  storage.write(FIT_MEMORY_KEY, JSON.stringify(next));
  return next;
}

/** The size that went into the cart, for next time. */
export function saveLastSize(part: FitPart, size: string, storage: GuardedStorage = localValues): void {
  saveFit({ last: { ...readFit(storage).last, [part]: size } }, storage);
}

export function forgetFit(storage: GuardedStorage = localValues): void {
  storage.remove(FIT_MEMORY_KEY);
}

/** Remembers the size that was bought for the part a kind belongs to. */
export function rememberSize(kind: string, label: string): void {
  const part = fitPartOf(kind);
  if (part) saveLastSize(part, label);
}
