import { documentShopConfig } from './document-shop-config.ts';
import type { AccountPages } from './shop-config.ts';

/**
 * The account pages of the provider, where customers sign in on them; for parts that come later. A page that is rendered by the
 * server asks nothing yet.
 */
export const accountPages = (): AccountPages | undefined =>
  typeof document === 'undefined' ? undefined : documentShopConfig().accountPages;
