import type { CartUserError, CartWarning } from '../generated/resolvers.ts';
import type { CartSource } from './cart-source.ts';

/** What every cart mutation answers. */
export interface CartPayloadSource {
  cart: CartSource | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** The mutation did nothing; `cart` is shown unchanged where the hosted provider shows it. */
export const refused = (userErrors: CartUserError[], cart: CartSource | null = null): CartPayloadSource => ({
  cart,
  userErrors,
  warnings: [],
});

export const done = (cart: CartSource, warnings: CartWarning[] = []): CartPayloadSource => ({
  cart,
  userErrors: [],
  warnings,
});
