import { expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';
import { test } from '../../shopper/shop.ts';

test.use({ pictures: true });

const SECONDS = Number(process.env.MONKEY_SECONDS ?? 600);
const SEEDS = (process.env.SEED ?? '9,20').split(',').map(Number);
/** More steps than there is time for. */
const STEPS = SECONDS * 20;
/** Where it sits down: a shop has rooms that a walk from the home page seldom finds. */
const STARTS = [
  '/',
  '/collections/all/',
  '/products/kaila-top-wildflowers/',
  '/search/?q=leopard',
  '/marlo-dolls/',
  '/my-cart/',
  '/bay-club/',
  '/wishlist/',
  '/size-guide/',
  '/request-a-return/',
  '/contact-us/',
  '/account/sign-in/',
];
const NONSENSE = [
  '',
  ' ',
  'M',
  '36',
  '-1',
  '😀',
  '<b>',
  "' or 1=1",
  'nobody@bay.example',
  'x'.repeat(300),
  '\u202Eabc',
];
const KEYS = ['Escape', 'Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'PageDown', 'Home', 'Space'];
/** What can be pressed; what leaves the browser, or the shop, is not the shop's, and what is for machines has no page. */
const PRESSABLE =
  ':is(a[href^="/"]:not([href$=".xml"]), a[href^="#"], button, summary, label, input[type=radio], input[type=checkbox]):visible';

/** What the nth of many choices is; undefined where there is none. */
const oneOf = async (all: Locator, at: number): Promise<Locator | undefined> => {
  const count = await all.count();
  return count === 0 ? undefined : all.nth(at % count);
};

const QUICKLY = { timeout: 1_500 };

/** Does something with the nth of many, and says what. */
type Deed = (page: Page, at: number) => Promise<string>;

const press: Deed = async (page, at) => {
  const target = await oneOf(page.locator(PRESSABLE), at);
  const name = (await target?.evaluate((element) => element.outerHTML.slice(0, 120), undefined, QUICKLY)) ?? 'nothing';
  await target?.click(QUICKLY);
  return `press ${name}`;
};

const typeNonsense: Deed = async (page, at) => {
  const fields = ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea):visible';
  const text = NONSENSE[at % NONSENSE.length] ?? '';
  await (await oneOf(page.locator(fields), at))?.fill(text, QUICKLY);
  return `type ${JSON.stringify(text.slice(0, 20))}`;
};

const choose: Deed = async (page, at) => {
  const select = await oneOf(page.locator('select:visible'), at);
  const options = (await select?.locator('option').count()) ?? 0;
  if (options > 0) await select?.selectOption({ index: at % options }, QUICKLY);
  return 'choose';
};

const pressKey: Deed = async (page, at) => {
  const key = KEYS[at % KEYS.length] ?? 'Tab';
  await page.keyboard.press(key);
  return `key ${key}`;
};

const scroll: Deed = async (page, at) => {
  await page.evaluate((y) => window.scrollTo(0, y), at % 4000);
  return 'scroll';
};

const goBack: Deed = async (page) => {
  await page.goBack({ timeout: 10_000, waitUntil: 'commit' });
  return 'back';
};

const reload: Deed = async (page) => {
  await page.reload({ timeout: 20_000, waitUntil: 'commit' });
  return 'reload';
};

const startAgain: Deed = async (page, at) => {
  const start = STARTS[at % STARTS.length] ?? '/';
  await page.goto(start, { waitUntil: 'commit' });
  return `go to ${start}`;
};

/** What somebody without a plan does, and how often of a hundred times. */
const DEEDS: readonly (readonly [number, Deed])[] = [
  [60, press],
  [12, typeNonsense],
  [4, choose],
  [10, pressKey],
  [6, scroll],
  [3, goBack],
  [1, reload],
  [4, startAgain],
];
const HUNDRED = DEEDS.flatMap(([share, deed]) => Array.from({ length: share }, () => deed));

test.describe('somebody who presses anything (W9) @nightly', () => {
  // Nonsense is refused, and what is refused the browser notes in its console: 400 to 429. So does it a page that is left
  // before its first picture has come.
  test.use({ expectedNoise: /status of 4(?:0[0-9]|1[0-9]|2[0-9])|was preloaded using link preload but not used/ });

  for (const seed of SEEDS)
    test(`breaks nothing, and always has a way on, with seed ${seed} @nightly @phone-only`, async ({ page }, info) => {
      test.setTimeout((SECONDS + 120) * 1_000);
      const deeds = fc.sample(fc.constantFrom(...HUNDRED), { seed, numRuns: STEPS });
      const places = fc.sample(fc.nat(9_999), { seed: seed + 1, numRuns: STEPS });
      const lately: string[] = [];
      const failed: string[] = [];
      page.on('response', (answer) => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`));
      page.on('dialog', (dialog) => void dialog.dismiss());
      await page.goto('/');
      const end = performance.now() + SECONDS * 1_000;
      let steps = 0;
      for (; steps < STEPS && performance.now() < end; steps += 1) {
        const did = await (deeds[steps] ?? scroll)(page, places[steps] ?? 0).catch(
          // Something lies over it, or it has gone: people miss as well.
          (error: unknown) => `missed: ${String(error).split('\n')[0]?.slice(0, 100)}`,
        );
        lately.push(`${new URL(page.url()).pathname} ${did}`);
        if (!page.url().startsWith('http')) await page.goto('/');
        const where = `after step ${steps}:\n${lately.slice(-12).join('\n')}`;
        // A heading says where one is, and there is something to press: no blank page and no dead end.
        await expect(page.locator('h1').first(), where).toBeAttached();
        await expect(page.locator(PRESSABLE).first(), where).toBeVisible();
        expect(failed, where).toEqual([]);
      }
      info.annotations.push({ type: 'steps', description: `${steps} in ${SECONDS} s` });
      // A tenth of what a quick machine does: it cannot have stood still.
      expect(steps).toBeGreaterThan(SECONDS / 10);
    });
});
