import type { CartChange } from '../../cart/cart-plan.ts';
import type { CartPart } from '../../cart/cart-problem.ts';
import { setBuyer } from '../../cart/change-buyer.ts';
import { addDeliveryAddresses } from '../../cart/change-delivery.ts';
import { setAttributes, setMetafields, setNote } from '../../cart/change-details.ts';
import { addItems } from '../../cart/change-lines.ts';
import { setDiscountCodes, setGiftCards } from '../../cart/change-offers.ts';
import { createCart } from '../../cart/create-cart.ts';
import type { RequestContext } from '../context.ts';
import type { CartInput } from '../generated/resolvers.ts';
import { readAddresses } from './delivery/address-inputs.ts';
import { allowOrRefuse } from './limits.ts';
import { readItem } from './lines/cart-lines.ts';
import { type CartPayloadSource, done, refused } from './payload/payload.ts';
import { type ArgumentPaths, problemError } from './payload/problem-error.ts';
import { readBuyer } from './signed-in-buyer.ts';

/** Where the parts of a new cart stand in its input. */
const FIELDS: Readonly<Record<CartPart, readonly string[]>> = {
  addresses: ['delivery', 'addresses'],
  attributes: ['attributes'],
  buyer: ['buyerIdentity'],
  delivery: ['delivery'],
  discountCodes: ['discountCodes'],
  giftCards: ['giftCardCodes'],
  lines: ['lines'],
  metafields: ['metafields'],
  note: ['note'],
};

/** The changes that make of an empty cart what was asked for. */
function changesOf(input: CartInput, now: Date): CartChange[] {
  const { note, attributes, discountCodes, giftCardCodes, lines, delivery, metafields } = input;
  return [
    note && setNote(note),
    attributes && setAttributes(attributes),
    discountCodes && setDiscountCodes(discountCodes),
    giftCardCodes && setGiftCards(giftCardCodes, now),
    lines && lines.length > 0 && addItems(lines.map(readItem), now),
    delivery?.addresses && addDeliveryAddresses(readAddresses(delivery.addresses)),
    metafields && setMetafields(metafields),
  ].filter((change) => typeof change === 'function');
}

/** Makes a cart, with or without lines; without a country it is of the country the request is made in. */
export async function cartCreate(input: CartInput, context: RequestContext): Promise<CartPayloadSource> {
  const { discountCodes, giftCardCodes, lines } = input;
  await allowOrRefuse('create', context);
  if (discountCodes?.length || giftCardCodes?.length) await allowOrRefuse('code', context);
  const buyer = await readBuyer(input.buyerIdentity ?? {}, context);
  const made = await createCart(context, buyer.countryCode ?? context.country, [
    setBuyer(buyer),
    ...changesOf(input, context.now()),
  ]);
  if (made.kind === 'changed') return done(made.cart, made.credentials.secret, made.news, context);
  const paths: ArgumentPaths = {
    of: (part) => ['input', ...FIELDS[part]],
    merchandiseId: (index) => lines?.[index]?.merchandiseId,
  };
  return refused(made.problems.map((problem) => problemError(problem, paths)));
}
