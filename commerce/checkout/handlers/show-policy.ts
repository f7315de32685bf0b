import { policyKindOf } from '../../domain/content/policy-kinds.ts';
import { allPolicies } from '../../store/content/content.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { policyPage } from '../pages/policy-page.ts';
import { pageResponse } from './page-response.ts';

/** GET of a policy; undefined for one that the shop has not written. */
export async function showPolicy(
  { paymentContext, links }: CheckoutContext,
  handle: string,
): Promise<Response | undefined> {
  const kind = policyKindOf(handle);
  const policy = kind && (await allPolicies(paymentContext.db)).find((written) => written.kind === kind);
  return policy && pageResponse(policyPage(policy, links));
}
