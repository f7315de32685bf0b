import { parseJson, readText } from '@bluebird-bay/contract/bounded-body.ts';
import * as v from 'valibot';
import { Refused } from './self-service-context.ts';

const LONGEST = 4_096;

/** The body of a request, as `schema` says. JSON alone is taken, which no form of another site can send. Throws {@link Refused}. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  longest = LONGEST,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refused(415, 'NOT_JSON', 'Send JSON.');
  const text = await readText(request, longest);
  if (text === undefined) throw new Refused(413, 'TOO_LONG', 'That is too much.');
  const body = parseJson(text);
  if (body === undefined) throw new Refused(400, 'BAD_INPUT', 'This is not JSON.');
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new Refused(400, 'BAD_INPUT', read.issues[0].message);
}
