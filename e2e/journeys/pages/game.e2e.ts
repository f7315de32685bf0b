import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { laterScriptWeight } from '../../shopper/first-visit.ts';
import { comeBackTo, countNotes, GAME, kept, play, stage, step, wear } from '../../shopper/game.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { fingersOn } from '../../shopper/touch.ts';

test.use({ pictures: true });

const MOST_OF_GAME_KIB = 60;

/** Imani as she was left: dressed, pictured, named. */
const DRESSED = {
  username: 'Marina 3',
  caption: 'salt hair club',
  doll: 'imani',
  polaroid: 'dlPolaroid3',
  pose: 'hello',
  top: { handle: 'marina-top-kool-kat', name: 'Kool Kat', image: 'scoop/kool-kat' },
  bottoms: { handle: 'marina-bottoms-kool-kat', name: 'Kool Kat', image: 'cheeky/kool-kat' },
  onePiece: null,
  pouch: { handle: 'swimbag-pouch-night-out', name: 'Night Out', image: 'pouch/night-out' },
  shades: null,
  sandals: null,
  towel: null,
  screen: 'finale',
} as const;

const comeBack = (page: Page): Promise<void> => comeBackTo(page, DRESSED, 'Imani');

test('a doll is dressed, accessorised and pictured (GAM-001 to GAM-010, GAM-021 to GAM-031)', async ({ page }) => {
  await play(page);
  await expectAccessible(page);
  await stage(page).getByRole('button', { name: 'View size chart' }).click();
  const chart = page.getByRole('dialog', { name: 'Everything, size by size' });
  await expect(chart.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart).toBeHidden();
  await wear(page, 'Kool Kat Scoop top');
  await page.getByRole('tab', { name: 'Bottoms 17' }).click();
  await wear(page, 'Kool Kat Cheeky bottoms');
  await page.getByRole('button', { name: 'Next doll, Imani' }).click();
  await expect(
    page.getByText(
      'Imani wears a purple scoop top with cool cats in sunglasses and purple cheeky bottoms with cool cats in sunglasses.',
    ),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Accessorise' }).click();
  await wear(page, 'Night Out Mini pouch');
  await page.getByRole('tab', { name: /Shades/ }).click();
  await wear(page, 'Coral Shades');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take off the Coral shades' }).click();
  await expect(page.getByRole('radio', { name: /No shades/ })).toBeChecked();

  await page.getByRole('button', { name: 'Pin-up' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Marina <3');
  await page.getByRole('button', { name: 'salt hair club' }).click();
  await page.getByRole('radio', { name: 'Hello' }).locator('..').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pick a polaroid' }).click();
  await page.getByRole('radio', { name: 'Pool day' }).locator('..').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(step(page, '6 of 6 All done')).toBeFocused();
  expect(await kept(page)).toMatchObject(DRESSED);
});

test('what a doll wears is bought with two taps and a size each (GAM-023, GAM-041)', async ({ page }) => {
  await comeBack(page);
  await expect(stage(page).getByRole('link', { name: 'Marina Scoop Top' })).toBeVisible();
  await expectAccessible(page);
  for (const piece of ['Marina Scoop Top', 'Marina Cheeky Bottoms']) {
    await page
      .getByRole('group', { name: `Size of the ${piece}` })
      .locator('label:has(input:enabled)')
      .first()
      .click();
  }
  expect(Object.keys((await kept(page)).variants).sort()).toEqual(['bottoms', 'top']);
  // A top and bottoms of one print are a pair, here as in the bag.
  await expect(stage(page).getByText(/^Total/)).toHaveText(/^Total\s*Now ₱[\d,.]+, was ₱[\d,.]+$/);
  await page.getByRole('button', { name: 'Add 3 to bag' }).click();
  const drawer = page.getByRole('dialog', { name: /bag/i });
  await expect(drawer.getByText('Swimbag Swim Pouch').first()).toBeVisible();
  await expect(drawer.getByText('Marina Scoop Top').first()).toBeVisible();
});

test('a polaroid is saved, and a friend is sent the look (GAM-011 to GAM-018, GAM-038 to GAM-042, SHP-018, SHP-019)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeBack(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dress-up-bay-marina-3.png');
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1280]);
  // A scene and a doll do not compress as a blank sheet does.
  expect(picture.length).toBeGreaterThan(100_000);
  const saved = page.getByRole('dialog', { name: 'Saved to your downloads' });
  await expect(saved.getByText('1,080 × 1,280 pixels')).toBeVisible();
  await expectAccessible(page);
  await saved.getByRole('button', { name: 'Shop this doll' }).click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share the game' });
  await share.getByRole('button', { name: 'Copy' }).click();
  await expect(share.getByText('Copied')).toBeVisible();
  await expectAccessible(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [url, said] = [encodeURIComponent(link), encodeURIComponent('Imani is dressed up for the bay.')];
  const both = `${said}${encodeURIComponent(` ${link}`)}`;
  for (const [network, href] of [
    ['WhatsApp', `https://wa.me/?text=${both}`],
    ['Pinterest', `https://www.pinterest.com/pin/create/button/?url=${url}&description=${said}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['X', `https://x.com/intent/post?text=${said}&url=${url}`],
    ['Email', `mailto:?subject=Dress-Up%20Bay&body=${both}`],
  ] as const)
    await expect(share.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', href);

  // A friend opens it: no account, nothing kept before.
  const friend = await context.browser()?.newPage();
  if (!friend) throw new Error('There is no browser to open another page in.');
  await friend.goto(link);
  await expect(step(friend, '6 of 6 All done')).toBeVisible();
  await expect(friend.getByText('Imani wears a purple scoop top with cool cats')).toBeVisible();
  await expect(friend.getByText('by Marina 3').first()).toBeVisible();
  await friend.close();
});

test('keys alone play the game, take back what they did, and start over (GAM-034, GAM-035, GAM-037)', {
  tag: '@nightly',
}, async ({ page }) => {
  await play(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Imani wears a butter scoop top')).toBeVisible();
  await page.getByRole('tab', { name: 'Tops 16' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'One-piece 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Imani wears a sky blue one-piece with angel hearts.')).toBeVisible();
  await expect(page.getByText('Top and bottoms went back in the drawer.')).toBeVisible();
  expect(await kept(page)).toMatchObject({ top: null, bottoms: null });
  await page.keyboard.press('z');
  await expect(page.getByText('Imani wears a butter scoop top')).toBeVisible();

  // Buttons that go when they are pressed leave the focus in the game.
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Imani wears a butter scoop top')).toBeVisible();
  await expect(step(page, '2 of 6 Dress up')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Marisol wears')).toBeVisible();
  await page.getByRole('button', { name: 'Accessorise' }).press('Enter');
  await page.getByRole('radio', { name: 'Night Out Mini pouch' }).press('Space');
  const takeOff = page.getByRole('button', { name: 'Take off the Night Out' });
  await takeOff.press('Enter');
  await expect(page.getByRole('radio', { name: 'No pouch' })).toBeFocused();
  await page.keyboard.press('z');
  await expect(takeOff).toBeVisible();
  await takeOff.focus();
  await page.keyboard.press('z');
  await expect(takeOff).toBeHidden();
  await expect(page.getByRole('radio', { name: 'No pouch' })).toBeFocused();

  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Start over?' });
  await expect(dialog.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Let’s play' })).toBeFocused();
  expect(await kept(page)).toBeNull();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the title' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Carry on with / })).toBeFocused();
});

test('whatever moves the game on or back is heard, and once (GAM-020)', { tag: '@nightly' }, async ({ page }) => {
  const notes = await countNotes(page);
  await play(page);
  await expect.poll(notes, 'on, in three notes').toBe(3);
  await page.getByRole('tab', { name: 'One-piece 1' }).click();
  await wear(page, 'Angel');
  await expect.poll(notes, 'a drawer and a piece, in two each').toBe(7);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(notes, 'back, in two').toBe(9);
  await page.getByRole('button', { name: 'Accessorise' }).click();
  await page.getByRole('button', { name: 'Pin-up' }).click();
  await expect.poll(notes).toBe(15);
  await page.getByRole('button', { name: 'salt hair club' }).click();
  await expect.poll(notes, 'an idea, in two').toBe(17);
  await page.reload();
  await page.getByRole('button', { name: 'Carry on with Marisol' }).click();
  await expect.poll(notes, 'on where it was left').toBe(3);
});

test('a game goes on where it was left, in silence if that was wanted (GAM-020, GAM-024, STO-006)', {
  tag: '@nightly',
}, async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Next doll, Imani' }).click();
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Carry on with Imani' }).click();
  await expect(page.getByText('Imani wears a butter scoop top')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
});

test('two tabs play one game, each on its own screen', { tag: '@nightly' }, async ({ page, context }) => {
  await play(page);
  const other = await context.newPage();
  await other.goto(GAME);
  await untilHydrated(other);
  await other.getByRole('button', { name: 'Carry on with Marisol' }).click();
  await expect(step(other, '2 of 6 Dress up')).toBeFocused();
  await page.getByRole('button', { name: 'Accessorise' }).click();
  await wear(page, 'Night Out Mini pouch');

  // What one tab puts on is on in the other, and the last word counts in both.
  await expect(other.getByText(/Marisol wears .* Night Out pouch on her wrist/)).toBeVisible();
  await wear(other, 'Kool Kat Scoop top');
  await expect(page.getByText(/Marisol wears a purple scoop top .* Night Out pouch on her wrist/)).toBeVisible();
  await expect(step(page, '3 of 6 Accessorise')).toBeVisible();
  expect(await kept(page)).toMatchObject({ top: { image: 'scoop/kool-kat' }, pouch: { image: 'pouch/night-out' } });

  // One of them begins anew: the other has a doll in her own clothes, and plays on.
  await other.getByRole('button', { name: 'Start over' }).click();
  await other.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click();
  await expect(other.getByRole('button', { name: 'Let’s play' })).toBeVisible();
  await expect(page.getByText(/^Marisol wears a coral twist top and coral tie-side bottoms\.$/)).toBeVisible();
  const word = page.getByText('Another tab started over, so everything went back in the drawer.');
  await expect(word).toBeVisible();
  await wear(page, 'Angel Mini pouch');
  await expect(word).toBeHidden();
  await expect(page.getByText(/Marisol wears .* Angel pouch on her wrist/)).toBeVisible();
  await other.close();
});

/** What moves by itself on the stand: she does, and her lids. */
const moving = (page: Page): Promise<string[]> =>
  stage(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity ? [effect] : [],
      )
      .map(({ target }) => (target instanceof HTMLImageElement && /\/blink@/.test(target.currentSrc) ? 'lids' : 'doll'))
      .sort(),
  );

test('the doll breathes and blinks; where things are to stay still, she does', { tag: '@nightly' }, async ({
  page,
}) => {
  await play(page);
  await expect.poll(() => moving(page)).toEqual(['doll', 'lids']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toEqual([]);
  await expect(stage(page).locator('img[src*="/blink@"]')).toBeHidden();
});

test('a finger across the stand brings the next doll', { tag: '@nightly' }, async ({ page, hasTouch }) => {
  // Left out: on a desktop, where a mouse has arrows to press.
  test.skip(!hasTouch, 'a mouse has arrows to press');
  await play(page);
  const fingers = await fingersOn(page);
  const box = await stage(page).boundingBox();
  const y = (box?.y ?? 0) + 260;
  await fingers.swipe([280, y], [150, y]);
  await expect(page.getByText('Imani wears')).toBeVisible();
});

test('the game itself is light, and comes when somebody plays', async ({ page, baseURL }) => {
  const html = await (await fetch(baseURL + GAME)).text();
  const askedFor: string[] = [];
  page.on('request', (request) => askedFor.push(new URL(request.url()).pathname));
  await page.goto(GAME);
  await untilHydrated(page);
  const game = () => askedFor.find((path) => /\/playing-[^/]+\.js$/.test(path));
  expect(game()).toBeUndefined();
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await expect(step(page, '2 of 6 Dress up')).toBeVisible();
  const kib = (await laterScriptWeight(game() ?? '', html, baseURL)) / 1024;
  expect(kib).toBeGreaterThan(4);
  expect(kib).toBeLessThanOrEqual(MOST_OF_GAME_KIB);
});
