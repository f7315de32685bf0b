import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';
import { SCREENS, type Screen } from './screens.ts';
import { openShop } from './shop-under-test.ts';
import { untilDrawn } from './shopper/drawn-pictures.ts';

const FOLDER = fileURLToPath(new URL('../.data/screens/', import.meta.url));
async function take(browser: Browser, shop: string, { name, path, width, height, show }: Screen): Promise<string> {
  const page = await browser.newPage({ baseURL: shop, viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(path);
  await show?.(page);
  const missing = await untilDrawn(page);
  if (missing > 0) console.error(`${name}: ${missing} pictures were not drawn in time`);
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
