import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  [{ headings: ['Kaila\n  Triangle Top'], title: 'Kaila – Bluebird Bay', pathname: '/x/' }, 'Kaila Triangle Top'],
  [{ headings: ['  ', 'Swim'], title: 'T', pathname: '/x/' }, 'Swim'],
  [{ headings: [], title: ' About us ', pathname: '/about-us/' }, 'About us'],
  [{ headings: [''], title: '', pathname: '/about-us/' }, 'new page at /about-us/'],
])('%j is %s', (sources, name) => {
  expect(pageName(sources)).toBe(name);
});
