import { afterEach, expect, test, vi } from 'vitest';
import { focusPage, hasGoneOn, leavePage } from './announce-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const anElement = (): Element => Object({});

/** A document in which something has focus, and its page. */
function aDocument() {
  const [body, link, heading] = [anElement(), anElement(), anElement()];
  const done: string[] = [];
  const page = Object.assign(new EventTarget(), {
    tabIndex: 0,
    removeAttribute: (name: string) => done.push(`without ${name}`),
    focus: (options: FocusOptions) => done.push(`focus ${JSON.stringify(options)}`),
  });
  const document = { body, activeElement: body, getElementById: () => page };
  vi.stubGlobal('document', document);
  return { document, link, heading, page, done };
}

test('after a route change focus is at the start of the page, without a scroll, and only until it moves on (R-1, R-3, X-11)', () => {
  const { document, link, page, done } = aDocument();
  for (const focused of [link, document.body]) {
    document.activeElement = focused;
    focusPage(link);
    expect([page.tabIndex, ...done.splice(0)]).toEqual([-1, 'focus {"preventScroll":true}']);
    page.dispatchEvent(new Event('blur'));
    expect(done.splice(0)).toEqual(['without tabindex']);
  }
});

test('focus that has left the old page already is at the start of the new one, and is not moved again', () => {
  const { document, link, page, done } = aDocument();
  document.activeElement = link;
  leavePage();
  expect(done.splice(0)).toEqual(['focus {"preventScroll":true}']);
  document.activeElement = Object(page);
  focusPage(Object(page));
  expect(done).toEqual([]);
});

test('a page that has chosen a place itself keeps it (X-11)', () => {
  const { document, link, heading, done } = aDocument();
  document.activeElement = heading;
  focusPage(link);
  expect(done).toEqual([]);
});

test('whoever has gone on from the link to a place on the page is left where they are', () => {
  const { document, link, heading } = aDocument();
  expect(hasGoneOn('#main')).toBe(false);
  document.activeElement = Object.assign(link, { hash: '#main' });
  expect(hasGoneOn('#main')).toBe(false);
  expect(hasGoneOn('#reviews')).toBe(true);
  document.activeElement = heading;
  expect(hasGoneOn('#main')).toBe(true);
});
