import type {
  CartAttributesUpdatePayloadResolvers,
  CartBuyerIdentityUpdatePayloadResolvers,
  CartCreatePayloadResolvers,
  CartLinesAddPayloadResolvers,
  CartLinesRemovePayloadResolvers,
  CartLinesUpdatePayloadResolvers,
  CartNoteUpdatePayloadResolvers,
  CartUserErrorResolvers,
  CartWarningResolvers,
} from '../generated/resolvers.ts';

export const CartCreatePayload: CartCreatePayloadResolvers = {
  cart: ({ cart }) => cart,
  userErrors: ({ userErrors }) => userErrors,
  warnings: ({ warnings }) => warnings,
};

// Every cart mutation answers alike.
export const CartAttributesUpdatePayload: CartAttributesUpdatePayloadResolvers = CartCreatePayload;
export const CartBuyerIdentityUpdatePayload: CartBuyerIdentityUpdatePayloadResolvers = CartCreatePayload;
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
