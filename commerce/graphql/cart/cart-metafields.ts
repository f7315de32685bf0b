import {
  type CartMetafield,
  MAX_METAFIELDS,
  MAX_SET,
  type MetafieldProblem,
  metafieldName,
  metafieldProblem,
  OWN_NAMESPACE,
  setMetafields,
  withoutMetafield,
} from '../../domain/cart/cart-metafields.ts';
import { changeCart } from '../../store/carts.ts';
import type { RequestContext } from '../context.ts';
import type {
  CartMetafieldDeleteInput,
  CartMetafieldsSetInput,
  MetafieldDeleteUserError,
  MetafieldsSetUserError,
} from '../generated/resolvers.ts';
import type { MetafieldName } from '../metafield/has-metafields.ts';
import { metafieldId } from '../metafield/metafield-id.ts';
import type { MetafieldSource } from '../metafield/metafield-source.ts';
import type { CartSource } from './cart-source.ts';
import { cartSource, changeCartUnderLock } from './change-cart.ts';
import { done, refused } from './payload.ts';

const sourceOf = (cart: CartSource, field: CartMetafield): MetafieldSource => ({
  record: { ...field, owner: 'cart', ownerId: cart.record.id },
  currency: cart.currency,
});

/** The cart's metafield of that name; one without a namespace is of the one that apps have of their own. */
export function cartMetafield(cart: CartSource, { namespace, key }: MetafieldName): MetafieldSource | null {
  const wanted = namespace ?? OWN_NAMESPACE;
  const field = cart.record.metafields.find((own) => own.key === key && own.namespace === wanted);
  return field ? sourceOf(cart, field) : null;
}

/** What `cartMetafieldsSet` answers. */
export interface MetafieldsSetSource {
  metafields: MetafieldSource[] | null;
  userErrors: MetafieldsSetUserError[];
}

const MESSAGES: Readonly<Record<MetafieldProblem, string>> = {
  INVALID_TYPE: 'Type is not a type a cart can hold.',
  INVALID_VALUE: 'Value is not of the type.',
  BLANK: 'Value must not be blank.',
  TOO_LONG: 'Value is too long.',
};

const setError = (
  index: number,
  field: string,
  code: MetafieldsSetUserError['code'],
  message: string,
): MetafieldsSetUserError => ({
  code,
  elementIndex: index,
  field: ['metafields', String(index), field],
  message,
});

type Named = Pick<CartMetafieldsSetInput, 'key' | 'type' | 'value'>;

/** Reads values to set; either all of them or what is wrong. */
export function readMetafields(inputs: readonly Named[]): {
  fields: CartMetafield[];
  errors: MetafieldsSetUserError[];
} {
  const read = inputs.map((input, index) => {
    const name = metafieldName(input.key);
    if (!name) return { field: undefined, error: setError(index, 'key', 'INVALID_VALUE', 'Key is invalid.') };
    const problem = metafieldProblem(input);
    const where = problem === 'INVALID_TYPE' ? 'type' : 'value';
    return problem
      ? { field: undefined, error: setError(index, where, problem, MESSAGES[problem]) }
      : { field: { ...name, type: input.type, value: input.value }, error: undefined };
  });
  return { fields: read.flatMap(({ field }) => field ?? []), errors: read.flatMap(({ error }) => error ?? []) };
}

/** Too many at once, or in all. */
export const tooManyMetafields = (after: number, most: number): MetafieldsSetUserError[] =>
  after > most ? [setError(0, 'key', 'LESS_THAN_OR_EQUAL_TO', `A cart takes ${most} metafields at most.`)] : [];

const foreignOwner = (index: number): MetafieldsSetUserError =>
  setError(index, 'ownerId', 'INVALID_OWNER', 'Owner does not exist.');

/** Sets metafields of one cart; all of them or none. */
export async function cartMetafieldsSet(
  inputs: readonly CartMetafieldsSetInput[],
  context: RequestContext,
): Promise<MetafieldsSetSource> {
  const [first] = inputs;
  if (!first) return { metafields: [], userErrors: [] };
  const foreign = inputs.flatMap(({ ownerId }, index) => (ownerId === first.ownerId ? [] : [foreignOwner(index)]));
  const { fields, errors } = readMetafields(inputs);
  const wrong = [...foreign, ...tooManyMetafields(inputs.length, MAX_SET), ...errors];
  if (wrong.length > 0) return { metafields: null, userErrors: wrong };
  let tooMany: MetafieldsSetUserError[] = [];
  const { cart, userErrors } = await changeCartUnderLock(context, first.ownerId, async (tx, source) => {
    const metafields = setMetafields(source.record.metafields, fields);
    tooMany = tooManyMetafields(metafields.length, MAX_METAFIELDS);
    if (tooMany.length > 0) return refused([], source);
    return done(cartSource(await changeCart(tx, source.record.id, { metafields }), source.secret, source.lines));
  });
  if (!cart || userErrors.length > 0) return { metafields: null, userErrors: [foreignOwner(0)] };
  if (tooMany.length > 0) return { metafields: null, userErrors: tooMany };
  return { metafields: fields.map((field) => sourceOf(cart, field)), userErrors: [] };
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
  const name = metafieldName(key);
  let deleted: string | undefined;
  const { cart, userErrors } = await changeCartUnderLock(context, ownerId, async (tx, source) => {
    const field = name && cartMetafield(source, name);
    if (!field) return done(source);
    deleted = metafieldId(field.record);
    const metafields = withoutMetafield(source.record.metafields, name);
    return done(cartSource(await changeCart(tx, source.record.id, { metafields }), source.secret, source.lines));
  });
  if (!cart || userErrors.length > 0) return deleteError('ownerId', 'INVALID_OWNER', 'Owner does not exist.');
  return deleted === undefined
    ? deleteError('key', 'METAFIELD_DOES_NOT_EXIST', 'Metafield does not exist.')
    : { deletedId: deleted, userErrors: [] };
}
