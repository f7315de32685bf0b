import { acceptedEncoding } from './accepted-encoding.ts';
import type { UncompressedBody } from './client-files.ts';
import { type Encoding, plainBytes, type StoredBody } from './stored-body.ts';

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
  return encoding === 'identity' ? plainBytes(body) : body[encoding];
}

/** Answers GET and HEAD with a stored body: encoded as the browser likes it, or 304 when it has it already. */
export function bodyResponse(
  request: Request,
  body: StoredBody | UncompressedBody,
  status: number,
  cacheControl: string,
): Response {
  const encoding = 'plain' in body ? 'identity' : acceptedEncoding(request.headers.get('accept-encoding'));
  const tag = `${body.tag}-${encoding}`;
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag: `"${tag}"`,
    vary: 'accept-encoding',
  };
  if (status === 200 && isNamed(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = bytesOf(body, encoding);
  headers['content-type'] = body.type;
  headers['content-length'] = String(bytes.byteLength);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}
