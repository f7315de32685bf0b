import type { Cart } from '../../../cart/cart.ts';
import type { CartChange } from '../../../cart/cart-plan.ts';
import { type CartAnswer, changeCart } from '../../../cart/change-cart.ts';
import { removeMetafield, setMetafields } from '../../../cart/change-details.ts';
import { type CartMetafield, metafieldName, OWN_NAMESPACE } from '../../../domain/cart/cart-metafields.ts';
import type { RequestContext } from '../../context.ts';
import type {
  CartMetafieldDeleteInput,
  CartMetafieldsSetInput,
  MetafieldDeleteUserError,
  MetafieldsSetUserError,
} from '../../generated/resolvers.ts';
import type { MetafieldName } from '../../metafield/has-metafields.ts';
import { type MetafieldSource, metafieldId } from '../../metafield/metafield-source.ts';
import { parseCartId } from '../cart-id.ts';
import { allowOrRefuse } from '../limits.ts';
import { cartBeingPaid } from '../payload/user-errors.ts';
import { metafieldError, metafieldsSetError } from './metafield-error.ts';

const sourceOf = (cart: Cart, field: CartMetafield): MetafieldSource => ({
  record: { ...field, owner: 'cart', ownerId: cart.record.id },
  currency: cart.currency,
});

function cartMetafieldNamed(cart: Cart, name: Pick<CartMetafield, 'namespace' | 'key'> | undefined) {
  const field = cart.record.metafields.find((own) => own.key === name?.key && own.namespace === name.namespace);
  return field ? sourceOf(cart, field) : null;
}

/** The cart's metafield of that name; one without a namespace is of the one that apps have of their own. */
export const cartMetafield = (cart: Cart, { namespace, key }: MetafieldName): MetafieldSource | null =>
  cartMetafieldNamed(cart, { namespace: namespace ?? OWN_NAMESPACE, key });

/** What `cartMetafieldsSet` answers. */
export interface MetafieldsSetSource {
  metafields: MetafieldSource[] | null;
  userErrors: MetafieldsSetUserError[];
}

const foreignOwner = (index: number): MetafieldsSetUserError =>
  metafieldsSetError(index, 'ownerId', 'INVALID_OWNER', 'Owner does not exist.');

/** Changes the cart that owns metafields; there is no cart in these answers, so one that is gone is not replaced. */
async function changeOwner(context: RequestContext, ownerId: string, change: CartChange): Promise<CartAnswer> {
  await allowOrRefuse('change', context);
  const { token, secret } = parseCartId(ownerId) ?? {};
  return token === undefined || secret === undefined
    ? { kind: 'gone' }
    : changeCart(context, { token, secret }, change);
}

/** Sets metafields of one cart; all of them or none. */
export async function cartMetafieldsSet(
  inputs: readonly CartMetafieldsSetInput[],
  context: RequestContext,
): Promise<MetafieldsSetSource> {
  const [first] = inputs;
  if (!first) return { metafields: [], userErrors: [] };
  const not = (userErrors: MetafieldsSetUserError[]): MetafieldsSetSource => ({ metafields: null, userErrors });
  const foreign = inputs.flatMap(({ ownerId }, index) => (ownerId === first.ownerId ? [] : [foreignOwner(index)]));
  if (foreign.length > 0) return not(foreign);
  const answer = await changeOwner(context, first.ownerId, setMetafields(inputs));
  switch (answer.kind) {
    case 'changed': {
      const { cart } = answer;
      const set = inputs.flatMap(({ key }) => cartMetafieldNamed(cart, metafieldName(key)) ?? []);
      return { metafields: set, userErrors: [] };
    }
    case 'refused':
      return not(answer.problems.map(metafieldError));
    case 'being-paid':
      return not([metafieldsSetError(0, 'ownerId', null, cartBeingPaid().message)]);
    default:
      return not([foreignOwner(0)]);
  }
}

/** What `cartMetafieldDelete` answers. */
export interface MetafieldDeleteSource {
  deletedId: string | null;
  userErrors: MetafieldDeleteUserError[];
}

const deleteError = (
  field: string,
  code: MetafieldDeleteUserError['code'],
  message: string,
): MetafieldDeleteSource => ({
  deletedId: null,
  userErrors: [{ code, field: ['input', field], message }],
});

/** Takes a metafield off a cart. */
export async function cartMetafieldDelete(
  { key, ownerId }: CartMetafieldDeleteInput,
  context: RequestContext,
): Promise<MetafieldDeleteSource> {
  const answer = await changeOwner(context, ownerId, removeMetafield(key));
  const name = metafieldName(key);
  switch (answer.kind) {
    case 'changed':
      return {
        deletedId: name ? metafieldId({ ...name, owner: 'cart', ownerId: answer.cart.record.id }) : null,
        userErrors: [],
      };
    case 'refused':
      return deleteError('key', 'METAFIELD_DOES_NOT_EXIST', 'Metafield does not exist.');
    case 'being-paid':
      return deleteError('ownerId', null, cartBeingPaid().message);
    default:
      return deleteError('ownerId', 'INVALID_OWNER', 'Owner does not exist.');
  }
}
