import * as v from 'valibot';
import { Refused } from './self-service-context.ts';

const LONGEST = 4_096;

/** The body of a request, as `schema` says. JSON alone is taken, which no form of another site can send. Throws {@link Refused}. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refused(415, 'NOT_JSON', 'Send JSON.');
  const text = await request.text();
  if (text.length > LONGEST) throw new Refused(413, 'TOO_LONG', 'That is too much.');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  throw new Refused(400, 'BAD_INPUT', read.issues[0].message);
}
