import type { Cart } from '../../../cart/cart.ts';
import type { CartChange, CartNews } from '../../../cart/cart-plan.ts';
import type { CartProblem } from '../../../cart/cart-problem.ts';
import { changeOrReplaceCart } from '../../../cart/create-cart.ts';
import type { RequestContext } from '../../context.ts';
import type { CartUserError, CartWarning } from '../../generated/resolvers.ts';
import { parseCartId } from '../cart-id.ts';
import type { CartSource } from '../cart-source.ts';
import { allowOrRefuse } from '../limits.ts';
import { type ArgumentPaths, problemError } from './problem-error.ts';
import { cartBeingPaid, cartBusy, cartMissing } from './user-errors.ts';
import { newsWarnings } from './warnings.ts';

/** What every cart mutation answers. */
export interface CartPayloadSource {
  cart: CartSource | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** The mutation did nothing; `cart` is shown unchanged where the hosted provider shows it. */
export const refused = (userErrors: CartUserError[], cart: CartSource | null = null): CartPayloadSource => ({
  cart,
  userErrors,
  warnings: [],
});

/** A cart that was changed or made. */
export function done(cart: Cart, secret: string, news: CartNews, context: RequestContext): CartPayloadSource {
  const { merchandiseById } = context.catalogue(cart.currency);
  for (const merchandise of news.variants.values()) merchandiseById.prime(merchandise.id, merchandise);
  return { cart: { ...cart, secret }, userErrors: [], warnings: newsWarnings(news, cart.record.token) };
}

/**
 * Runs a change of the cart of that id and puts what came of it into the API's words. A cart that is gone is answered as the
 * hosted provider does: with a new one that has the change, and the news that the old one does not exist. A cart whose change
 * was refused is shown unchanged, unless told.
 */
export async function changeCartOf(
  context: RequestContext,
  id: string,
  change: CartChange,
  { paths, hidesCart = false }: { paths: ArgumentPaths; hidesCart?: boolean },
): Promise<CartPayloadSource> {
  await allowOrRefuse('change', context);
  const { token, secret } = parseCartId(id) ?? {};
  if (token === undefined || secret === undefined) return refused([cartMissing()]);
  const answer = await changeOrReplaceCart(
    context,
    { token, secret },
    {
      change,
      countryCode: context.country,
      isSaid: context.hasContext,
      beforeNew: () => allowOrRefuse('create', context),
    },
  );
  const told = (problems: readonly CartProblem[]) => problems.map((problem) => problemError(problem, paths));
  switch (answer.kind) {
    case 'changed':
      return done(answer.cart, secret, answer.news, context);
    case 'replaced': {
      const payload = done(answer.cart, answer.credentials.secret, answer.news, context);
      return { ...payload, userErrors: [cartMissing(), ...told(answer.problems)] };
    }
    case 'refused':
      return refused(told(answer.problems), hidesCart ? null : { ...answer.cart, secret });
    case 'being-paid':
      return refused([cartBeingPaid()], { ...answer.cart, secret });
    case 'busy':
      return refused([cartBusy()]);
  }
}
