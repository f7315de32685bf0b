import { expect, test } from 'vitest';
import { headersFile, hostingRules, redirectsFile } from './hosting.ts';

const hosting = hostingRules({
  always: { 'x-content-type-options': 'nosniff' },
  backend: 'https://backend.example',
  dynamic: ['/account/activate/'],
});

test('what lives goes to the process, what is dynamic too, the rest is not found', () => {
  const lines = redirectsFile(hosting).split('\n');
  expect(lines).toContain('/api/* https://backend.example/api/:splat 200');
  expect(lines).toContain('/bb-wishlist https://backend.example/bb-wishlist 200');
  for (const path of ['/look/*', '/list-letter/', '/club-letter/', '/student-letter/', '/sign-up/', '/back-in-stock/'])
    expect(lines).toContain(`${path} https://backend.example${path.replace('*', ':splat')} 200`);
  expect(lines).toContain('/account/activate/* https://backend.example/account/activate/:splat 200');
  expect(lines.at(-2)).toBe('/* /404.html 404');
});

test('hashed files are kept for a year, the worker never, everything says what it is', () => {
  expect(headersFile(hosting)).toBe(
    [
      '/*',
      '  x-content-type-options: nosniff',
      '  cache-control: public, max-age=0, must-revalidate',
      '',
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '',
      '/sw.js',
      '  cache-control: no-cache',
      '',
    ].join('\n'),
  );
});
