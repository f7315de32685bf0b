import { MAX_ATTRIBUTES, MAX_LINES, MAX_NOTE, MAX_QUANTITY } from '../../domain/cart/cart-limits.ts';
import type { CartErrorCode, CartUserError } from '../generated/resolvers.ts';

/** Where in the arguments an error lies: ['lines', '0', 'merchandiseId']. */
export type FieldPath = readonly string[];

const error = (code: CartErrorCode, field: FieldPath, message: string): CartUserError => ({
  code,
  field: [...field],
  message,
});

// Codes and sentences are those of the hosted Storefront API wherever it has one for the case.

export const cartMissing = (): CartUserError => error('INVALID', ['cartId'], 'The specified cart does not exist.');

export const cartBusy = (): CartUserError =>
  error('SERVICE_UNAVAILABLE', ['cartId'], 'The cart is being changed by too many requests. Try again in a moment.');

export const merchandiseMissing = (field: FieldPath, id: string): CartUserError =>
  error('INVALID', field, `The merchandise with id ${id} does not exist.`);

export const quantityOutOfRange = (field: FieldPath, id: string): CartUserError =>
  error(
    'INVALID',
    field,
    `The quantity for merchandise with id ${id} must be greater than zero but less than ${MAX_QUANTITY + 1}.`,
  );

export const lineMissing = (field: FieldPath, lineName: string): CartUserError =>
  error('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${lineName} does not exist.`);

export const sellingPlanNotApplicable = (field: FieldPath): CartUserError =>
  error('SELLING_PLAN_NOT_APPLICABLE', field, 'Cannot apply selling plan to variant');

export const forPointsOnly = (field: FieldPath, title: string): CartUserError =>
  error('VALIDATION_CUSTOM', field, `The product '${title}' can be had for points only.`);

export const cartTooLarge = (field: FieldPath): CartUserError =>
  error('CART_TOO_LARGE', field, `A cart holds ${MAX_LINES} lines at most.`);

export const noteTooLong = (field: FieldPath): CartUserError =>
  error('NOTE_TOO_LONG', field, `The note exceeds the maximum number of ${MAX_NOTE} characters.`);

export const attributesTooLong = (field: FieldPath): CartUserError =>
  error('INVALID', field, `The attributes exceed the maximum number of ${MAX_ATTRIBUTES} characters.`);

export const customerInvalid = (field: FieldPath): CartUserError => error('INVALID', field, 'Customer is invalid');

export const companyLocationInvalid = (field: FieldPath): CartUserError =>
  error('INVALID', field, 'Company location is invalid');

export const emailInvalid = (field: FieldPath): CartUserError => error('INVALID', field, 'Email is invalid');

export const phoneInvalid = (field: FieldPath): CartUserError => error('INVALID', field, 'Phone is invalid');

export const discountCodesMissing = (field: FieldPath): CartUserError =>
  error('MISSING_DISCOUNT_CODE', field, 'Discount codes must be given; an empty list takes all away.');

export const codeTooLong = (field: FieldPath, most: number): CartUserError =>
  error('INVALID', field, `The code exceeds the maximum number of ${most} characters.`);

export const tooManyCodes = (field: FieldPath, most: number): CartUserError =>
  error('MAXIMUM_EXCEEDED', field, `A cart takes ${most} codes at most.`);

export const giftCardInvalid = (field: FieldPath): CartUserError =>
  error('INVALID', field, 'The gift card code is invalid.');

export const giftCardNotApplied = (field: FieldPath): CartUserError =>
  error('INVALID', field, 'The gift card is not applied to this cart.');
