import { expect, it } from 'vitest';
import { storefrontUrl } from './storefront-url.ts';

it.each([
  ['/', 'https://shop.example/'],
  ['/collections/all/', 'https://shop.example/collections/all'],
  ['/collections/all', 'https://shop.example/collections/all'],
  ['/search/?q=a/', 'https://shop.example/search?q=a/'],
  ['/#top', 'https://shop.example/#top'],
  ['https://elsewhere.example/a/', 'https://elsewhere.example/a/'],
])('writes %s', (path, url) => expect(storefrontUrl('https://shop.example', path)).toBe(url));
