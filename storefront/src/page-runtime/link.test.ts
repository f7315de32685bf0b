import { expect, test } from 'vitest';
import { withTrailingSlash } from './link.tsx';

test.each([
  ['/about-us', '/about-us/'],
  ['/about-us/', '/about-us/'],
  ['/', '/'],
  ['/about-us?x=/a.html#b', '/about-us/?x=/a.html#b'],
  ['/about-us#b/', '/about-us/#b/'],
  ['?sort=price', '?sort=price'],
  ['#details', '#details'],
  ['/robots.txt?x', '/robots.txt?x'],
  ...['html', 'json', 'js', 'map', 'txt', 'xml', 'pdf'].map((ending) => [`/a.${ending}`, `/a.${ending}`]),
  ['/a.png', '/a.png/'],
])('%s -> %s (P-10, RTE-008)', (given, canonical) => {
  expect(withTrailingSlash(given)).toBe(canonical);
});
