import { UNREACHABLE } from '../../services-api/ask-self-service.ts';
import type { AccountError, ActionOutcome } from '../session/account-error.ts';

/** What is wrong with an address somebody typed, in words; undefined when it could be one. The server has the last word. */
export function emailProblem(email: string): string | undefined {
  const typed = email.trim();
  if (typed === '') return 'Enter your email.';
  const [name = '', host, ...more] = typed.split('@');
  if (host === undefined || more.length > 0 || /\s/.test(typed)) return 'Enter an email like marina@example.com.';
  if (name === '' || host === '') return 'Enter an email like marina@example.com.';
  return host.includes('.') && !host.endsWith('.') ? undefined : 'This email is missing its ending, for example .com.';
}

/** What keeps a form from being done: beside its fields, and above them what belongs to none. */
export interface Problems<Field extends string> {
  fields: Partial<Record<Field, string>>;
  form?: string;
}

/** The first problem of each field; undefined when there is none. */
export function fieldProblems<Field extends string>(
  found: Partial<Record<Field, string | undefined>>,
): Problems<Field> | undefined {
  const fields: Partial<Record<Field, string>> = {};
  for (const field in found) {
    const message = found[field];
    if (message !== undefined) fields[field] = message;
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** The field an error is shown at: the last name in the server's path that this form has. */
function fieldOf<Field extends string>(error: AccountError, names: readonly Field[]): Field | undefined {
  const path = error.field?.toReversed() ?? [];
  for (const part of path) {
    const field = names.find((name) => name === part);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** The plain words are fetched once there is something to say; an error says itself where they cannot be had. */
const plainWords = () =>
  import('./error-messages.ts').then(
    (module) => module.errorMessage,
    () => (error: AccountError) => error.message,
  );

/** What an action's outcome means for a form of these fields, in plain words. Undefined: it is done. */
export async function outcomeProblems<Field extends string>(
  outcome: ActionOutcome,
  names: readonly Field[],
): Promise<Problems<Field> | undefined> {
  if (outcome === true) return undefined;
  if (!outcome) return { fields: {}, form: UNREACHABLE };
  const errorMessage = await plainWords();
  const problems: Problems<Field> = { fields: {} };
  for (const error of outcome) {
    const field = fieldOf(error, names);
    if (field === undefined) problems.form ??= errorMessage(error);
    else problems.fields[field] ??= errorMessage(error);
  }
  return problems;
}
