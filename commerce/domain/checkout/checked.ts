/** What came out of checking input: the value, or a sentence for each field that needs another look. */
export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Partial<Record<Field, string>> };
