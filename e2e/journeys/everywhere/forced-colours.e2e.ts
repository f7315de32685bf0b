import { expect } from '@playwright/test';
import { test, untilHydrated } from '../../shopper/shop.ts';

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
