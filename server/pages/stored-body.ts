import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

/** Bytes to be sent, kept compressed; the plain form is made when somebody asks for it, which browsers never do. */
export interface StoredBody {
  type: string;
  /** Of the plain bytes, without quotes. */
  tag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

/** How hard to compress: `page` while a shopper may be waiting, `asset` once for a build. */
export type Effort = 'page' | 'asset';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { page: 5, asset: 11 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { page: 6, asset: 9 };

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Compresses off the main thread. */
export async function storeBody(type: string, text: string | Uint8Array, effort: Effort): Promise<StoredBody> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    gzipped(bytes, { level: GZIP_LEVEL[effort] }),
  ]);
  return { type, tag: tagOf(bytes), br: own(br), gzip: own(gz) };
}

export function plainBytes(body: StoredBody): Uint8Array<ArrayBuffer> {
  return own(brotliDecompressSync(body.br));
}
