import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontLinks } from '../domain/storefront/storefront-links.ts';
import { orderConfirmedEmail } from '../outbox/emails/order-emails.ts';
import { orderPayload } from '../outbox/webhooks/order-payload.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { createTestGateway } from './gateway/test-gateway.ts';
import { refundOrder } from './orders/refund-order.ts';
import { aCart } from './testing/a-cart.ts';
import { theOrder } from './testing/a-paid-order.ts';
import { buy, follow, get, hiddenFields, MARINA, openCheckout, pageText, pathOf, post } from './testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from './testing/open-shop.ts';

const LONDON = {
  'delivery.countryCode': 'GB',
  'delivery.city': 'London',
  'delivery.region': '',
  'delivery.postcode': 'SW1A 1AA',
};
const CAPE_TOWN = {
  'delivery.countryCode': 'ZA',
  'delivery.city': 'Cape Town',
  'delivery.region': '',
  'delivery.postcode': '8001',
};

describe('taxes and duties', () => {
  let shop: TestShop;
  let top: ProductIds;
  beforeAll(async () => {
    shop = await openShop();
    top = await aProduct(shop.db, { price: 4600 });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const cartIn = (countryCode: string, quantity = 1) =>
    aCart(shop.db, { countryCode, lines: [{ variantId: top.variantIds[0], quantity }] });
  const orderOf = (cartId: number) => theOrder(shop, { cartId });
  const emailOf = (order: Awaited<ReturnType<typeof orderOf>>) =>
    JSON.stringify(
      orderConfirmedEmail({ order, points: undefined }, storefrontLinks('https://shop.example')),
    ).replaceAll('\u00a0', ' ');
  const notifiedOf = (order: Awaited<ReturnType<typeof orderOf>>) =>
    orderPayload(
      {
        order,
        customer: undefined,
        fulfilments: [],
        productIds: new Map(),
        refunds: [],
        giftCardLines: new Set(),
        now: order.processedAt,
      },
      'https://shop.example',
    );

  it('are the same on the page, in the order, in the email and in the webhook', async () => {
    const cart = await cartIn('GB');
    // 37.00 and 5.00 for the parcel
    expect(pageText(await openCheckout(shop.checkout, cart, LONDON))).toContain('Includes £7.00 VAT.');
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart, LONDON));
    expect(pageText(paid)).toContain('Includes £7.00 VAT.');
    const order = await orderOf(cart.id);
    expect(order).toMatchObject({
      total: 4_200,
      duty: 0,
      tax: { name: 'VAT', rate: 20_000, amount: 700, delivery: 83 },
      lines: [{ tax: 617, duty: 0 }],
    });
    expect(emailOf(order)).toContain('The total includes £7.00 VAT.');
    expect(notifiedOf(order)).toMatchObject({
      taxes_included: true,
      total_tax: '7.00',
      tax_lines: [{ title: 'VAT', rate: 0.2, price: '7.00' }],
      line_items: [{ tax_lines: [{ price: '6.17' }], duties: [] }],
      original_total_duties_set: null,
    });
  });

  it('of a state are told once it is known, and change nothing that is paid', async () => {
    const cart = await cartIn('US');
    const page = await openCheckout(shop.checkout, cart, { 'delivery.region': '' });
    expect(pageText(page)).toContain('Taxes and duties Included');
    expect(pageText(page)).not.toContain('sales tax');
    const paid = await follow(
      shop.checkout,
      await post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page) }),
    );
    expect(pageText(paid)).toMatch(/Order BB-\d+ is in.* Includes \$3.52 sales tax\./);
  });

  it('come on top where customs ask for duties, and go back with the item', async () => {
    const cart = await cartIn('ZA', 2);
    const page = pageText(await openCheckout(shop.checkout, cart, CAPE_TOWN));
    expect(page).toContain('Import duties ZAR 773.10');
    expect(page).toContain('Total ZAR 2,491.10');
    await buy(shop.checkout, cart, CAPE_TOWN);
    const order = await orderOf(cart.id);
    expect(order).toMatchObject({ subtotal: 171_800, deliveryPrice: 0, duty: 77_310, total: 249_110 });
    expect(emailOf(order)).toContain('["Import duties","ZAR 773.10"]');

    const context = {
      db: shop.db,
      gateway: createTestGateway(shop.db),
      clock: () => FRIDAY,
      gatewayTimeoutMs: 200,
      log: shop.logger,
    };
    const scope = { items: [{ position: 1, quantity: 1 }], delivery: false, restock: true, note: '' };
    expect(await refundOrder(context, { orderNumber: order.number, ...scope })).toMatchObject({
      kind: 'refunded',
      refund: { amount: 85_900 + 38_655, dutyAmount: 38_655 },
    });
    const after = await orderOf(cart.id);
    expect(notifiedOf(after)).toMatchObject({
      current_total_price: '1245.55',
      current_total_tax: '112.05',
      original_total_duties_set: {
        shop_money: { amount: '41.81', currency_code: 'USD' },
        presentment_money: { amount: '773.10', currency_code: 'ZAR' },
      },
      current_total_duties_set: { presentment_money: { amount: '386.55' } },
    });
    expect(pageText(await get(shop.checkout, `/checkouts/orders/${after.statusToken}`))).toContain('ZAR 773.10');
  });
});
