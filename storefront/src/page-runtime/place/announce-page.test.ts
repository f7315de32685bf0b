import { expect, test } from 'vitest';
import { mayBeNamedLater, pageName } from './announce-page.ts';

test.each([
  [{ headings: ['Kaila\n  Triangle Top'], title: 'Kaila – Bluebird Bay', pathname: '/x/' }, 'Kaila Triangle Top'],
  [{ headings: ['  ', 'Swim'], title: 'T', pathname: '/x/' }, 'Swim'],
  [{ headings: [], title: ' About us ', pathname: '/about-us/' }, 'About us'],
  [{ headings: [''], title: '', pathname: '/about-us/' }, 'new page at /about-us/'],
])('%j is %s (R-4, RTE-069)', (sources, name) => {
  expect(pageName(sources)).toBe(name);
});

test.each([
  [{ headings: ['Kaila'], title: 'Tops' }, false],
  [{ headings: [' '], title: 'Tops' }, true],
  [{ headings: [], title: 'Kaila' }, false],
])('after a page titled Tops, %j waits for its name: %s (X-4)', (sources, waits) => {
  expect(mayBeNamedLater({ ...sources, pathname: '/x/' }, 'Tops')).toBe(waits);
});
