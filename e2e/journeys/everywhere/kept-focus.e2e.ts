import { expect, type Page } from '@playwright/test';
import { addToCart, cartOf, countIn, openProduct } from '../../shopper/cart.ts';
import { heldBack } from '../../shopper/provider.ts';
import { openAwake, test, untilHydrated, untilStill, wake } from '../../shopper/shop.ts';

test('filters that are taken off by keys hand the focus on, and so does a form that was sent', async ({ page }) => {
  await page.goto('/collections/tops/?size=S,M');
  await untilHydrated(page);
  const chosen = page.getByRole('group', { name: 'Chosen filters' });
  const offFor = (size: string) => chosen.getByRole('button', { name: `Remove Size ${size}` });
  await offFor('S').press('Enter');
  await expect(offFor('M')).toBeFocused();
  await expect(offFor('S')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();

  // Of its stock no other journey takes or gives: one size stays sold out.
  await page.goto('/products/aaliyah-skirt-flutter/');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Tell me when/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tell me when it’s back' });
  await dialog.getByLabel('Email').fill(`keys.${Date.now().toString(36)}@bay.example`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
});

/** Waits until the way to other pages is there, and with it whatever keeps the focus. */
async function untilFollowed(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

test('the focus goes on to what can have it: to nothing that is out of the way or closed', async ({ page }) => {
  const start = Promise.withResolvers<void>();
  await page.route('**/assets/router-*.js', (route) => start.promise.then(() => route.continue()));
  await page.goto('/shipping-and-order-information/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.evaluate((parent) => {
    const add = (tag: string, text = ''): HTMLElement =>
      Object.assign(document.createElement(tag), { textContent: text });
    const [dialog, first, aside] = [add('dialog'), add('p'), add('p')];
    dialog.id = 'closing';
    dialog.setAttribute('open', '');
    dialog.append(add('button', 'In the dialog'));
    first.append(add('button', 'First'));
    aside.append(add('button', 'Out of the way'));
    aside.inert = true;
    parent.prepend(dialog, first, aside, add('button', 'Second'));
  });
  // It had the focus before there was anything to keep it.
  const first = main.getByRole('button', { name: 'First', exact: true });
  await first.focus();
  start.resolve();
  await wake(page);
  await untilFollowed(page);
  await first.evaluate((button) => button.remove());
  const second = main.getByRole('button', { name: 'Second', exact: true });
  await expect(second).toBeFocused();
  await expect(page.locator('[inert] > [tabindex]')).toHaveCount(0);

  const dialog = page.locator('#closing');
  await dialog.getByRole('button').focus();
  await dialog.evaluate((element) => {
    element.replaceChildren();
    element.removeAttribute('open');
  });
  await expect(second).toBeFocused();
  await expect(dialog).not.toHaveAttribute('tabindex');
});

test('a field that is gone after a line was typed into it leaves the page where it is', async ({ page }) => {
  await openAwake(page, '/shipping-and-order-information/');
  await untilFollowed(page);
  await page.getByRole('main').evaluate((main) => {
    const [line, space, button] = [0, 1, 2].map(() => document.createElement('p'));
    line?.append(Object.assign(document.createElement('input'), { ariaLabel: 'Word' }));
    if (space) space.style.height = '3000px';
    button?.append(Object.assign(document.createElement('button'), { textContent: 'Below' }));
    main.prepend(...[line, space, button].filter((part) => part !== undefined));
  });
  const field = page.getByRole('textbox', { name: 'Word' });
  await field.fill('Bay');
  const before = await page.evaluate(() => scrollY);
  await field.evaluate((input) => input.remove());
  await expect(page.getByRole('button', { name: 'Below', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a review that is asked for is where one reads on, and another form begins at its first field', async ({
  page,
}) => {
  await openAwake(page, '/products/kaila-top-wildflowers/');
  await page.getByRole('heading', { name: 'What swimmers say' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Read all \d+/ }).press('Enter');
  const reviews = page.getByRole('dialog', { name: 'Reviews' });
  const shown = reviews.getByRole('status').filter({ hasText: /reviews shown$/ });
  await expect(shown).toHaveText('8 reviews shown');
  await reviews.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(reviews.getByRole('listitem').nth(8)).toBeFocused();
  await expect(shown).toHaveText('16 reviews shown');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Write a review' }).press('Enter');
  const account = page.getByRole('dialog');
  await expect(account.getByLabel('Email')).toBeFocused();
  await account.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(account.getByLabel('First name')).toBeFocused();
});

test('a button keeps the focus when there is no further to go, and is pressed once while it is busy', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await openProduct(page, 'sunny-hat-happy-check');
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
  await page
    .getByRole('button', { name: /^Save Sunny Bucket Hat/ })
    .first()
    .press('Enter');

  const drawer = await addToCart(page);
  await drawer.getByRole('button', { name: 'One more' }).press('Enter');
  const less = drawer.getByRole('button', { name: 'One less' });
  await less.press('Enter');
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await expect(less).toBeFocused();
  await drawer.getByRole('button', { name: /^Remove Sunny Bucket Hat/ }).press('Enter');
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();

  await page.goto('/wishlist/');
  await untilHydrated(page);
  const move = page.getByRole('button', { name: 'Move to bag' });
  await expect(move).toBeVisible();
  const adding = await heldBack(page, 'CartLinesAdd');
  await move.press('Enter');
  await adding.sent;
  await expect(move).toHaveAttribute('aria-busy', 'true');
  await move.evaluate((button) => button instanceof HTMLElement && button.click());
  await adding.letGo();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await untilStill(page);
  await expect(
    cartOf(page)
      .getByRole('group', { name: /^Quantity of/ })
      .getByRole('status'),
  ).toHaveText('1');
});

test('nothing that keys lead to is hidden behind the bar of a list', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Save / })
    .first();
  await first.focus();
  const filter = page.getByRole('main').getByRole('button', { name: 'Filter' });
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    const above = () =>
      filter.evaluate((button) => {
        const at = document.activeElement;
        return at && at.getBoundingClientRect().top < button.getBoundingClientRect().bottom ? at.outerHTML : '';
      });
    await expect.poll(above, `stop ${step}`).toBe('');
  }
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('nothing that keys lead to is hidden behind the bar at the foot', async ({ page }) => {
    await page.goto('/products/kaila-top-wildflowers/');
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    // Out of the way it has no role any more.
    const bar = page.locator('div[data-hidden]');
    await expect(bar).toBeVisible();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = () =>
        bar.evaluate((element) => {
          const at = document.activeElement;
          const box = (at?.closest('label') ?? at)?.getBoundingClientRect();
          const isOut = element.getAttribute('data-hidden') === 'true' || element.contains(at);
          return !isOut && box && box.top >= element.getBoundingClientRect().top ? at?.outerHTML.slice(0, 80) : '';
        });
      await expect.poll(hidden, `stop ${step}`).toBe('');
    }
  });
});
