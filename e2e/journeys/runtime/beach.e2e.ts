import { expect } from '@playwright/test';
import { countIn } from '../../shopper/cart.ts';
import { rowId } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({
  pictures: true,
  serviceWorkers: 'allow',
  expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error retrieving cart|User errors/,
});

const LOOKBOOK = '/lookbooks/afterglow/';

test('a lookbook is taken to the beach, opens there with its pictures, and what is wanted there waits to be accepted', async ({
  page,
  context,
  rows,
}) => {
  await page.goto(LOOKBOOK);
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Take to the beach' }).click();
  await expect(page.getByText('It is on your towel: it opens without a connection.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  // What was seen on the way is forgotten: what opens is what was taken along.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/^shop-(?:seen|pictures)/.test(name)) await caches.delete(name);
  });
  await page.goto('/size-guide/');
  await untilHydrated(page);
  await context.setOffline(true);
  await page.goto(LOOKBOOK);
  await untilHydrated(page);
  await page.evaluate(() => {
    for (const img of document.querySelectorAll('main img')) img.setAttribute('loading', 'eager');
  });
  // A provider elsewhere has pictures on a host of its own, which stay there.
  const broken = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          ({ src, complete, naturalWidth }) => src.startsWith(location.origin) && (!complete || naturalWidth < 20),
        ).length,
    );
  await expect.poll(broken).toBe(0);
  expect(await page.locator('main img').count()).toBeGreaterThan(5);
  await page.mouse.wheel(0, 2);

  const dots = page.getByRole('group', { name: 'Pieces in this picture' }).first().getByRole('button');
  const names: string[] = [];
  for (const dot of [dots.nth(0), dots.nth(1)]) {
    names.push((await dot.getAttribute('aria-label')) ?? '');
    await dot.click();
    const card = page.getByRole('main').locator('[data-size]:not([aria-disabled])');
    await card.first().click();
    await expect(page.getByText(/^No connection out here, so we noted it\./).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const notes = () =>
    page.evaluate(
      (): Array<{ merchandiseId: string; quantity: number }> =>
        JSON.parse(localStorage.getItem('notedOffline') ?? '[]'),
    );
  const noted = await notes();
  expect(noted.map(({ quantity }) => quantity)).toEqual([1, 1]);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'See what has changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'While you were out' });
  await expect(dialog.getByText(/^It is .*, as when you noted it\.$/)).toHaveCount(2);
  const put = dialog.getByRole('button', { name: 'Put 2 in bag' });

  // The connection goes again: nothing is wanted once more.
  await context.setOffline(true);
  await put.click();
  await expect(dialog.getByText('The connection is gone again.')).toBeVisible();
  expect(await notes()).toEqual(noted);

  // One of them sells out under the press: the other is in the bag, and asked about no more.
  await context.setOffline(false);
  const wanted = rowId(noted[0]?.merchandiseId ?? '');
  await rows('update commerce.variant set on_hand = reserved where id = $1', [wanted]);
  // Pressed again and again until something else is offered, it goes in once.
  await put.evaluate((button: HTMLButtonElement) => {
    const press = (): void => {
      if (button.textContent !== 'Put 2 in bag') return;
      button.click();
      setTimeout(press, 20);
    };
    press();
  });
  await expect(dialog.getByText('It has sold out since.')).toBeVisible();
  await expect(dialog.getByText(/as when you noted it/)).toHaveCount(0);
  expect(await notes()).toMatchObject([{ merchandiseId: noted[0]?.merchandiseId }]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  // The other screen wants it, too.
  await rows('update commerce.variant set on_hand = reserved + 20 where id = $1', [wanted]);
});
