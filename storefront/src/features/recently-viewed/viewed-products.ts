import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';

/** Storage key of the products this browser has looked at, the latest first. */
export const SEEN_KEY = 'recentlyViewed';
const MOST = 12;

/** A product that was looked at: its handle, and a variant's id to find it by. */
interface ViewedProduct {
  handle: string;
  variant: string;
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null || !('handle' in value) || !('variant' in value)) return false;
  return typeof value.handle === 'string' && typeof value.variant === 'string';
}

/** The products looked at, the latest first; none where nothing sensible is stored. */
export function viewedProducts(storage: GuardedStorage = localValues): ViewedProduct[] {
  try {
    const value: unknown = JSON.parse(storage.read(SEEN_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isViewedProduct).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a product first; the oldest of more than twelve is forgotten. */
export function rememberViewed(product: ViewedProduct, storage: GuardedStorage = localValues): void {
  const others = viewedProducts(storage).filter(({ handle }) => handle !== product.handle);
  storage.write(SEEN_KEY, JSON.stringify([product, ...others].slice(0, MOST)));
}
