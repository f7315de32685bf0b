import * as v from 'valibot';
import { BadInput } from './bad-input.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const LARGEST_BODY = 16 * 1024;

async function textOf(request: Request, largest: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  const text = declared > largest ? undefined : await request.text();
  if (text === undefined || text.length > largest) throw new BadInput('body', 'is too large');
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('body', 'is not JSON');
  }
}

/**
 * The JSON body of a request, checked. Throws {@link BadInput} with the first field that will not do. Only
 * `application/json` is read, which no other site's form can send. `largest`: in characters.
 */
export async function readBody<Body extends Schema>(
  request: Request,
  schema: Body,
  largest = LARGEST_BODY,
): Promise<v.InferOutput<Body>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new BadInput('body', 'is not application/json');
  const read = v.safeParse(schema, parsed(await textOf(request, largest)));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadInput(String(issue.path?.[0]?.key ?? 'body'), issue.message);
}
