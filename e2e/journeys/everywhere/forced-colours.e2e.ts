import { expect, type Locator } from '@playwright/test';
import { addToCart, chooseSize, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ forcedColors: 'active' });

/** Whether two things of one kind, one of them chosen, look apart by something that forced colours leave. */
const lookOf = (element: Element) => {
  const { outlineStyle, borderColor, backgroundColor, textDecorationLine } = getComputedStyle(element);
  return [outlineStyle, borderColor, backgroundColor, textDecorationLine].join(' ');
};

test('in forced colours a list shows what is chosen, and what is not to be had', async ({ page }) => {
  await page.goto('/collections/tops/?colour=blue&size=M');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  const sizes = page.getByRole('group', { name: 'Size' }).first();
  const chosenSize = sizes.getByRole('button', { name: /^M / });
  await expect(chosenSize).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const otherSize = sizes.getByRole('button', { name: /^S / });
  expect(await chosenSize.evaluate(lookOf)).not.toBe(await otherSize.evaluate(lookOf));

  const colours = page.getByRole('group', { name: 'Colour' }).first();
  const round = (name: string) => colours.getByRole('checkbox', { name: new RegExp(`^${name}`) }).locator('+ span');
  expect(await round('Blue').evaluate(lookOf)).not.toBe(await round('Red').evaluate(lookOf));

  // A colour is still a colour.
  const tone = (name: string) => round(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await tone('Blue')).not.toBe(await tone('Red'));

  const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
  const empty = await hearts
    .first()
    .locator('svg')
    .evaluate((svg) => getComputedStyle(svg).fill);
  await hearts.first().evaluate((heart: HTMLElement) => heart.click());
  const saved = page.getByRole('main').locator('[data-id] button[aria-pressed=true] svg').first();
  await expect.poll(() => saved.evaluate((svg) => getComputedStyle(svg).fill)).not.toBe(empty);
});

test('in forced colours a product, a bag and a checkout show what is chosen, done and sold out', {
  tag: ['@desktop-only', '@nightly'],
}, async ({ page }) => {
  const tells = async (chosen: Locator, other: Locator): Promise<void> =>
    expect(await chosen.first().evaluate(lookOf)).not.toBe(await other.first().evaluate(lookOf));
  await openProduct(page, 'kaila-top-wildflowers', 'M');
  const prints = page.getByRole('navigation', { name: 'Prints' }).locator('a');
  await tells(prints.and(page.locator('[aria-current]')), prints.and(page.locator(':not([aria-current])')));
  const thumbs = page.getByRole('navigation', { name: 'Pictures' }).locator('a');
  await tells(thumbs.and(page.locator('[aria-current]')), thumbs.and(page.locator(':not([aria-current])')));
  const sizes = page.getByRole('group', { name: /size/i }).first().locator('label');
  await tells(
    sizes.filter({ has: page.locator(':checked') }),
    sizes.filter({ has: page.locator('input:not([data-out])') }),
  );
  await tells(
    sizes.filter({ has: page.locator('[data-out]') }),
    sizes.filter({ has: page.locator('input:not([data-out])') }),
  );
  const stars = page.getByRole('img', { name: /out of 5/ }).first();
  const canvasText = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await stars.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(canvasText);

  await expectAccessible(page);

  await chooseSize(page, 'M');
  const drawer = await addToCart(page);
  await expectAccessible(page);
  await goToCheckout(drawer);
  await expectAccessible(page);
  const ways = page.getByRole('radio');
  const border = (radio: Locator) => radio.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border(ways.and(page.locator(':checked')).first())).not.toBe(
    await border(ways.and(page.locator(':not(:checked)')).first()),
  );
  const same = page.getByRole('checkbox', { name: /billing/i });
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ticked = await ground(same);
  await same.uncheck();
  expect(await ground(same)).not.toBe(ticked);
  await same.check();

  await fillInAndPay(page, { email: 'nina@bay.example', card: CARD.pays });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  const steps = page.getByRole('list').locator('li', { hasText: /^(Ordered|Packed)$/ });
  const bar = (step: Locator) => step.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(await bar(steps.filter({ hasText: 'Ordered' }))).not.toBe(await bar(steps.filter({ hasText: 'Packed' })));
});
