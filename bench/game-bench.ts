import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../e2e/shopper/shop.ts';
import { openBrowser, SlowPhone } from './phone/slow-phone.ts';
import { median } from './rounds.ts';
import { type Row, shopUrl } from './rows.ts';
import { framesDroppedDuring } from './seen-frames.ts';

const KB = 1000;
const ROUNDS = 2;

/** Says whether these layers of the doll on her stand are there, all of them. */
const shows = (layers: RegExp): string =>
  `(() => { const on = [...document.querySelectorAll('section[aria-label="Dress-Up Bay"] img')].filter((img) => ${layers}.test(img.currentSrc));
    return on.length > 0 && on.every((img) => img.complete && img.naturalWidth > 8); })()`;

/** The page forbids scripts made of text; what is evaluated from outside is none of its own. */
async function untilShown(page: Page, layers: RegExp): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    if (await page.evaluate(shows(layers))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`No ${layers} on the stand`);
}

async function play(page: Page): Promise<void> {
  await page.goto(`${shopUrl()}/marlo-dolls/`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await untilShown(page, /\/d\/marisol\/(?:twist|tieside)\/coral@/);
}

const card = (page: Page, name: string) => page.locator('label', { has: page.getByRole('radio', { name }) });

/** Bytes of the pictures a doll is put together from, until she stands there dressed. */
async function layerBytes(phone: SlowPhone): Promise<number> {
  await play(phone.page);
  const bytes: unknown = await phone.page.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => /\\/pictures\\/[0-9a-f]+\\/d\\//.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
  );
  return Number(bytes);
}

/** From the tap on a piece until the doll wears it. */
async function dressed(phone: SlowPhone): Promise<number> {
  await play(phone.page);
  const piece = card(phone.page, 'Kool Kat Scoop top');
  await piece.scrollIntoViewIfNeeded();
  await phone.page.waitForTimeout(1_500);
  const { seen } = await phone.time(() => phone.tap(piece), shows(/\/d\/marisol\/scoop\/kool-kat@/));
  return seen;
}

/** While she breathes, blinks, and a piece swings in every second. */
async function droppedShare(phone: SlowPhone, browser: Browser): Promise<number> {
  const { page } = phone;
  await play(page);
  for (const name of ['Kool Kat Scoop top', 'Angel Triangle top']) {
    await card(page, name).click();
    await page.waitForTimeout(1_000);
  }
  return framesDroppedDuring(browser, async () => {
    for (const name of ['Kool Kat Scoop top', 'Angel Triangle top', 'Kool Kat Scoop top']) {
      await phone.tap(card(page, name));
      await page.waitForTimeout(1_000);
    }
  });
}

/** While a box on an empty page moves. */
async function leastDropped({ page }: SlowPhone, browser: Browser): Promise<number> {
  await page.setContent(
    '<style>@keyframes a { 50% { transform: scale(1.01) } } p { animation: a 4s infinite; width: 300px; height: 500px; background: coral }</style><p></p>',
  );
  await page.waitForTimeout(1_000);
  return framesDroppedDuring(browser, () => page.waitForTimeout(3_000));
}

/** A picture of the polaroid's size, made into a file and nothing else. */
async function leastDownload({ page }: SlowPhone): Promise<number> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1080, height: 1280 });
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('No canvas');
    for (let at = 0; at < 4_000; at += 1) {
      paper.fillStyle = `hsl(${(at * 47) % 360} 60% 60%)`;
      paper.fillRect((at * 271) % 1080, (at * 613) % 1280, 60, 60);
    }
    const began = performance.now();
    await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    return performance.now() - began;
  });
}

/** From the press on "Download" until the browser has the file. */
async function downloaded(phone: SlowPhone): Promise<number> {
  const { page } = phone;
  await play(page);
  for (const name of ['Accessorise', 'Pin-up', 'Pick a polaroid', 'Finish'])
    await page.getByRole('button', { name }).click();
  await untilShown(page, /\/d\/marisol-[a-z]+\/(?:self|hair|twist|tieside)/);
  await page.waitForTimeout(1_500);
  const file = page.waitForEvent('download');
  const began = performance.now();
  await page.getByRole('button', { name: 'Download' }).click();
  await file;
  return performance.now() - began;
}

/** What Dress-Up Bay costs a phone with a processor four times slower. Pictures are drawn before anything is measured. */
export async function gameBench(): Promise<Row[]> {
  const browser = await openBrowser();
  const measured = async (
    what: (phone: SlowPhone, browser: Browser) => Promise<number>,
    isWarm = false,
  ): Promise<number> => {
    const values: number[] = [];
    for (let round = isWarm ? 1 : 0; round <= ROUNDS; round += 1) {
      const phone = await SlowPhone.open(browser, { network: 'this machine' });
      const value = await what(phone, browser);
      // The first one has the shop draw what is shown; where nothing is left to draw there is none.
      if (round > 0) values.push(value);
      await phone.close();
    }
    return median(values);
  };
  try {
    const [bytes, tap] = [await measured(layerBytes), await measured(dressed)];
    const [dropped, fewest] = [await measured(droppedShare), await measured(leastDropped, true)];
    const [download, shortest] = [await measured(downloaded), await measured(leastDownload, true)];
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    return [
      { what: 'layers to the first dressed doll, KB', measured: (bytes / KB).toFixed(0), target: '<= 400' },
      { what: 'dress: tap to drawn, ms', measured: tap.toFixed(0), target: '<= 100' },
      { what: 'animation: frames dropped', measured: percent(dropped), floor: percent(fewest), target: 'the floor' },
      {
        what: 'download: press to file, ms',
        measured: download.toFixed(0),
        floor: shortest.toFixed(0),
        ratio: download / shortest,
        target: '<= 1500',
      },
    ];
  } finally {
    await browser.close();
  }
}
