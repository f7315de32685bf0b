/** The codes of the hosted provider that this one uses. */
export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

/** Why something about a customer was not done: a code, a sentence, and where in the arguments it lies (null: nowhere in particular). */
export interface CustomerError {
  code: CustomerErrorCode;
  field: readonly string[] | null;
  message: string;
}

/** The same error at a place in the arguments: ['input', 'email']. */
export function errorAt(
  field: readonly string[] | null,
  problem: { code: CustomerErrorCode; message: string } | undefined,
): CustomerError[] {
  return problem ? [{ code: problem.code, field, message: problem.message }] : [];
}

/** What is wrong with one value, before it is known where it came from. */
export interface ValueProblem {
  code: CustomerErrorCode;
  message: string;
}
