import { describe, expect, it } from 'vitest';
import { parseJson, readBytes, readText } from './bounded-body.ts';

const CHUNK = 64 * 1024;

/** A body that never ends; `read` says how much of it was asked for. */
function endless(): { request: Request; read: () => number } {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += CHUNK;
      controller.enqueue(new Uint8Array(CHUNK));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  return { request: new Request('https://shop.example/', init), read: () => read };
}
const sent = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://shop.example/', { method: 'POST', body, headers });

describe('a body', () => {
  it('is read to its end, byte for byte, when it fits', async () => {
    expect(await readText(sent('gr\u00fc\u00dfe \u{1f426}'), 16)).toBe('gr\u00fc\u00dfe \u{1f426}');
    expect(await readText(sent('x'.repeat(16)), 16)).toHaveLength(16);
    expect(await readBytes(new Request('https://shop.example/'), 16)).toHaveLength(0);
  });

  it('is not read on once it has a byte too many, and not at all when it says so', async () => {
    expect(await readText(sent('x'.repeat(17)), 16)).toBeUndefined();
    const { request, read } = endless();
    expect(await readBytes(request, 2 * CHUNK)).toBeUndefined();
    expect(read()).toBeLessThan(8 * CHUNK);
    expect(await readText(sent('{}', { 'content-length': '9999' }), 16)).toBeUndefined();
    expect(await readText(sent('x'.repeat(17), { 'content-length': '3' }), 16)).toBeUndefined();
    expect(await readText(sent('x'.repeat(16), { 'content-length': '16' }), 16)).toHaveLength(16);
  });
});

describe('JSON', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it('is read as it is meant', () => {
    expect(parseJson('{"a":[1,"]]]}"]}')).toEqual({ a: [1, ']]]}'] });
    expect(parseJson(nested(64))).toBeDefined();
    expect(parseJson(`{"text":"${'['.repeat(500)} \\" ${'{'.repeat(500)}"}`)).toMatchObject({
      text: expect.any(String),
    });
  });

  it.each([
    ['nested deeper than anybody means it', nested(65)],
    ['nested very deep', nested(50_000)],
    ['cut off', '{"a":'],
    ['nothing', ''],
  ])('is none when it is %s', (_, text) => expect(parseJson(text)).toBeUndefined());
});
