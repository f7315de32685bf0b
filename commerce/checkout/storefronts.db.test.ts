import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontLinks } from '../domain/storefront/storefront-links.ts';
import { orderConfirmedEmail } from '../outbox/emails/order-emails.ts';
import { createProvider } from '../provider.ts';
import { aProduct } from '../testing/a-product.ts';
import { PUBLIC_TOKEN, shopRequest, textAt } from '../testing/provider-under-test.ts';
import { aCart } from './testing/a-cart.ts';
import { theOrder } from './testing/a-paid-order.ts';
import { buy, follow, get, pathOf } from './testing/a-shopper.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const STRANGER = 'https://stranger.example';
const OTHER = 'https://other.example';

/** Links of a page that leave the checkout. */
const links = (text: string): string[] => [...text.matchAll(/href="(https:[^"]*)"/g)].flatMap(([, href]) => href ?? []);

describe('storefronts of others', () => {
  let shop: TestShop;
  let variantId = 0;
  beforeAll(async () => {
    shop = await openShop({ shopOrigin: 'https://shop.example', storefront: STRANGER, storefronts: [STRANGER, OTHER] });
    variantId = (await aProduct(shop.db)).variantIds[0] ?? 0;
  });
  afterAll(() => shop.close());

  it('are where the checkout leads back to', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const page = await get(shop.checkout, pathOf(cart));
    expect(links(page.text)).toEqual(
      expect.arrayContaining([
        `${STRANGER}/`,
        `${STRANGER}/cart`,
        `${STRANGER}/account/login`,
        `${STRANGER}/pages/contact-us`,
      ]),
    );
    expect(links(page.text).filter((href) => href.startsWith('https://shop.example/my-cart'))).toEqual([]);
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart));
    expect(paid.text).toContain(`href="${STRANGER}/">Keep shopping`);
    const order = await theOrder(shop, { cartId: cart.id });
    const told = storefrontLinks('https://shop.example', STRANGER);
    const email = JSON.stringify(orderConfirmedEmail({ order, points: undefined }, told));
    expect(email).toContain(`${STRANGER}/products/`);
    expect(email).toContain('https://shop.example/checkouts/orders/');
    expect(email).not.toContain('https://shop.example/products/');
  });

  it('are remembered by the carts their pages make', async () => {
    const provider = createProvider({
      db: shop.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: 'https://shop.example',
      allowedOrigins: [STRANGER, OTHER],
      pictureUrl: (spec) => spec,
      production: true,
    });
    const checkoutOf = async (origin: string): Promise<string[]> => {
      const query = 'mutation { cartCreate(input: { lines: [] }) { cart { id checkoutUrl } } }';
      const response = await provider.fetch(shopRequest({ query }, { headers: { origin } }));
      const { data } = await response.json();
      const { pathname, search } = new URL(textAt(data, 'cartCreate', 'cart', 'checkoutUrl'));
      return links((await get(shop.checkout, `${pathname}${search}`)).text);
    };
    expect(await checkoutOf(OTHER)).toContain(`${OTHER}/`);
    expect(await checkoutOf('https://evil.example')).toContain(`${STRANGER}/`);
  });

  it('are known by where a browser comes from, and stay so', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const from = async (referer?: string): Promise<string[]> => {
      const headers = new Headers(referer === undefined ? [] : [['referer', referer]]);
      const request = new Request(`https://checkout.shop.example${pathOf(cart)}`, { headers });
      return links(await (await shop.checkout.fetch(request)).text());
    };
    expect(await from('https://evil.example/')).toContain(`${STRANGER}/cart`);
    expect(await from(`${OTHER}/cart`)).toContain(`${OTHER}/cart`);
    expect(await from()).toContain(`${OTHER}/cart`);
    expect(await from(`${STRANGER}/`)).toContain(`${OTHER}/cart`);
  });
});
