import { readText } from '@bluebird-bay/contract/bounded-body.ts';

/** A whole page with the longest names and streets is a tenth of this. */
const LARGEST_BODY = 32 * 1024;

/** Why a sent page was not read, as an HTTP status. */
export type BodyRefusal = 413 | 415;

/** Reads a sent form. */
export async function readFormBody(request: Request): Promise<URLSearchParams | BodyRefusal> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return 415;
  const text = await readText(request, LARGEST_BODY);
  return text === undefined ? 413 : new URLSearchParams(text);
}
