import type { Page } from '@playwright/test';

/** A window of the shop that is looked at: twelve of them are on docs/screens.md. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Brings what is to be seen into the window. */
  readonly show?: (page: Page) => Promise<void>;
}

const PHONE = { width: 390, height: 844 } as const;
const TABLET = { width: 820, height: 1180 } as const;
const LAPTOP = { width: 1440, height: 900 } as const;
const WALL = { width: 2560, height: 1300 } as const;

const dressUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await page.locator('img[src*="/d/marisol/self@"]').waitFor({ timeout: 120_000 });
};

/** People and places of the shop, on the windows they were composed for. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', ...PHONE },
  { name: 'home', path: '/', ...TABLET },
  { name: 'home', path: '/', ...LAPTOP },
  { name: 'home', path: '/', ...WALL },
  { name: 'list', path: '/collections/one-pieces/', ...PHONE },
  { name: 'list', path: '/collections/one-pieces/', ...LAPTOP },
  { name: 'product', path: '/products/kaila-top-wildflowers/', ...PHONE },
  { name: 'product', path: '/products/kaila-top-wildflowers/', ...LAPTOP },
  { name: 'lookbooks', path: '/lookbooks/', ...LAPTOP },
  { name: 'lookbook', path: '/lookbooks/the-london-diaries/', ...PHONE },
  { name: 'customers', path: '/as-seen-on-you/', ...LAPTOP },
  { name: 'game', path: '/marlo-dolls/', ...PHONE, show: dressUp },
];
