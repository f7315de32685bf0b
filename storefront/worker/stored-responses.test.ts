import { expect, test } from 'vitest';
import { assetsOf, dated } from '../src/page-runtime/worker/dated-response.ts';
import { STORED_AT } from '../src/page-runtime/worker/worker-names.ts';
import { asLastSeen, isStorable } from './stored-responses.ts';

test('what is kept says when, and is plain', async () => {
  const response = new Response('<p>', { headers: { 'content-encoding': 'br', 'content-type': 'text/html' } });
  const stored = dated(response, new Date('2026-05-06T07:08:09Z'));
  expect(Object.fromEntries(stored.headers)).toEqual({
    'content-type': 'text/html',
    [STORED_AT]: '2026-05-06T07:08:09.000Z',
  });
  expect(await stored.text()).toBe('<p>');
});

test('a picture is kept, a sketch that stood in its place for who saved data is not, nor what is somebody’s alone', () => {
  const response = (headers: Record<string, string>): Response =>
    Object.defineProperty(new Response('', { headers }), 'type', { value: 'basic' });
  expect(isStorable(response({ 'content-type': 'image/webp', vary: 'save-data' }))).toBe(true);
  expect(isStorable(response({ 'content-type': 'image/svg+xml' }))).toBe(true);
  expect(isStorable(response({ 'content-type': 'image/svg+xml', vary: 'accept-encoding, save-data' }))).toBe(false);
  expect(isStorable(response({ 'content-type': 'text/html', 'cache-control': 'private' }))).toBe(false);
});

test('a document lives on its scripts and styles (O-5, X-1)', () => {
  const html =
    '<link rel="stylesheet" href="/assets/s-1.css"><script type="module" src="/assets/e-1.js"></script><link rel="preload" href="/assets/f-1.woff2"><a href="/assets/">';
  expect(assetsOf(html)).toEqual(['/assets/s-1.css', '/assets/e-1.js']);
});

test('the time it was last seen cannot leave its attribute', () => {
  const page = '<!doctype html><html lang="en"><head>';
  expect(asLastSeen(page, '2026-05-06T07:08:09.000Z')).toBe(
    '<!doctype html><html data-last-seen="2026-05-06T07:08:09.000Z" lang="en"><head>',
  );
  expect(asLastSeen(page, '"><script>')).toBe('<!doctype html><html data-last-seen="" lang="en"><head>');
});
