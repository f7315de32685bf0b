import { createHash } from 'node:crypto';
import { BEFORE_PAINT_SCRIPT } from '@bluebird-bay/storefront/src/before-paint-script.ts';
import { FIRST_VIEW_SCRIPT } from '@bluebird-bay/storefront/src/page-runtime/first-view/generated/first-view-script.ts';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersOf } from './security-headers.ts';

const policy = contentSecurityPolicy({
  connect: ['https://provider.example'],
  pictures: ['https://cdn.example'],
  forms: ['https://checkout.shop.example'],
});
const directive = (name: string): string | undefined =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('of what stands inline only the scripts of the first view and the country may run (A12)', () => {
  const [first, country] = [FIRST_VIEW_SCRIPT, BEFORE_PAINT_SCRIPT].map((script) =>
    createHash('sha256').update(script).digest('base64'),
  );
  expect(directive('script-src')).toBe(`'self' 'sha256-${first}' 'sha256-${country}'`);
  expect(directive('require-trusted-types-for')).toBe("'script'");
  expect(policy).not.toContain('unsafe-eval');
});

test('nothing frames the shop, and forms go to it and its checkout alone (A12)', () => {
  expect(directive('frame-ancestors')).toBe("'none'");
  expect(directive('object-src')).toBe("'none'");
  expect(directive('base-uri')).toBe("'none'");
  expect(directive('form-action')).toBe("'self' https://checkout.shop.example");
});

test('scripts ask the shop and its provider, and see pictures of theirs, of nobody else', () => {
  expect(directive('connect-src')).toBe("'self' https://provider.example");
  expect(directive('img-src')).toBe("'self' data: https://cdn.example");
});

test('browsers are told to stay on HTTPS only where the shop is on it (A13)', () => {
  const headers = (shopOrigin: string) => headersOf(shopOrigin, { connect: [], pictures: [], forms: [] });
  expect(headers('https://shop.example')).toHaveProperty('strict-transport-security');
  expect(headers('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(headers('http://localhost:3000')).toMatchObject({ 'x-content-type-options': 'nosniff' });
});
