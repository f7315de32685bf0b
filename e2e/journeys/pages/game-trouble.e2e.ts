import { expect, type Page } from '@playwright/test';
import { comeBackTo, kept, play, stage, step, wear } from '../../shopper/game.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { staff } from '../../shopper/staff.ts';

// A print there never was is asked for, and is nowhere.
test.use({ pictures: true, expectedNoise: /status of 404.*\/triangle\/nowhere@/ });

/** What the doll on the stage is put together from, without her lids. */
const layers = (page: Page): Promise<string[]> =>
  stage(page)
    .locator('img[src*="/d/"]:not([src*="/blink@"])')
    .evaluateAll((images) => images.map((img) => /\/d\/(.+)@/.exec(img.getAttribute('src') ?? '')?.[1] ?? ''));

/** Has the shop draw what this matches only once it is told to; until then it answers as it does while it draws. */
async function heldBack(page: Page, matches: RegExp): Promise<() => void> {
  let isDrawn = false;
  await page.route(matches, (route) =>
    isDrawn
      ? route.fallback()
      : route.fulfill({
          contentType: 'image/svg+xml',
          headers: { 'cache-control': 'no-store' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>',
        }),
  );
  return () => {
    isDrawn = true;
  };
}

const AT_FIRST = ['marisol/self', 'marisol/tieside/coral', 'marisol/twist/coral', 'marisol/hair'];

test('nobody sees a doll half dressed, however long the shop draws', { tag: '@nightly' }, async ({ page }) => {
  const drawOwn = await heldBack(page, /\/d\/marisol\/tieside\/coral@/);
  const drawOther = await heldBack(page, /\/d\/marisol\/scoop\/kool-kat@/);
  await play(page);
  await expect(stage(page).getByText('Marisol is getting dressed')).toBeVisible();
  expect(await layers(page)).toEqual([]);
  await expectAccessible(page);
  drawOwn();
  await expect.poll(() => layers(page)).toEqual(AT_FIRST);
  await expect(stage(page).getByText('Marisol is getting dressed')).toBeHidden();

  await wear(page, 'Kool Kat Scoop top');
  await expect(stage(page).getByText('Marisol is getting dressed')).toBeVisible();
  expect(await layers(page)).toEqual(AT_FIRST);
  drawOther();
  await expect.poll(() => layers(page)).toContain('marisol/scoop/kool-kat');
});

test('the set builder’s doll is an outline while the shop draws her, and stands in the page’s own HTML', async ({
  page,
  baseURL,
}) => {
  expect(await (await fetch(`${baseURL}/make-a-set/`)).text()).toMatch(/<img [^>]*\/d\/marisol\/self@/);
  const draw = await heldBack(page, /\/d\/marisol\//);
  await page.goto('/make-a-set/');
  await untilHydrated(page);
  await page.mouse.wheel(0, 2);
  const waiting = page.locator('[aria-busy="true"]', { has: page.locator('img[src*="/d/marisol/self@"]') });
  await expect(waiting).toBeVisible();
  await expect(waiting).toHaveCSS('background-image', /svg/);
  await expect(page.getByText('Marisol is getting dressed')).toBeVisible();
  draw();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Marisol is getting dressed')).toBeHidden();
});

test('a piece there never was goes back in the drawer, and she stands there dressed', async ({ page }) => {
  const top = { handle: 'kaila-top-nowhere', name: 'Nowhere', image: 'triangle/nowhere' };
  await comeBackTo(page, { doll: 'marisol', pose: 'classic', top, screen: 'finale' }, 'Marisol');
  await expect(page.getByText('There is no pattern for Nowhere')).toBeVisible();
  await expect.poll(() => layers(page)).toEqual(AT_FIRST);
  expect((await kept(page)).top.image).toBe('twist/coral');
});

/** Each on pieces of its own: both browsers shop at once. */
const LOST = {
  phone: {
    soldOut: { handle: 'romy-top-pretty-princess', name: 'Pretty Princess', image: 'twist/pretty-princess' },
    unpublished: { handle: 'zoey-bottoms-bratitude', name: 'Bratitude', image: 'tieside/bratitude' },
    instead: ['twist/bunny-boo', 'tieside/bunny-boo'],
  },
  desktop: {
    soldOut: { handle: 'kaila-top-night-out', name: 'Night Out', image: 'triangle/night-out' },
    unpublished: {
      handle: 'cove-bottoms-pretty-princess',
      name: 'Pretty Princess',
      image: 'highwaist/pretty-princess',
    },
    instead: ['triangle/angel', 'highwaist/bunny-boo'],
  },
};

test(
  'what is sold out or left the shop while it was worn ends in a game and a word, and a friend wears the nearest print',
  { tag: '@nightly' },
  async ({ page, context, rows }, info) => {
    const { soldOut, unpublished, instead } = LOST[info.project.name === 'phone' ? 'phone' : 'desktop'];
    const worn = { doll: 'yuna', top: soldOut, bottoms: unpublished, screen: 'finale' };
    await comeBackTo(page, worn, 'Yuna');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link to your look' }).inputValue();
    await page.getByRole('dialog', { name: 'Share the game' }).getByRole('button', { name: 'Close' }).click();

    const setStock = (to: string) =>
      rows(
        `update commerce.variant v set on_hand = ${to} from commerce.product p where p.id = v.product_id and p.handle = $1`,
        [soldOut.handle],
      );
    await setStock('v.reserved');
    await staff('product', 'unpublish', unpublished.handle);
    try {
      // Her own game stays as she left it: a word, a print in its place if she wants to, and the way on.
      await page.reload();
      await page.getByRole('button', { name: 'Carry on with Yuna' }).click();
      await expect(stage(page).getByText(`The piece in ${unpublished.name} has left the shop.`)).toBeVisible();
      await expect(stage(page).getByText('Sold out in every size.')).toBeVisible();
      await expectAccessible(page);
      expect((await kept(page)).bottoms.image).toBe(unpublished.image);
      await stage(page).getByRole('button', { name: 'Dress her in Bunny Boo instead' }).last().click();
      await expect(stage(page).getByText(/has left the shop/)).toBeHidden();
      await page.getByRole('button', { name: 'Change her outfit' }).click();
      await expect(step(page, '2 of 6 Dress up')).toBeVisible();

      const friend = await context.browser()?.newPage();
      if (!friend) throw new Error('There is no browser to open another page in.');
      await friend.goto(link);
      const says = (words: string) => expect(stage(friend).getByText(words)).toBeVisible();
      await says(`${soldOut.name} is sold out, so she wears the nearest print.`);
      await says(`${unpublished.name} has left the shop, so she wears the nearest print.`);
      const theirs = await kept(friend);
      expect([theirs.top.image, theirs.bottoms.image]).toEqual(instead);
      await expectAccessible(friend);
      await friend
        .getByRole('button', { name: `Back to ${soldOut.name}` })
        .first()
        .click();
      expect((await kept(friend)).top.image).toBe(soldOut.image);
      await says('Sold out in every size.');
      await friend.close();
    } finally {
      await setStock('v.reserved + 20');
      await staff('product', 'publish', unpublished.handle);
    }
  },
);

test('a phone that passes pictures on passes the polaroid on, with its description and its link', {
  tag: '@nightly',
}, async ({ page }) => {
  // The browser's own sheet cannot be opened by a machine: what it would be given is kept instead.
  await page.addInitScript(() => {
    const given: Record<string, unknown>[] = [];
    Object.assign(window, { given });
    navigator.canShare = ({ files } = {}) => files?.every(({ type }) => type === 'image/png') === true;
    navigator.share = async ({ files = [], text, url } = {}) => {
      const [file] = files;
      const head = file ? [...new Uint8Array(await file.slice(1, 4).arrayBuffer())] : [];
      given.push({ name: file?.name, type: file?.type, bytes: file?.size, head, text, url });
      if (given.length > 1) throw new DOMException('The sheet was closed', 'AbortError');
    };
  });
  const given = (): Promise<Record<string, unknown>[]> => page.evaluate('window.given');
  await comeBackTo(page, { doll: 'freya', username: 'Marina', screen: 'finale' }, 'Freya');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share the game' });
  await share.getByRole('button', { name: 'Share the picture' }).click();
  await expect.poll(given).toHaveLength(1);
  expect((await given())[0]).toMatchObject({
    name: 'dress-up-bay-marina.png',
    type: 'image/png',
    head: [80, 78, 71],
    text: expect.stringMatching(/^Freya wears a bluebird balconette/),
    url: expect.stringContaining('/look/'),
  });
  // Whoever closes the sheet has changed their mind, and is told nothing.
  await share.getByRole('button', { name: 'Share the picture' }).click();
  await expect.poll(given).toHaveLength(2);
  await expect(share.getByRole('status')).toBeEmpty();
});
