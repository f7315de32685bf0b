import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReady } from './document-ready.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As much of a browser as says that its document is parsed, and how often the page was shown in it. */
function aBrowser(readyState: DocumentReadyState) {
  const document = Object.assign(new EventTarget(), { readyState });
  const window = Object.assign(new EventTarget(), { setTimeout });
  const browser = { document, window, shown: 0 };
  whenReady(document, window, () => {
    browser.shown += 1;
  });
  return browser;
}

test.each(['interactive', 'complete'] as const)(
  'a document that is %s is waited for until the next turn, 0 ms (S-9, RUN-010, CST-021)',
  (state) => {
    const browser = aBrowser(state);
    expect(browser.shown).toBe(0);
    vi.advanceTimersByTime(0);
    expect(browser.shown).toBe(1);
  },
);

test('a document that is loading is waited for, and what comes second adds nothing (S-9, RUN-010)', () => {
  const browser = aBrowser('loading');
  vi.advanceTimersByTime(60_000);
  expect(browser.shown).toBe(0);
  browser.document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(browser.shown).toBe(1);
  browser.window.dispatchEvent(new Event('load'));
  expect(browser.shown).toBe(1);
});

test('a document whose first word was missed is shown with the second (S-9)', () => {
  const browser = aBrowser('loading');
  browser.window.dispatchEvent(new Event('load'));
  expect(browser.shown).toBe(1);
});
