import { browserClient } from '../../storefront-api/browser-client.ts';
import { CustomerUpdate, type CustomerUpdateInput } from '../../storefront-api/generated/operations.ts';
import type { Operation } from '../../storefront-api/operation.ts';
import type { ApiResult } from '../../storefront-api/result.ts';
import { type ActionOutcome, outcomeOf } from '../session/account-error.ts';
import { session } from '../session/session.ts';
import { sessionStore } from '../session/session-state.ts';

const TIMEOUT_MS = 12_000;

/** Asks for a change. One that is denied shows a token that is no longer good: the session ends. */
export async function requestChange<R, V>(operation: Operation<R, V>, variables: V): Promise<ApiResult<R>> {
  const result = await browserClient().request(operation, variables, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isDenied = !result.ok && result.failure.messages.some((message) => message.startsWith('Access denied'));
  if (isDenied) (await session()).end();
  return result;
}

/** Changes the profile, or the password, whose new token the session goes on with. */
export async function updateCustomer(token: string, customer: CustomerUpdateInput): Promise<ActionOutcome> {
  const result = await requestChange(CustomerUpdate, { customerAccessToken: token, customer });
  const outcome = outcomeOf(result, (data) => data.customerUpdate, 'Error updating customer');
  if (outcome !== true || !result.ok) return outcome;
  const { customer: changed, customerAccessToken } = result.data.customerUpdate ?? {};
  if (customerAccessToken) await (await session()).adopt(customerAccessToken);
  else if (changed) sessionStore.setState({ customer: changed });
  return true;
}
