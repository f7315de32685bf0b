import type { CartPart, CartProblem } from '../../../cart/cart-problem.ts';
import { MAX_ADDRESSES } from '../../../domain/cart/cart-addresses.ts';
import { MAX_CODE_LENGTH, MAX_CODES } from '../../../domain/cart/cart-limits.ts';
import type { CartUserError } from '../../generated/resolvers.ts';
import { globalId } from '../../ids/global-id.ts';
import { metafieldError } from '../metafields/metafield-error.ts';
import * as errors from './user-errors.ts';

/** Where in a mutation's arguments things stand. */
export interface ArgumentPaths {
  /** The argument that a part of the cart came in: ['input', 'lines']. */
  of(part: CartPart): errors.FieldPath;
  /** Its inputs are ids, with no fields of their own. */
  areIds?: boolean;
  /** The merchandise of the line at this place, as it was called. */
  merchandiseId?(index: number): string | null | undefined;
}

/** Paths of a mutation with one argument beside the cart's id. */
export const argument = (name: string, more: Omit<ArgumentPaths, 'of'> = {}): ArgumentPaths => ({
  of: () => [name],
  ...more,
});

/** A problem in the API's words. */
export function problemError(problem: CartProblem, paths: ArgumentPaths): CartUserError {
  const { about, index } = problem;
  const input = [...paths.of(about), ...(index === undefined ? [] : [String(index)])];
  const field = (...names: string[]): errors.FieldPath => (paths.areIds ? input : [...input, ...names]);
  const merchandise = (variantId: number | undefined): string =>
    paths.merchandiseId?.(index ?? 0) ?? globalId('ProductVariant', variantId ?? 0);
  switch (problem.code) {
    case 'merchandise-missing':
      return errors.merchandiseMissing(field('merchandiseId'), merchandise(problem.variantId));
    case 'for-points-only':
      return errors.forPointsOnly(field('merchandiseId'), problem.title);
    case 'quantity-out-of-range':
      return errors.quantityOutOfRange(field('quantity'), merchandise(problem.variantId));
    case 'line-missing':
      return errors.lineMissing(field('id'), problem.lineId);
    case 'selling-plan-not-applicable':
      return errors.sellingPlanNotApplicable(field('sellingPlanId'));
    case 'cart-too-large':
      return errors.cartTooLarge(input);
    case 'cart-too-long':
      return errors.cartTooLong(input);
    case 'attributes-too-long':
      return errors.attributesTooLong(about === 'lines' ? field('attributes') : input);
    case 'note-too-long':
      return errors.noteTooLong(input);
    case 'email-invalid':
      return errors.emailInvalid(field('email'));
    case 'phone-invalid':
      return errors.phoneInvalid(field('phone'));
    case 'preferences-too-long':
      return errors.preferencesTooLong(field('preferences'));
    case 'customer-invalid':
      return errors.customerInvalid(field('customerAccessToken'));
    case 'company-location-invalid':
      return errors.companyLocationInvalid(field('companyLocationId'));
    case 'discount-codes-missing':
      return errors.discountCodesMissing(input);
    case 'code-too-long':
      return errors.codeTooLong(input, MAX_CODE_LENGTH);
    case 'too-many-codes':
      return errors.tooManyCodes(input, MAX_CODES);
    case 'gift-card-not-applied':
      return errors.giftCardNotApplied(input);
    case 'code-refused':
    case 'gift-card-unknown':
    case 'gift-card-empty':
    case 'gift-card-of-other-currency':
      return errors.giftCardInvalid(input);
    case 'address-invalid':
      return errors.addressProblem(field('address', 'deliveryAddress'), problem.problem);
    case 'address-empty':
      return errors.addressEmpty(field('address'));
    case 'customer-address-missing':
      return errors.customerAddressMissing(field('address', 'copyFromCustomerAddressId'));
    case 'address-missing':
      return errors.addressMissing(field('id'));
    case 'one-address-only':
      return errors.oneAddressOnly(input);
    case 'too-many-addresses':
      return errors.tooManyAddresses(input, MAX_ADDRESSES);
    case 'delivery-group-missing':
      return errors.deliveryGroupMissing(field('deliveryGroupId'));
    case 'delivery-option-missing':
      return errors.deliveryOptionMissing(field('deliveryOptionHandle'));
    case 'metafield-key-invalid':
    case 'metafield-invalid':
    case 'metafield-missing':
    case 'too-many-metafields':
      return errors.metafieldInvalid(input, metafieldError(problem).message);
  }
}
