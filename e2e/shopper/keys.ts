import type { Locator, Page } from '@playwright/test';

/** What has the focus, in words: its name, its label, or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.innerText.trim() : undefined;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

/** A shopper without a mouse, whose keys are counted. */
export interface Keys {
  press(key: string): Promise<void>;
  /** Walks on until this, or what has this name, has the focus; presses nothing where it has. */
  walkTo(stop: RegExp | Locator, key?: 'Tab' | 'Shift+Tab', most?: number): Promise<void>;
  readonly count: number;
}

export function keysOn(page: Page): Keys {
  let count = 0;
  const isOn = async (stop: RegExp | Locator): Promise<boolean> =>
    stop instanceof RegExp
      ? stop.test(await focused(page))
      : stop.evaluate((element) => element === document.activeElement);
  async function press(key: string): Promise<void> {
    count += 1;
    await page.keyboard.press(key);
  }
  return {
    press,
    async walkTo(stop, key = 'Tab', most = 60) {
      for (let step = 0; step < most; step += 1) {
        if (await isOn(stop)) return;
        await press(key);
      }
      throw new Error(`No ${stop} within ${most} steps; the focus is on "${await focused(page)}".`);
    },
    get count() {
      return count;
    },
  };
}
