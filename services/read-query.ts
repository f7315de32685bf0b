import * as v from 'valibot';
import { BadInput } from './bad-input.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** The query of an address, checked. Throws {@link BadInput} with the first field that will not do, also for one given twice. */
export function readQuery<Question extends Schema>(url: URL, schema: Question): v.InferOutput<Question> {
  const names = [...url.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadInput(twice, 'is given twice');
  const read = v.safeParse(schema, Object.fromEntries(url.searchParams));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = String(issue.path?.[0]?.key ?? 'query');
  throw new BadInput(field, issue.message);
}
