import { type Encoding, gzipBytes, plainBytes, type StoredBody } from '../cache/stored-body.ts';
import type { UncompressedBody } from './client-files.ts';

const OURS: readonly Encoding[] = ['br', 'gzip'];

function bestOf(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const rest = weights.get('*') ?? 0;
  return OURS.find((encoding) => (weights.get(encoding) ?? rest) > 0) ?? 'identity';
}

/** Browsers say it in a handful of ways. */
const REMEMBERED = 50;
const known = new Map<string, Encoding>();

/** The best of our encodings that an `Accept-Encoding` header allows; plain when it allows none. */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return 'identity';
  const encoding = known.get(header) ?? bestOf(header);
  if (known.size < REMEMBERED) known.set(header, encoding);
  return encoding;
}

/** For files whose name changes with their content, and for everything else. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Whether an `If-None-Match` header names `tag`; weak comparison, as the header asks for. */
function isNamed(header: string | null, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((name) => {
    const bare = name.trim().replace(/^W\//, '');
    return bare === '*' || bare === `"${tag}"`;
  });
}

function bytesOf(body: StoredBody | UncompressedBody, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if ('plain' in body) return body.plain;
  if (encoding === 'identity') return plainBytes(body);
  return encoding === 'br' ? body.br : gzipBytes(body);
}

/** What a request says of how it wants to be answered. */
export interface BodyRequest {
  /** GET or HEAD. */
  method: string;
  acceptEncoding: string | null;
  ifNoneMatch: string | null;
}

/** An answer before it is anybody's response. */
export interface BodyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** None for HEAD, and for what the browser has. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** Answers GET and HEAD with a stored body: encoded as the browser likes it, or 304 when it has it already. */
export function bodyAnswer(
  requested: BodyRequest,
  body: StoredBody | UncompressedBody,
  status: number,
  cacheControl: string,
): BodyAnswer {
  const encoding = 'plain' in body ? 'identity' : acceptedEncoding(requested.acceptEncoding);
  const tag = `${body.tag}-${encoding}`;
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag: `"${tag}"`,
    vary: 'accept-encoding',
  };
  if (status === 200 && isNamed(requested.ifNoneMatch, tag)) return { status: 304, headers, bytes: null };
  const bytes = bytesOf(body, encoding);
  headers['content-type'] = body.type;
  headers['content-length'] = String(bytes.byteLength);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, bytes: requested.method === 'HEAD' ? null : bytes };
}

/** The same as a response. */
export function bodyResponse(
  { method, headers: requested }: Request,
  body: StoredBody | UncompressedBody,
  status: number,
  cacheControl: string,
): Response {
  const request = {
    method,
    acceptEncoding: requested.get('accept-encoding'),
    ifNoneMatch: requested.get('if-none-match'),
  };
  const { bytes, ...answer } = bodyAnswer(request, body, status, cacheControl);
  return new Response(bytes, answer);
}
