import type { AddressProblem } from '../../../domain/cart/address-problems.ts';
import { MAX_ATTRIBUTES, MAX_CART_TEXT, MAX_LINES, MAX_NOTE, MAX_QUANTITY } from '../../../domain/cart/cart-limits.ts';
import type { CartErrorCode, CartUserError } from '../../generated/resolvers.ts';

/** Where in the arguments an error lies: ['lines', '0', 'merchandiseId']. */
export type FieldPath = readonly string[];

const cartError = (code: CartErrorCode, field: FieldPath, message: string): CartUserError => ({
  code,
  field: [...field],
  message,
});

// Codes and sentences are those of the hosted Storefront API wherever it has one for the case.

export const cartMissing = (): CartUserError => cartError('INVALID', ['cartId'], 'The specified cart does not exist.');

export const cartBusy = (): CartUserError =>
  cartError(
    'SERVICE_UNAVAILABLE',
    ['cartId'],
    'The cart is being changed by too many requests. Try again in a moment.',
  );

/** The hosted provider has no such case; a storefront that knows nothing of it shows the sentence, as it does for merchants' own. */
export const cartBeingPaid = (): CartUserError =>
  cartError(
    'VALIDATION_CUSTOM',
    ['cartId'],
    'The cart is being paid for and cannot be changed until the payment is through.',
  );

export const merchandiseMissing = (field: FieldPath, id: string): CartUserError =>
  cartError('INVALID', field, `The merchandise with id ${id} does not exist.`);

export const quantityOutOfRange = (field: FieldPath, id: string): CartUserError =>
  cartError(
    'INVALID',
    field,
    `The quantity for merchandise with id ${id} must be greater than zero but less than ${MAX_QUANTITY + 1}.`,
  );

export const lineMissing = (field: FieldPath, lineName: string): CartUserError =>
  cartError('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${lineName} does not exist.`);

export const sellingPlanNotApplicable = (field: FieldPath): CartUserError =>
  cartError('SELLING_PLAN_NOT_APPLICABLE', field, 'Cannot apply selling plan to variant');

export const forPointsOnly = (field: FieldPath, title: string): CartUserError =>
  cartError('VALIDATION_CUSTOM', field, `The product '${title}' can be had for points only.`);

export const cartTooLarge = (field: FieldPath): CartUserError =>
  cartError('CART_TOO_LARGE', field, `A cart holds ${MAX_LINES} lines at most.`);

export const cartTooLong = (field: FieldPath): CartUserError =>
  cartError('CART_TOO_LARGE', field, `A cart holds ${MAX_CART_TEXT} characters of text at most.`);

export const noteTooLong = (field: FieldPath): CartUserError =>
  cartError('NOTE_TOO_LONG', field, `The note exceeds the maximum number of ${MAX_NOTE} characters.`);

export const preferencesTooLong = (field: FieldPath): CartUserError =>
  cartError('INVALID', field, 'The preferences are too long.');

export const attributesTooLong = (field: FieldPath): CartUserError =>
  cartError('INVALID', field, `The attributes exceed the maximum number of ${MAX_ATTRIBUTES} characters.`);

export const customerInvalid = (field: FieldPath): CartUserError => cartError('INVALID', field, 'Customer is invalid');

export const companyLocationInvalid = (field: FieldPath): CartUserError =>
  cartError('INVALID', field, 'Company location is invalid');

export const emailInvalid = (field: FieldPath): CartUserError => cartError('INVALID', field, 'Email is invalid');

export const phoneInvalid = (field: FieldPath): CartUserError => cartError('INVALID', field, 'Phone is invalid');

export const discountCodesMissing = (field: FieldPath): CartUserError =>
  cartError('MISSING_DISCOUNT_CODE', field, 'Discount codes must be given; an empty list takes all away.');

export const codeTooLong = (field: FieldPath, most: number): CartUserError =>
  cartError('INVALID', field, `The code exceeds the maximum number of ${most} characters.`);

export const tooManyCodes = (field: FieldPath, most: number): CartUserError =>
  cartError('MAXIMUM_EXCEEDED', field, `A cart takes ${most} codes at most.`);

export const giftCardInvalid = (field: FieldPath): CartUserError =>
  cartError('INVALID', field, 'The gift card code is invalid.');

export const giftCardNotApplied = (field: FieldPath): CartUserError =>
  cartError('INVALID', field, 'The gift card is not applied to this cart.');

export const addressProblem = (field: FieldPath, { field: name, code, message }: AddressProblem): CartUserError =>
  cartError(
    code,
    [...field, name],
    `The address field ${name} ${message.endsWith('.') ? `is wrong: ${message}` : `${message}.`}`,
  );

export const customerAddressMissing = (field: FieldPath): CartUserError =>
  cartError('INVALID_DELIVERY_ADDRESS_ID', field, 'The customer has no address with this id.');

export const addressEmpty = (field: FieldPath): CartUserError =>
  cartError('UNSPECIFIED_ADDRESS_ERROR', field, 'An address must be given.');

export const addressMissing = (field: FieldPath): CartUserError =>
  cartError('INVALID_DELIVERY_ADDRESS_ID', field, 'The cart has no delivery address with this id.');

export const oneAddressOnly = (field: FieldPath): CartUserError =>
  cartError('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field, 'Only one delivery address can be selected.');

export const tooManyAddresses = (field: FieldPath, most: number): CartUserError =>
  cartError('TOO_MANY_DELIVERY_ADDRESSES', field, `A cart keeps ${most} delivery addresses at most.`);

export const deliveryGroupMissing = (field: FieldPath): CartUserError =>
  cartError('INVALID_DELIVERY_GROUP', field, 'The cart has no delivery group with this id.');

export const deliveryOptionMissing = (field: FieldPath): CartUserError =>
  cartError('INVALID_DELIVERY_OPTION', field, 'The delivery group has no delivery option with this handle.');

export const metafieldInvalid = (field: FieldPath, message: string): CartUserError =>
  cartError('INVALID_METAFIELDS', field, message);
