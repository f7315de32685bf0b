import { expect, it } from 'vitest';
import { plainText, truncated } from './plain-text.ts';

it.each([
  ['<p>Ties at the neck.</p><p>And the back.</p>', 'Ties at the neck. And the back.'],
  ['<ul><li>Lined</li><li>Soft &amp; light</li></ul>', 'Lined Soft & light'],
  ['Salt &lt;b&gt; sun&nbsp;&unknown;', 'Salt <b> sun &unknown;'],
  ['', ''],
])('%s reads %s', (html, text) => expect(plainText(html)).toBe(text));

it.each([
  ['Sunny Bucket Hat', 50, 'Sunny Bucket Hat'],
  ['Sunny Bucket Hat', 8, 'Sunny...'],
  ['Sunny', 2, '..'],
  ['🌞🌞🌞🌞🌞', 4, '🌞...'],
  ['Sunny', 0, ''],
])('%s within %i is %s', (text, length, short) => expect(truncated(text, length)).toBe(short));
