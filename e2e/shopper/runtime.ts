import type { Page, Request } from '@playwright/test';
import { untilHydrated } from './shop.ts';

/** Touches a hydrated page and waits until it can become another one: the runtime's second half is there, prefetch and all. */
export async function waitForRouter(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Opens a page that can become another one. */
export async function openRouted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await waitForRouter(page);
}

/** Follows a link to `path` as the runtime does it, wherever the page may have one. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.dataset.link = '';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Collects the paths of requests that `matches` picks, in their order. */
export function requestsOf(page: Page, matches: (path: string, request: Request) => boolean): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (matches(pathname, request)) paths.push(pathname);
  });
  return paths;
}

export const isPageData = (path: string): boolean => /^\/page-data\/.+\/page-data\.json$/.test(path);
export const isDocument = (_: string, request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;
