import { expect, test } from 'vitest';
import { hasForeignDocument } from './data-answers.ts';
import type { Network } from './fetch-answer.ts';

const ours = (pagePath: string): string =>
  `<!doctype html><script type="application/json" id="page-boot">{"pagePath":"${pagePath}"}</script>`;

const serving = (status: number, type: string, text: string): Network => ({
  fetch: async (_, { method }) =>
    new Response(method === 'HEAD' ? null : text, { status, headers: { 'content-type': type } }),
  online: () => true,
  wait: async () => undefined,
});

test.each([
  ['a page that somebody else made', 200, 'text/html', '<!doctype html><h1>Manual</h1>', true],
  ['a file', 200, 'application/pdf', ours('/404.html'), true],
  ['the page itself, whose data is lost', 200, 'text/html; charset=utf-8', ours('/products/a/'), true],
  ['our 404 page, on a host that says 200 to everything', 200, 'text/html; charset=utf-8', ours('/404.html'), false],
  ['our first page, on such a host', 200, 'text/html', ours('/'), false],
  ['our 404 page', 404, 'text/html', ours('/404.html'), false],
])('%s is a document of its own: %s, %s (L-5, X-17)', async (_, status, type, text, isForeign) => {
  expect(await hasForeignDocument(serving(status, type, text), '/products/a/', '/products/a/')).toBe(isForeign);
});

test('an address that leads on to another page is loaded as a document, which goes there', async () => {
  const there = serving(200, 'text/html', ours('/products/b/'));
  const network: Network = {
    ...there,
    fetch: async (...asked) => Object.defineProperty(await there.fetch(...asked), 'redirected', { value: true }),
  };
  expect(await hasForeignDocument(network, '/products/a/', '/products/a/')).toBe(true);
});

test('what cannot be asked for is none', async () => {
  const network: Network = { ...serving(200, 'text/html', ''), fetch: () => Promise.reject(new TypeError('offline')) };
  expect(await hasForeignDocument(network, '/products/a/', '/products/a/')).toBe(false);
});
