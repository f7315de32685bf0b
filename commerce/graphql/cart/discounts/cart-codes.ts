import { removeGiftCards, setDiscountCodes, setGiftCards } from '../../../cart/change-offers.ts';
import type { RequestContext } from '../../context.ts';
import { rowIdOf } from '../../ids/global-id.ts';
import { allowOrRefuse } from '../limits.ts';
import { type CartPayloadSource, changeCartOf } from '../payload/payload.ts';
import { argument } from '../payload/problem-error.ts';

/** Replaces the cart's discount codes by the given ones. Those that do not work are kept and say why in a warning. */
export async function cartDiscountCodesUpdate(
  id: string,
  codes: readonly string[] | null | undefined,
  context: RequestContext,
): Promise<CartPayloadSource> {
  if (codes?.length) await allowOrRefuse('code', context);
  return changeCartOf(context, id, setDiscountCodes(codes), { paths: argument('discountCodes') });
}

/** Replaces the cart's gift cards by those with the given codes; all of them or none. */
export async function cartGiftCardCodesUpdate(
  id: string,
  codes: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  if (codes.length > 0) await allowOrRefuse('code', context);
  return changeCartOf(context, id, setGiftCards(codes, context.now()), { paths: argument('giftCardCodes') });
}

/** Takes gift cards off the cart; all of them or none. */
export function cartGiftCardCodesRemove(
  id: string,
  appliedIds: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const cards = appliedIds.map((applied) => rowIdOf('AppliedGiftCard', applied) ?? 0);
  return changeCartOf(context, id, removeGiftCards(cards), { paths: argument('appliedGiftCardIds') });
}
