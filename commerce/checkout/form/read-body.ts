/** A whole page with the longest names and streets is a tenth of this. */
const LARGEST_BODY = 32 * 1024;

/** Why a sent page was not read, as an HTTP status. */
export type BodyRefusal = 413 | 415;

/** Reads a sent form, stopping as soon as it is too large. */
export async function readFormBody(request: Request): Promise<URLSearchParams | BodyRefusal> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return 415;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return 413;
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text + decoder.decode());
}
