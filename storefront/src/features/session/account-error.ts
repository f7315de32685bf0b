import { accountPages } from '../../storefront-api/account-pages.ts';
import type { ApiFailure, ApiResult } from '../../storefront-api/client.ts';
import type { CustomerErrorCode } from '../../storefront-api/generated/operations.ts';

/** What the provider found wrong, in its own words; `THROTTLED` is its word for too many attempts. */
export interface AccountError {
  code?: CustomerErrorCode | 'THROTTLED' | null;
  field?: readonly string[] | null;
  message: string;
}

/**
 * The outcome of an account action (specification §5): the server's errors unchanged when there are any, otherwise true;
 * nothing when no answer came.
 */
export type ActionOutcome = true | readonly AccountError[] | undefined;

/** An answer's errors; the list with codes is the same list, so it goes first. */
export function errorsOf(
  payload: { customerUserErrors?: readonly AccountError[]; userErrors?: readonly AccountError[] } | null | undefined,
): readonly AccountError[] {
  const { customerUserErrors = [], userErrors = [] } = payload ?? {};
  return customerUserErrors.length > 0 ? customerUserErrors : userErrors;
}

const THROTTLED: AccountError = { code: 'THROTTLED', field: null, message: 'Too many attempts.' };

/** Tokens of account pages may read what they may not change. */
const ELSEWHERE: AccountError = {
  code: null,
  field: null,
  message: 'This is not changed here. Our account pages do it: the way there is below.',
};

/** Whether the provider would not have it from this token. */
export const isAccessDenied = ({ messages }: ApiFailure): boolean =>
  messages.some((message) => message.startsWith('Access denied'));

/** What a request's result comes to; `logged` begins the line in the log when there is none (specification §8). */
export function outcomeOf<R>(
  result: ApiResult<R>,
  payload: (data: R) => Parameters<typeof errorsOf>[0],
  logged: string,
): ActionOutcome {
  if (!result.ok) {
    // 429 is a shop that is full for everybody: nobody has tried too often.
    if (result.failure.kind === 'throttled' && result.failure.status !== 429) return [THROTTLED];
    if (accountPages() && isAccessDenied(result.failure)) return [ELSEWHERE];
    console.error(logged, result.failure.messages);
    return undefined;
  }
  const errors = errorsOf(payload(result.data));
  return errors.length > 0 ? errors : true;
}
