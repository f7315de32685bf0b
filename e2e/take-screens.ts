import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './browser-path.ts';
import { SCREENS, type Screen } from './screens.ts';
import { openShop } from './shop-under-test.ts';

const FOLDER = fileURLToPath(new URL('../.data/screens/', import.meta.url));
/** A shop that has just opened draws what is shown for the first time. */
const PATIENCE_MS = 120_000;
/** Of the size of a stand-in at most; `STAND_IN_PX` in the storefront. */
const DRAWN_FROM_PX = 9;

/** How many of the shop's pictures in the window are not there yet. */
const missing = (page: Page): Promise<number> =>
  page.evaluate(
    (drawnFrom) =>
      [...document.images].filter((img) => {
        const { top, bottom, left, right } = img.getBoundingClientRect();
        const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const isShown = inView && img.checkVisibility({ opacityProperty: true });
        return isShown && (!img.complete || img.naturalWidth < drawnFrom);
      }).length,
    DRAWN_FROM_PX,
  );

async function untilDrawn(page: Page, name: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await missing(page)) > 0) {
    if (performance.now() > deadline) {
      console.error(`${name}: ${await missing(page)} pictures were not drawn in time`);
      return;
    }
    // Fixed wait: between two looks.
    await sleep(300);
  }
}

async function take(browser: Browser, shop: string, { name, path, width, height, show }: Screen): Promise<string> {
  const page = await browser.newPage({ baseURL: shop, viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(path);
  await show?.(page);
  await untilDrawn(page, name);
  const file = `${FOLDER}${name}-${width}.png`;
  await page.screenshot({ path: file });
  await page.close();
  return file;
}

/**
 * `npm run screens [name …]`: the screens of docs/screens.md as PNG under `.data/screens/`, from the shop at `SHOP_URL` or one
 * that is opened for it.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown !== undefined) {
  console.error(`No screen named ${unknown}. There are: ${[...new Set(SCREENS.map(({ name }) => name))].join(', ')}.`);
  process.exit(1);
}
await mkdir(FOLDER, { recursive: true });
const opened = process.env.SHOP_URL === undefined ? await openShop() : undefined;
const executablePath = browserPath();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    console.log(await take(browser, opened?.SHOP_URL ?? process.env.SHOP_URL ?? '', screen));
  }
} finally {
  await browser.close();
  await opened?.close();
}
process.exit(0);
