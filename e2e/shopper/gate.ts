import type { Page } from '@playwright/test';

/** A gate before the provider and the services: while it is shut they do not answer. */
export async function gateBefore(page: Page): Promise<{ shut: () => void; open: () => void }> {
  let gate = Promise.withResolvers<void>();
  await page.route(/\/api\/|\/services\/|\/bb-wishlist/, async (route) => {
    await gate.promise;
    // A page that was left takes its questions along.
    await route.continue().catch(() => undefined);
  });
  return {
    shut: () => {
      gate = Promise.withResolvers<void>();
    },
    open: () => gate.resolve(),
  };
}

/** Where the page's heading and the page's foot begin, in the page. */
export const landmarks = (page: Page): Promise<{ title: number; foot: number }> =>
  page.evaluate(() => {
    const top = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) + scrollY;
    return { title: Math.round(top('main h1')), foot: Math.round(top('footer')) };
  });
