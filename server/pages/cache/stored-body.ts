import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

/**
 * Bytes to be sent, kept compressed. The plain form, which browsers never ask for, and the gzip form of a page, which they
 * seldom ask for, are made when somebody does.
 */
export interface StoredBody {
  type: string;
  /** Of the plain bytes, without quotes. */
  tag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** How hard `br` was compressed. */
  effort: Effort;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

/**
 * How hard to compress: `page` while a shopper may be waiting, `recompress` a page whose readers have the one before, `asset`
 * what is sent most: the files of a build, and documents once the shop has nothing else to do.
 */
export type Effort = 'page' | 'recompress' | 'asset';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { page: 5, recompress: 10, asset: 11 };
/** What a server sends before it hears from the other side, ten segments of TCP, less the headers. */
const FIRST_FLIGHT_BYTES = 10 * 1_460 - 1_000;
const GZIP_LEVEL = 9;
/** While a browser waits for it. */
const GZIP_LEVEL_NOW = 6;

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const brotliOptions = (bytes: Uint8Array, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  },
});

async function compressed(bytes: Uint8Array, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  return own(await brotli(bytes, brotliOptions(bytes, effort)));
}

/**
 * Compresses off the main thread. A page that says what it said `before` is that one still, and costs nothing. A document that
 * misses the first flight is worth the time, as whoever waits for it would wait for a round trip more; nobody waits so for
 * data or a sitemap, which may be long.
 */
export async function storeBody(
  type: string,
  text: string | Uint8Array,
  effort: Effort,
  before?: StoredBody,
): Promise<StoredBody> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const tag = tagOf(bytes);
  if (before?.tag === tag && before.type === type) return before;
  const br = await compressed(bytes, effort);
  const body: StoredBody = { type, tag, br, effort };
  if (type.startsWith('text/html') && br.byteLength > FIRST_FLIGHT_BYTES) await recompress(body);
  if (effort !== 'asset') return body;
  return { ...body, gzip: own(await gzipped(bytes, { level: GZIP_LEVEL })) };
}

/** The same bytes as `storeBody` has of a page, made by this thread itself: for one that nobody waits for. */
export function storeBodyNow(type: string, text: string): StoredBody {
  const bytes = Buffer.from(text);
  return { type, tag: tagOf(bytes), br: own(brotliCompressSync(bytes, brotliOptions(bytes, 'page'))), effort: 'page' };
}

/** Compresses a page's body harder, in place: what it says stays the same. */
export async function recompress(body: StoredBody, effort: Effort = 'recompress'): Promise<void> {
  if (BROTLI_QUALITY[body.effort] >= BROTLI_QUALITY[effort]) return;
  body.effort = effort;
  const br = await compressed(plainBytes(body), effort);
  if (br.byteLength < body.br.byteLength) body.br = br;
}

export function plainBytes(body: StoredBody): Uint8Array<ArrayBuffer> {
  return own(brotliDecompressSync(body.br));
}

export function gzipBytes(body: StoredBody): Uint8Array<ArrayBuffer> {
  body.gzip ??= own(gzipSync(plainBytes(body), { level: GZIP_LEVEL_NOW }));
  return body.gzip;
}
