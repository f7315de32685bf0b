import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { normaliseAttributes } from '../../domain/cart/attributes.ts';
import { addAddresses } from '../../domain/cart/cart-addresses.ts';
import { MAX_NOTE } from '../../domain/cart/cart-limits.ts';
import { setMetafields } from '../../domain/cart/cart-metafields.ts';
import { addLines } from '../../domain/cart/line-plan.ts';
import { currencyOf } from '../../domain/money/countries.ts';
import { newCartCredentials } from '../../store/cart-credentials.ts';
import { insertCart } from '../../store/carts.ts';
import { findGiftCards } from '../../store/gift-cards.ts';
import { variantsByIds } from '../../store/variants.ts';
import type { RequestContext } from '../context.ts';
import type { CartInput, CartUserError } from '../generated/resolvers.ts';
import { readNewAddresses } from './address-inputs.ts';
import { buyerIdentityChanges, buyerIdentityErrors } from './buyer-identity.ts';
import { codeErrors, tidyCodes } from './cart-codes.ts';
import { readMetafields } from './cart-metafields.ts';
import { cartSource } from './change-cart.ts';
import { areTooLong, readAdditions, variantIdsIn } from './line-inputs.ts';
import { type CartPayloadSource, done, refused } from './payload.ts';
import { storePlan } from './store-plan.ts';
import { attributesTooLong, giftCardInvalid, metafieldInvalid, noteTooLong } from './user-errors.ts';

function inputErrors(input: CartInput): CartUserError[] {
  return [
    ...(input.buyerIdentity ? buyerIdentityErrors(input.buyerIdentity, ['input', 'buyerIdentity']) : []),
    ...((input.note?.length ?? 0) > MAX_NOTE ? [noteTooLong(['input', 'note'])] : []),
    ...(areTooLong(input.attributes ?? []) ? [attributesTooLong(['input', 'attributes'])] : []),
    ...codeErrors(input.discountCodes ?? [], ['input', 'discountCodes']),
    ...codeErrors(input.giftCardCodes ?? [], ['input', 'giftCardCodes']),
  ];
}

/** Makes a cart, with or without lines; without a country it is of the country the request is made in. */
export async function cartCreate(
  input: CartInput,
  { db, country: contextCountry }: RequestContext,
): Promise<CartPayloadSource> {
  const identity = buyerIdentityChanges(input.buyerIdentity ?? {});
  const countryCode = identity.countryCode ?? contextCountry;
  const lines = input.lines ?? [];
  const found = lines.length > 0 ? await variantsByIds(db, variantIdsIn(lines), currencyOf(countryCode)) : [];
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  const additions = readAdditions(lines, ['input', 'lines'], variants);
  const codes = input.giftCardCodes ?? [];
  const cards = await findGiftCards(db, codes, new Date());
  const unknownCards = codes.flatMap((code, index) =>
    cards.has(code) ? [] : [giftCardInvalid(['input', 'giftCardCodes', String(index)])],
  );
  const addresses = readNewAddresses(input.delivery?.addresses ?? [], ['input', 'delivery', 'addresses']);
  const metafields = readMetafields(input.metafields ?? []);
  const errors = [
    ...inputErrors(input),
    ...additions.errors,
    ...unknownCards,
    ...addresses.errors,
    ...metafields.errors.map(({ elementIndex, message }) =>
      metafieldInvalid(['input', 'metafields', String(elementIndex ?? 0)], message),
    ),
  ];
  if (errors.length > 0) return refused(errors);
  const credentials = newCartCredentials();
  return withTx(db, async (tx) => {
    const record = await insertCart(tx, credentials, {
      ...identity,
      countryCode,
      note: input.note ?? '',
      attributes: normaliseAttributes(input.attributes ?? []),
      deliveryAddresses: addAddresses([], addresses.items).addresses,
      metafields: setMetafields([], metafields.fields),
      discountCodes: tidyCodes(input.discountCodes ?? []),
      giftCardIds: [...new Set(codes.flatMap((code) => cards.get(code)?.id ?? []))],
    });
    const cart = cartSource(record, credentials.secret, []);
    if (additions.items.length === 0) return done(cart);
    const plan = addLines([], additions.items, (id) => variants.get(id)?.available ?? 0);
    return storePlan(tx, cart, plan, variants, ['input', 'lines']);
  });
}
