import { expect } from '@playwright/test';
import { addToCart, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { test } from '../../shopper/shop.ts';

const PRODUCT = { phone: 'swimbag-pouch-kool-kat', desktop: 'swimbag-pouch-angel' } as const;

test('two buyers want the last item: one gets it, the other is told which item is gone', async ({
  page,
  browser,
  baseURL,
  rows,
}, info) => {
  const handle = info.project.name === 'phone' ? PRODUCT.phone : PRODUCT.desktop;
  await rows(
    `update commerce.variant v set on_hand = 1, reserved = 0 from commerce.product p where p.id = v.product_id and p.handle = $1`,
    [handle],
  );
  const rival = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  for (const buyer of [page, rival]) {
    await openProduct(buyer, handle);
    await goToCheckout(await addToCart(buyer));
  }
  await fillInAndPay(rival, { email: `first-${info.project.name}@bay.example`, card: CARD.pays });
  await expect(rival.getByRole('heading', { level: 1 })).toContainText(/thank/i);

  await fillInAndPay(page, { email: `second-${info.project.name}@bay.example`, card: CARD.pays });
  await expect(page.getByRole('alert')).toContainText('Swim');
  await expect(page.getByRole('link', { name: /bag/i }).first()).toBeVisible();
  const [stock] = await rows<{ on_hand: number; reserved: number }>(
    `select v.on_hand, v.reserved from commerce.variant v join commerce.product p on p.id = v.product_id where p.handle = $1`,
    [handle],
  );
  expect(stock).toEqual({ on_hand: 0, reserved: 0 });
  await rival.close();
});
