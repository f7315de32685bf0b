import type { Problems } from '../session/form/problems.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The problems with a line above them that counts them, where there are several; it is read first. */
export function withSummary<Field extends string>(
  problems: Problems<Field> | undefined,
  names: Readonly<Record<Field, string>>,
): Problems<Field> | undefined {
  if (!problems || problems.form !== undefined) return problems;
  const wrong: string[] = [];
  for (const field in problems.fields) wrong.push(names[field]);
  if (wrong.length < 2) return problems;
  return { ...problems, form: `Nothing was sent yet. Look again at ${AND.format(wrong)}.` };
}
