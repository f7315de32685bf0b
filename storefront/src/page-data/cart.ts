import type { CartPageData } from '../pages/shop/cart-page.tsx';
import type { PageDataBuilder } from './page-data.ts';

/** The cart's page: nothing in it is known before the browser asks. */
export const cartPageData: PageDataBuilder<CartPageData> = async () => ({});
