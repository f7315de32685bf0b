import { expect, it } from 'vitest';
import { pathWords } from './path-words.ts';

it.each([
  ['/products/kaila-top-old/', 'kaila top old'],
  ['/collections/B%C3%A9b%C3%A9_blue', 'Bébé blue'],
  ['/about.html', 'about'],
  ['/<script>alert(1)</script>/', 'script'],
  ['/%zz/', ''],
  ['/', ''],
  [`/${'a'.repeat(500)}/`, 'a'.repeat(60)],
])('%s: "%s"', (pathname, words) => {
  expect(pathWords(pathname)).toBe(words);
});
