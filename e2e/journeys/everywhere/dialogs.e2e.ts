import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilHydrated, untilStill } from '../../shopper/shop.ts';

/** A panel or dialog of the shop, and what a shopper presses to have it. */
interface Opening {
  name: string | RegExp;
  opener: Locator;
  /** What is pressed first, where the opener stands in something that has to be opened itself. */
  by?: Locator;
}

const inBanner = (page: Page, name: string | RegExp): Locator => page.getByRole('banner').getByRole('link', { name });

/** Where the focus is: in the open dialog, nowhere (the browser's own bar), or where it must not be. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nowhere';
    const dialog = document.querySelector('dialog[open]');
    const stops = [...(dialog?.querySelectorAll('*') ?? [])];
    return at === dialog || dialog?.contains(at) ? `stop ${stops.indexOf(at)}` : `behind: ${at.outerHTML.slice(0, 80)}`;
  });

/** More stops than any panel has. */
const MOST_STOPS = 120;

/** Walks by Tab, or Shift and Tab, until a stop comes round again; answers all it came by. */
async function walkRound(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press(key);
    const at = await focusOf(page);
    if (at !== 'nowhere' && stops.includes(at)) return stops;
    stops.push(at);
  }
  throw new Error(`No way round within ${MOST_STOPS} steps: ${stops.join(', ')}`);
}

async function expectTrapped(page: Page, { name, opener, by }: Opening): Promise<void> {
  await by?.click();
  // What tells whether its panel is open has to know; others only say that there is one.
  const tells = (await opener.getAttribute('aria-expanded')) !== null;
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  if (tells) await expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walkRound(page, key);
    expect(
      stops.filter((stop) => stop.startsWith('behind')),
      `${name}, by ${key}`,
    ).toEqual([]);
    expect(stops.filter((stop) => stop.startsWith('stop')).length, `${name}, by ${key}`).toBeGreaterThan(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(by ?? opener).toBeFocused();
  if (tells) await expect(opener).toHaveAttribute('aria-expanded', 'false');
}

test('one dialog at a time, each with a name, keeps the focus until it is closed (SHP-021, SHP-026)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const menu = inBanner(page, 'Menu');
  const cart = inBanner(page, /^Bag/);
  const ownEntry = (name: string) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name });
  const openings: Opening[] = [
    { name: 'Bag', opener: cart },
    { name: 'Search', opener: inBanner(page, 'Search the bay') },
    isMobile
      ? { name: 'Welcome back', by: menu, opener: ownEntry('Sign in') }
      : { name: 'Welcome back', opener: inBanner(page, 'Sign in') },
    ...(isMobile ? [{ name: 'Menu', opener: menu }] : []),
    {
      name: 'Where shall we send it?',
      opener: page.getByRole('contentinfo').getByRole('button', { name: /^Country:/ }),
    },
    { name: 'Kaila, size by size', opener: main.getByRole('button', { name: 'View size chart' }) },
    { name: 'Find your size', opener: main.getByRole('button', { name: 'Find your size' }) },
    {
      name: 'Pictures, close up',
      opener: main.getByRole('list', { name: 'Product pictures' }).getByRole('button').first(),
    },
    { name: 'Reviews', opener: main.getByRole('button', { name: /^Read all/ }) },
  ];
  for (const opening of openings) await test.step(String(opening.name), () => expectTrapped(page, opening));

  await page.goto('/lookbooks/studio-to-sea/');
  await untilHydrated(page);
  await expectTrapped(page, {
    name: /piece by piece/,
    opener: main.getByRole('button', { name: 'Shop the whole look' }),
  });

  // On a desktop filters stand beside the list.
  if (isMobile) {
    await page.goto('/collections/tops/');
    await untilHydrated(page);
    await expectTrapped(page, { name: 'Filters', opener: main.getByRole('button', { name: /^Filter/ }) });
  }
});

test('a dialog that is opened again right after Esc stays open, however late the browser tells that it was closed', async ({
  page,
}) => {
  await page.goto('/about-us/');
  await untilHydrated(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: /^Country:/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog).toBeVisible();
  const closed = await opener.evaluate(async (button) => {
    const open = document.querySelector('dialog[open]');
    if (!(open instanceof HTMLDialogElement) || !(button instanceof HTMLButtonElement)) return 'nothing to close';
    const told = new Promise<string>((resolve) =>
      open.addEventListener('close', () => resolve('told'), { once: true }),
    );
    open.requestClose();
    // As far as a key goes that follows at once: what waits is done, what the browser has to tell is not.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    button.click();
    return told;
  });
  expect(closed).toBe('told');
  await expect(dialog).toBeVisible();
  await untilStill(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Esc closes the bag from the moment it stands there, before it is modal', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  // Once, so that what it takes is here.
  await inBanner(page, /^Bag/).click();
  const bag = page.getByRole('dialog', { name: 'Bag' });
  await expect(bag).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  const wasModal = await inBanner(page, /^Bag/).evaluate(async (opener) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    new MutationObserver((_, changes) => {
      const dialog = document.querySelector('dialog[open]');
      if (!dialog) return;
      changes.disconnect();
      resolve(dialog.matches(':modal'));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    if (opener instanceof HTMLElement) opener.click();
    return promise;
  });
  expect(wasModal).toBe(false);
  await expect(bag).toBeHidden();
  await expect(inBanner(page, /^Bag/)).toHaveAttribute('aria-expanded', 'false');
});
