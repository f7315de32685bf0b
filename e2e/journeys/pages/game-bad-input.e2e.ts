import { expect } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { comeBackTo, GAME, kept, play, stage, step, wear } from '../../shopper/game.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

const LOST_A_PIECE = /lost a piece on its way/;
/** Links as the game made them. They outlive a season: these open as long as there is a game. */
const LINK = '1010cd-----faqz.Marina.hello, bay';
const LINK_WITH_SCRIPT = '1010cd-----gjtj.<img src=x onerror=alert(1)>';

test('a link that is whole opens as it was made', async ({ page }) => {
  await page.goto(`${GAME}?look=${encodeURIComponent(LINK)}`);
  await expect(step(page, '6 of 6 All done')).toBeVisible();
  await expect(page.getByText('by Marina').first()).toBeVisible();
});

const BAD_LINKS: readonly (readonly [what: string, look: string, words: RegExp])[] = [
  ['cut', LINK.slice(0, 11), LOST_A_PIECE],
  ['cut in its words', LINK.slice(0, -4), LOST_A_PIECE],
  ['forged', LINK.replace('Marina', 'Martin'), LOST_A_PIECE],
  ['of an old version', `0${LINK.slice(1)}`, /another edition of the game/],
  ['of ten kilobytes', LINK + 'a'.repeat(10_240), LOST_A_PIECE],
  ['a script', '<script>alert(1)</script>', LOST_A_PIECE],
  ['a script behind a link that is one', `${LINK}.<img src=x onerror=alert(1)>`, LOST_A_PIECE],
];
for (const [index, [what, look, words]] of BAD_LINKS.entries()) {
  test(`a look link that is ${what} ends in a word and a game`, firstByDay(index), async ({ page }) => {
    await page.goto(`${GAME}?look=${encodeURIComponent(look)}`);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await expect(step(page, '2 of 6 Dress up')).toBeVisible();
    await expect(stage(page).locator('img[src*="/d/marisol/self@"]')).toBeVisible();
  });
}

test('a script in a name that a link was really made with is letters on a polaroid', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  await page.goto(`${GAME}?look=${encodeURIComponent(LINK_WITH_SCRIPT)}`);
  await expect(step(page, '6 of 6 All done')).toBeVisible();
  await expect(page.getByText(/by img srcx/).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('the widest caption stays on the paper', async ({ page }) => {
  const caption = 'W'.repeat(32);
  await comeBackTo(page, { doll: 'imani', pose: 'hello', screen: 'finale', caption }, 'Imani');
  const room = () =>
    page.getByText(caption, { exact: true }).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const paper = element.closest('[aria-hidden]');
      return (paper?.getBoundingClientRect().width ?? 0) - words.getBoundingClientRect().width;
    });
  await expect.poll(room).toBeGreaterThan(0);
});

const throws = (name: string): string => `throw new DOMException('no', '${name}')`;

const REFUSALS: readonly (readonly [what: string, script: string, words: RegExp])[] = [
  [
    'storage is blocked',
    `Object.defineProperty(window, 'localStorage', { get() { ${throws('SecurityError')}; } })`,
    /keeps nothing just now/,
  ],
  [
    'storage is full',
    `Storage.prototype.setItem = () => { ${throws('QuotaExceededError')}; }`,
    /keeps nothing just now/,
  ],
  ['sound is not known', 'delete window.AudioContext', /No sound comes out of this browser/],
  ['sound is refused', `window.AudioContext = class { constructor() { ${throws('NotSupportedError')}; } }`, /No sound/],
  [
    'sound does not wake',
    `window.AudioContext = class { state = 'suspended'; async resume() { ${throws('NotAllowedError')}; } }`,
    /No sound/,
  ],
  [
    'sound sleeps for ever',
    `window.AudioContext = class { state = 'suspended'; resume() { return new Promise(() => {}); } }`,
    /No sound/,
  ],
];
for (const [index, [what, script, words]] of REFUSALS.entries()) {
  test(`where ${what} a word says so and the game goes on`, firstByDay(index), async ({ page }) => {
    await page.addInitScript(script);
    await play(page);
    await wear(page, 'Angel Triangle top');
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Accessorise' }).click();
    await expect(page.getByText('Marisol wears a sky blue triangle top with angel hearts')).toBeVisible();
  });
}

test('where all is well none of that is said', async ({ page }) => {
  await play(page);
  await wear(page, 'Angel Triangle top');
  // Fixed wait: as long as a browser is given to be heard, and longer.
  await page.waitForTimeout(2_000);
  await expect(page.getByText(/keeps nothing just now|No sound comes/)).toHaveCount(0);
});

for (const [what, text] of [
  ['somebody else’s list', '[{"level":3}]'],
  ['half a game', '{"doll":"imani","top":{"handle":'],
] as const) {
  test(`what was kept and is ${what} is said to be no game, and one begins`, { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('was-here')) localStorage.setItem('dressUpState', stored);
      sessionStorage.setItem('was-here', 'yes');
    }, text);
    await page.goto(GAME);
    await untilHydrated(page);
    await expect(page.getByText('What this browser kept here is no game of ours.')).toBeVisible();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await wear(page, 'Angel Triangle top');
    expect(await kept(page)).toMatchObject({ doll: 'marisol', top: { image: 'triangle/angel' } });
  });
}

const NO_CANVAS: readonly (readonly [what: string, script: string])[] = [
  ['cannot be drawn on', 'HTMLCanvasElement.prototype.getContext = () => null'],
  ['is tainted', `HTMLCanvasElement.prototype.toBlob = () => { ${throws('SecurityError')}; }`],
  ['gives nothing', 'HTMLCanvasElement.prototype.toBlob = (done) => done(null)'],
];
for (const [index, [what, script]] of NO_CANVAS.entries()) {
  test.describe(() => {
    test.use({ expectedNoise: /The polaroid could not be drawn/ });
    test(`where a canvas ${what} a word says so and the game goes on`, firstByDay(index), async ({ page }) => {
      await page.addInitScript(script);
      await comeBackTo(page, { doll: 'marisol', screen: 'finale' }, 'Marisol');
      await expect(page.getByText('Her own two are not for sale')).toBeVisible();
      await page.getByRole('button', { name: 'Download' }).click();
      await expect(page.getByText('The polaroid could not be drawn.')).toBeVisible();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const share = page.getByRole('dialog', { name: 'Share the game' });
      await expect(share.getByRole('textbox', { name: 'Link to your look' })).toHaveValue(/\/look\/1/);
      await share.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Change her outfit' }).click();
      await expect(step(page, '2 of 6 Dress up')).toBeVisible();
    });
  });
}
