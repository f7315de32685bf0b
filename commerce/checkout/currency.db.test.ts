import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '../domain/country/countries.ts';
import { aCart, variantGid } from '../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, SHOP_ORIGIN, textAt } from '../testing/provider-under-test.ts';
import { RETRIEVE_CART } from '../testing/shop-operations.ts';
import type { Checkout } from './checkout.ts';
import { createCheckout } from './checkout.ts';
import { createTestGateway } from './gateway/test-gateway.ts';
import { get, pageText } from './testing/a-shopper.ts';

const PRICE = `query ($id: ID!, $country: CountryCode!) @inContext(country: $country) {
  product(id: $id) { priceRange { minVariantPrice { amount currencyCode } } }
}`;

/**
 * What a shopper is shown, what their cart says and what the checkout asks for is one amount in one currency (CTY-013).
 */
describe('the currency of a country', () => {
  let test: ProviderUnderTest;
  let checkout: Checkout;
  let product: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    product = await aProduct(test.db, { price: 9_800 });
    checkout = createCheckout({
      db: test.db,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      gateway: createTestGateway(test.db),
    });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  it.each(COUNTRIES.map(({ code, currency }) => [code, currency] as const))(
    'is one from the product to the checkout: %s pays in %s',
    async (country, currency) => {
      const shown = (await test.request(PRICE, { id: `gid://shopify/Product/${product.id}`, country })).data;
      const price = at(shown, 'product', 'priceRange', 'minVariantPrice');
      expect(price).toMatchObject({ currencyCode: currency });
      const cartId = await aCart(test, country, [{ merchandiseId: variantGid(product.variantIds[0]) }]);
      const { data } = await test.request(RETRIEVE_CART, { id: cartId });
      expect(at(data, 'cart', 'cost', 'subtotalAmount')).toEqual(price);
      expect(at(data, 'cart', 'cost', 'totalAmount')).toMatchObject({ currencyCode: currency });
      const { pathname, search } = new URL(textAt(data, 'cart', 'checkoutUrl'));
      const written = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 0 });
      const text = pageText(await get(checkout, `${pathname}${search}`));
      // the amount as it is written, cents or none
      expect(text).toContain(written.format(Number(textAt(price, 'amount'))).replace(/\s/g, ' '));
    },
  );
});
