import { parseJson, readText, SHORT_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import * as v from 'valibot';
import { BadInput } from './bad-input.ts';
import type { Schema } from './contract/operation.ts';

/** What was sent, checked. Throws {@link BadInput} with the first field that will not do; `whole` where it is in none. */
function checked<Sent extends Schema>(schema: Sent, sent: unknown, whole: string): v.InferOutput<Sent> {
  const read = v.safeParse(schema, sent);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadInput(String(issue.path?.[0]?.key ?? whole), issue.message);
}

/** What a text says in JSON. Throws {@link BadInput}. */
export function jsonIn(text: string): unknown {
  const body = parseJson(text);
  if (body === undefined) throw new BadInput('body', 'is not JSON');
  return body;
}

/**
 * The JSON body of a request, checked. Throws {@link BadInput} with the first field that will not do. Only
 * `application/json` is read, which no other site's form can send. `largest`: in bytes.
 */
export async function readBody<Body extends Schema>(
  request: Request,
  schema: Body,
  largest = SHORT_BODY,
): Promise<v.InferOutput<Body>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new BadInput('body', 'is not application/json');
  const text = await readText(request, largest);
  if (text === undefined) throw new BadInput('body', 'is too large');
  return checked(schema, jsonIn(text), 'body');
}

/** The query of an address, checked. Throws {@link BadInput} with the first field that will not do, also for one given twice. */
export function readQuery<Question extends Schema>(url: URL, schema: Question): v.InferOutput<Question> {
  const names = [...url.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadInput(twice, 'is given twice');
  return checked(schema, Object.fromEntries(url.searchParams), 'query');
}
