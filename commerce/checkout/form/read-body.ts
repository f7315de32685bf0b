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

/** Reads a body as text; undefined, and no further read, as soon as it has more bytes than that. */
export async function readText(request: Request, largest: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
