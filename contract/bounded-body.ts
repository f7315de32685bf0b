/** The least that is taken from anybody, in bytes: forms and short JSON. */
export const SHORT_BODY = 16 * 1024;

/**
 * In bytes. Webhooks are read before it is known who sent them, as only the whole body can be held against its signature; an order
 * of a hundred lines is about half of this.
 */
export const WEBHOOK_BODY = 256 * 1024;

/** What people and programs send is three or four levels deep; a reader that walks into it must come out again. */
const DEEPEST = 64;

/** What a stream brings, read no further than `largest`. */
async function readStream(stream: AsyncIterable<Uint8Array>, largest: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * The body of a request, whoever sends it and whatever is announced. Undefined, and nothing more is read or kept, as soon as it
 * has more than `largest` bytes. The only way in which the shop reads what is sent to it.
 *
 * A length that was announced is kept to by HTTP itself: such a body is taken in one piece, which spares each request a stream
 * of the web's and what hangs on it.
 */
export async function readBytes(request: Request, largest: number): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > largest) return undefined;
  if (announced === null) return request.body ? readStream(request.body, largest) : new Uint8Array();
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > largest ? undefined : bytes;
}

/** The same as text. */
export async function readText(request: Request, largest: number): Promise<string | undefined> {
  const bytes = await readBytes(request, largest);
  return bytes && new TextDecoder().decode(bytes);
}

const STEPS: ReadonlyMap<string | undefined, number> = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
]);

/** Whether brackets stand in more brackets than anything sane has. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length && depth <= DEEPEST; index += 1) {
    const character = json[index];
    if (isText && character === '\\') index += 1;
    else if (character === '"') isText = !isText;
    else if (!isText) depth += STEPS.get(character) ?? 0;
  }
  return depth > DEEPEST;
}

/** What a body says in JSON; undefined where it is none, or nested deeper than anybody means it. */
export function parseJson(json: string): unknown {
  if (isTooDeep(json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
