import type { CartDeed } from '../../cart/network-limits.ts';
import type { RequestContext } from '../context.ts';
import { throttled } from '../customer/denied.ts';

const MESSAGES: Readonly<Record<CartDeed, string>> = {
  create: 'Creating cart limit exceeded. Please try again later.',
  change: 'Updating cart limit exceeded. Please try again later.',
  code: 'Applying code limit exceeded. Please try again later.',
};

/** Counts what a network does with carts; at one too many the request ends, before anything is written. */
export async function allowOrRefuse(deed: CartDeed, { cartLimits, network }: RequestContext): Promise<void> {
  if (!(await cartLimits.allows(deed, network))) throw throttled(MESSAGES[deed]);
}
