import { expect, test } from 'vitest';
import { isLostScript } from './lost-scripts.ts';

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/live-1.js'),
  new TypeError('error loading dynamically imported module: https://shop.example/assets/live-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/style-1.css'),
  'Loading chunk 12 failed.',
])('%s is a lost script (X-18, N-13)', (error) => {
  expect(isLostScript(error)).toBe(true);
});

test.each([new TypeError('Failed to fetch'), new Error('The bag cannot be reached.'), undefined, null, 7])(
  '%s is something else',
  (error) => {
    expect(isLostScript(error)).toBe(false);
  },
);
