import { expect, type Page } from '@playwright/test';
import { comeBackTo, GAME, kept, play, stage, step } from '../../shopper/game.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

/** What has the focus, in words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent?.trim() : undefined;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

/** Walks on by Tab until something with this name has the focus, and is seen to have it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    if (name.test(await focused(page))) {
      const ringed = await page.evaluate(() => {
        const element = document.activeElement;
        const seen =
          element instanceof HTMLInputElement && element.type === 'radio' ? element.closest('label') : element;
        return seen ? getComputedStyle(seen).outlineStyle !== 'none' : false;
      });
      expect(ringed, `a ring around ${name}`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No ${name}; the focus is on "${await focused(page)}".`);
}

const press = async (page: Page, name: RegExp, key = 'Enter'): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

test('from the title to the last page by keys alone, every step with a ring around it and said in words (GAM-002)', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto(GAME);
  await untilHydrated(page);
  await press(page, /^Let’s play/);
  await expect(step(page, '2 of 6 Dress up')).toBeFocused();
  await press(page, /^Next doll, Imani/);
  await tabTo(page, /^Tops/);
  await tabTo(page, /own/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const sentence = page.getByText(/^Imani wears /);
  await expect(sentence).toContainText('Imani wears a');
  await press(page, /^Accessorise/);
  await expect(step(page, '3 of 6 Accessorise')).toBeFocused();
  await tabTo(page, /^Pouch/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^No shades/);
  await page.keyboard.press('ArrowDown');
  await expect(sentence).toContainText('Coral shades');
  await press(page, /^Pin-up/);
  await tabTo(page, /^Sassy/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Your name/);
  await page.keyboard.type('Marina');
  await press(page, /^Pick a polaroid/);
  await tabTo(page, /Lagoon/i);
  await page.keyboard.press('ArrowRight');
  await press(page, /^Finish/);
  await expect(step(page, '6 of 6 All done')).toBeFocused();
  expect(await kept(page)).toMatchObject({
    doll: 'imani',
    username: 'Marina',
    pose: 'hello',
    polaroid: 'dlPolaroid2',
    shades: { image: 'shades/coral' },
  });
  // What is read to whoever does not see the picture is the sentence that goes along with it.
  await press(page, /^Share$/);
  const share = page.getByRole('dialog', { name: 'Share the game' });
  await expect(share.getByText(await sentence.first().innerText())).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  expect(await focused(page)).toBe('Share');
  // No trap: the way leads on, out of the game.
  for (let left = 60; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
  }
  expect(await page.evaluate(() => document.activeElement?.closest('section[aria-label="Dress-Up Bay"]'))).toBeNull();
});

test('the stage is 1216 by 632 where a screen has room for it (GAM-019, CST-018)', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await play(page);
  const { width, height } = (await stage(page).boundingBox()) ?? {};
  expect([width, height]).toEqual([1216, 632]);
});

test('a smaller screen has as much of the stage as fits', { tag: '@desktop-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await play(page);
  const { width } = (await stage(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(960);
});

const WORN = {
  username: 'Wilhelmina of the Bay',
  caption: 'the longest words that fit below',
  doll: 'freya',
  onePiece: { handle: 'lido-one-piece-angel', name: 'Angel', image: 'onepiece/angel' },
  pouch: { handle: 'swimbag-pouch-pretty-princess', name: 'Pretty Princess', image: 'pouch/pretty-princess' },
  towel: { handle: 'big-beach-towel-bunny-boo', name: 'Bunny Boo', image: 'towel/bunny-boo' },
};

const WINDOWS = [
  ['a phone', 390, 844],
  ['a small phone', 320, 640],
  ['a phone on its side', 844, 390],
  ['a laptop at twice the size', 720, 450],
] as const;

const ON = [
  ['2 of 6 Dress up', 'Accessorise'],
  ['3 of 6 Accessorise', 'Pin-up'],
  ['4 of 6 Pin-up', 'Pick a polaroid'],
  ['5 of 6 Pick a polaroid', 'Finish'],
] as const;

/** From the last page round to it again, in a window of this size. */
async function walk(page: Page, what: string): Promise<void> {
  expect(await brokenRules(page), `the last page on ${what}`).toEqual([]);
  await stage(page).getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share the game' });
  await expect(share).toBeVisible();
  expect(await brokenRules(page), `sharing on ${what}`).toEqual([]);
  // In the corner of the sheet, where thumbs look for it.
  const [sheet, close] = [await share.boundingBox(), await share.getByRole('button', { name: 'Close' }).boundingBox()];
  expect(close?.width, `closing on ${what}`).toBe(close?.height);
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0) - (close?.x ?? 0) - (close?.width ?? 0), what).toBeLessThanOrEqual(20);
  await page.keyboard.press('Escape');
  await stage(page).getByRole('button', { name: 'Change her outfit' }).click();
  for (const [words, next] of ON) {
    await expect(step(page, words)).toBeVisible();
    expect(await brokenRules(page), `${words} on ${what}`).toEqual([]);
    const on = stage(page).getByRole('button', { name: next, exact: true });
    await expect(on, `${words} on ${what}`).toBeInViewport({ ratio: 1 });
    await on.click();
  }
  await expect(step(page, '6 of 6 All done')).toBeVisible();
}

test('on every window every screen has room, and its way on within a thumb’s reach', {
  tag: ['@phone-only', '@nightly'],
}, async ({ page }) => {
  await comeBackTo(page, { ...WORN, screen: 'finale' }, 'Freya');
  for (const [what, width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await walk(page, what);
  }
  await stage(page).getByRole('button', { name: 'Change her outfit' }).click();
  for (const [words, next] of ON) {
    await expect(step(page, words)).toBeVisible();
    await expectAccessible(page);
    await stage(page).getByRole('button', { name: next, exact: true }).click();
  }
});

test('in forced colours what is picked can be told from what is not', { tag: ['@desktop-only', '@nightly'] }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeBackTo(page, { ...WORN, screen: 'finale' }, 'Freya');
  await page.getByRole('button', { name: 'Change her outfit' }).click();
  const borders = (checked: boolean): Promise<string[]> =>
    stage(page)
      .locator(`label:has(input[type="radio"]:${checked ? 'checked' : 'not(:checked)'})`)
      .evaluateAll((labels) =>
        labels.map((label) => {
          const { outline, border, boxShadow } = getComputedStyle(label);
          return [outline, border, boxShadow].join(' | ');
        }),
      );
  const tells = async (): Promise<void> => {
    const [on, off] = [await borders(true), await borders(false)];
    expect(on.length).toBeGreaterThan(0);
    for (const border of on) expect(off).not.toContain(border);
  };
  await tells();
  await page.getByRole('button', { name: 'Accessorise' }).click();
  await tells();
  await page.getByRole('button', { name: 'Pin-up' }).click();
  await tells();
  await page.getByRole('button', { name: 'Pick a polaroid' }).click();
  await tells();
});
