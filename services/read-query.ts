import type * as v from 'valibot';
import { BadInput } from './bad-input.ts';
import type { Schema } from './contract/operation.ts';
import { checked } from './read-body.ts';

/** The query of an address, checked. Throws {@link BadInput} with the first field that will not do, also for one given twice. */
export function readQuery<Question extends Schema>(url: URL, schema: Question): v.InferOutput<Question> {
  const names = [...url.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadInput(twice, 'is given twice');
  return checked(schema, Object.fromEntries(url.searchParams), 'query');
}
