import { expect, type Page } from '@playwright/test';
import { lookOf } from '../../shopper/look-of.ts';
import { brokenRules, leaf, watchShifts } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated, untilStill } from '../../shopper/shop.ts';

interface Screen {
  path: string;
  /** Something that is there once the screen has all it shows. */
  until: (page: Page) => Promise<unknown>;
  /** Its foot comes late: it is leafed through. */
  leafed?: boolean;
  /** One like it is looked at by day. */
  byNight?: boolean;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { name }).first().waitFor();

/** Every template, in the state a visitor meets first. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/', until: heading(/prints out/i), leafed: true },
  collection: { path: '/collections/tops/', until: heading('Tops') },
  'collection page 2': { path: '/collections/tops/page/2/', until: heading('Tops'), byNight: true },
  'collection narrowed': {
    path: '/collections/tops/?colour=blue',
    until: async (page) => {
      await page.getByRole('group', { name: 'Chosen filters' }).filter({ visible: true }).waitFor();
      // What was there before is pale until the narrowed list is here.
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
  'collection without a match': {
    path: '/collections/accessories/?colour=purple&price=90000-',
    until: heading('Not in this drawer'),
  },
  student: { path: '/student-discount/', until: heading(/off for students/), byNight: true },
  club: { path: '/bay-club/', until: heading('Points for every swim') },
  product: { path: '/products/kaila-top-wildflowers/', until: heading('Kaila Triangle Top'), leafed: true },
  search: { path: '/search/', until: heading('What are you after?'), byNight: true },
  'search results': { path: '/search/?q=hibiscus', until: heading(/pieces for “hibiscus”/) },
  'search none': { path: '/search/?q=qqqqqqq', until: heading(/No “qqqqqqq”/) },
  cart: {
    path: '/my-cart/',
    until: async (page) => {
      await heading('Nothing in here but sand')(page);
      // What a cart may reach is asked of the provider.
      await page.getByRole('region', { name: 'What this bag unlocks' }).getByRole('paragraph').first().waitFor();
    },
  },
  wishlist: { path: '/wishlist/', until: heading('Nothing pinned yet'), byNight: true },
  lookbooks: { path: '/lookbooks/', until: (page) => page.getByRole('heading', { level: 1 }).waitFor(), byNight: true },
  lookbook: { path: '/lookbooks/afterglow/', until: heading('Afterglow') },
  'size guide': {
    path: '/size-guide/',
    until: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    byNight: true,
  },
  shipping: {
    path: '/shipping-and-order-information/',
    until: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  'sign in': { path: '/account/sign-in/', until: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  'not found': { path: '/nowhere/kaila-top-old/', until: heading(/Washed/) },
  'server error': { path: '/500.html', until: heading(/A wave/) },
};

for (const [name, { path, until, leafed, byNight }] of Object.entries(SCREENS)) {
  const when = byNight ? { tag: '@nightly' } : {};
  test(
    `${name} keeps to the grid, stays where it is, and can be read by everybody`,
    when,
    async ({ page }, testInfo) => {
      await watchShifts(page);
      await page.goto(path);
      await untilHydrated(page);
      await until(page);
      await untilStill(page);
      expect(await lookOf(page)).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`);
      if (leafed) await leaf(page);
      expect(await brokenRules(page)).toEqual([]);
      await expectAccessible(page);
      // Kept with the run: what changed on a screen can be seen, and compared where a run before is at hand.
      await testInfo.attach(`${name}.jpg`, {
        body: await page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' }),
        contentType: 'image/jpeg',
      });
    },
  );
}

test('an address that leads nowhere offers to search for what it says', async ({ page }) => {
  await page.goto('/products/kaila-top-wildflowerz/');
  const line = page.getByRole('main').getByRole('textbox', { name: 'Search the bay' });
  await expect(line).toHaveValue('kaila top wildflowerz');
  await line.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=kaila\+top\+wildflowerz/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kaila Triangle Top/ })
      .first(),
  ).toBeVisible();
});

test('the narrowest screen, or a page at twice its size, scrolls one way only', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of [SCREENS.home, SCREENS.product, SCREENS.collection].filter((screen) => screen !== undefined)) {
    await page.goto(path);
    await untilHydrated(page);
    expect(await brokenRules(page), path).toEqual([]);
  }
});

test('a word longer than the screen breaks, on the page and in the panel', { tag: '@phone-only' }, async ({ page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftsbadeanzugtaschenverschluss';
  await page.goto(`/search/?q=${word}`);
  await untilHydrated(page);
  await heading(new RegExp(word))(page);
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Search the bay' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  await panel.getByRole('textbox').fill(`${word} kaila`);
  await expect(panel.getByText(word, { exact: false }).first()).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
