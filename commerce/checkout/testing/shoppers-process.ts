import { connectCommerce } from '../../store/commerce-database.ts';
import { createCheckout } from '../checkout.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aCart } from './a-cart.ts';
import { buy } from './a-shopper.ts';

/*
 * A process of its own that buys until it is killed: `node shoppers-process.ts <database url> <variant id>`.
 * It writes a line for each order that a shopper was told of, so that whoever kills it can count the promises.
 */
const [, , url = '', variant = ''] = process.argv;
const db = connectCommerce(url, { applicationName: 'commerce-test-shoppers', max: 8 });
const checkout = createCheckout({
  db,
  shopOrigin: 'https://shop.example',
  pictureUrl: (spec, width) => `https://shop.example/pictures/v1/${spec}@${width}.webp`,
  gateway: createTestGateway(db),
});
const variantId = Number(variant);

async function shopForEver(): Promise<never> {
  for (;;) {
    const cart = await aCart(db, { lines: [{ variantId }] });
    const page = await buy(checkout, cart);
    if (page.location.includes('/thank-you')) process.stdout.write(`${cart.id}\n`);
  }
}

await Promise.all(Array.from({ length: 6 }, shopForEver));
