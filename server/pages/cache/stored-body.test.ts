import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipBytes, plainBytes, recompress, storeBody } from './stored-body.ts';

const TEXT = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');

test('what a page said before is kept as it is', async () => {
  const first = await storeBody('text/html', TEXT, 'page');
  expect(await storeBody('text/html', TEXT, 'page', first)).toBe(first);
  expect(await storeBody('text/html', `${TEXT} `, 'page', first)).not.toBe(first);
});

test('a polished page is smaller and says the same', async () => {
  const body = await storeBody('text/html', TEXT, 'page');
  const before = body.br.byteLength;
  await recompress(body);
  const again = body.br.byteLength;
  expect(again).toBeLessThan(before);
  await recompress(body, 'asset');
  expect(body.br.byteLength).toBeLessThan(again);
  expect(Buffer.from(plainBytes(body)).toString()).toBe(TEXT);
  const { br } = body;
  await recompress(body);
  expect(body).toMatchObject({ br, effort: 'asset' });
});

test('a page too long for the first flight of a connection is compressed harder at once', async () => {
  const long = randomBytes(20_000).toString('hex');
  const quick = (text: string) => storeBody('text/html', text, 'page');
  expect(await quick(TEXT)).toMatchObject({ effort: 'page' });
  expect(await quick(long)).toMatchObject({ effort: 'recompress' });
  expect(await storeBody('application/xml', long, 'page')).toMatchObject({ effort: 'page' });
});

test('gzip is made for who asks for it, once', async () => {
  const body = await storeBody('text/html', TEXT, 'page');
  expect(body.gzip).toBeUndefined();
  expect(gunzipSync(gzipBytes(body)).toString()).toBe(TEXT);
  expect(gzipBytes(body)).toBe(body.gzip);
});
