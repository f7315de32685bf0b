import type {
  CartAttributesUpdatePayloadResolvers,
  CartBuyerIdentityUpdatePayloadResolvers,
  CartCreatePayloadResolvers,
  CartDeliveryAddressesAddPayloadResolvers,
  CartDeliveryAddressesRemovePayloadResolvers,
  CartDeliveryAddressesUpdatePayloadResolvers,
  CartDiscountCodesUpdatePayloadResolvers,
  CartGiftCardCodesRemovePayloadResolvers,
  CartGiftCardCodesUpdatePayloadResolvers,
  CartLinesAddPayloadResolvers,
  CartLinesRemovePayloadResolvers,
  CartLinesUpdatePayloadResolvers,
  CartNoteUpdatePayloadResolvers,
  CartRemovePersonalDataPayloadResolvers,
  CartSelectedDeliveryOptionsUpdatePayloadResolvers,
  CartUserErrorResolvers,
  CartWarningResolvers,
} from '../../generated/resolvers.ts';
import { codeWarnings } from '../discounts/code-warnings.ts';

export const CartCreatePayload: CartCreatePayloadResolvers = {
  cart: ({ cart }) => cart,
  userErrors: ({ userErrors }) => userErrors,
  // What is wrong with the cart's codes is told with every change that was made.
  warnings: async ({ cart, userErrors, warnings }, _args, context) =>
    cart && userErrors.length === 0 ? [...warnings, ...(await codeWarnings(cart, context))] : warnings,
};

// Every cart mutation answers alike.
export const CartAttributesUpdatePayload: CartAttributesUpdatePayloadResolvers = CartCreatePayload;
export const CartBuyerIdentityUpdatePayload: CartBuyerIdentityUpdatePayloadResolvers = CartCreatePayload;
export const CartDiscountCodesUpdatePayload: CartDiscountCodesUpdatePayloadResolvers = CartCreatePayload;
export const CartGiftCardCodesRemovePayload: CartGiftCardCodesRemovePayloadResolvers = CartCreatePayload;
export const CartGiftCardCodesUpdatePayload: CartGiftCardCodesUpdatePayloadResolvers = CartCreatePayload;
export const CartDeliveryAddressesAddPayload: CartDeliveryAddressesAddPayloadResolvers = CartCreatePayload;
export const CartDeliveryAddressesRemovePayload: CartDeliveryAddressesRemovePayloadResolvers = CartCreatePayload;
export const CartDeliveryAddressesUpdatePayload: CartDeliveryAddressesUpdatePayloadResolvers = CartCreatePayload;
export const CartSelectedDeliveryOptionsUpdatePayload: CartSelectedDeliveryOptionsUpdatePayloadResolvers =
  CartCreatePayload;
export const CartRemovePersonalDataPayload: CartRemovePersonalDataPayloadResolvers = CartCreatePayload;
export const CartLinesAddPayload: CartLinesAddPayloadResolvers = CartCreatePayload;
export const CartLinesRemovePayload: CartLinesRemovePayloadResolvers = CartCreatePayload;
export const CartLinesUpdatePayload: CartLinesUpdatePayloadResolvers = CartCreatePayload;
export const CartNoteUpdatePayload: CartNoteUpdatePayloadResolvers = CartCreatePayload;

export const CartUserError: CartUserErrorResolvers = {
  code: (error) => error.code ?? null,
  field: (error) => error.field ?? null,
  message: (error) => error.message,
};

export const CartWarning: CartWarningResolvers = {
  code: (warning) => warning.code,
  message: (warning) => warning.message,
  target: (warning) => warning.target,
};
