import { expect, test } from 'vitest';
import { textParts } from './styled-text.ts';

test.each([
  [
    '<mark>hibis</mark><span>cus</span>',
    [
      ['hibis', true],
      ['cus', false],
    ],
  ],
  [
    '<mark>lagoon</mark> <mark>hib</mark><span>iscus</span>',
    [
      ['lagoon', true],
      [' ', false],
      ['hib', true],
      ['iscus', false],
    ],
  ],
  ['<span>hibiscus</span>', [['hibiscus', false]]],
  ['<mark>salt &amp; sun</mark>', [['salt & sun', true]]],
  ['<mark><img src=x onerror=alert(1)></mark>', [['', true]]],
  ['', []],
])('%s', (styled, parts) => {
  expect(textParts(styled).map(({ text, typed }) => [text, typed])).toEqual(parts);
});
