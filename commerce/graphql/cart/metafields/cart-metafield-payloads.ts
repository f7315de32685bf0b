import type {
  CartMetafieldDeletePayloadResolvers,
  CartMetafieldsSetPayloadResolvers,
  MetafieldDeleteUserErrorResolvers,
  MetafieldsSetUserErrorResolvers,
} from '../../generated/resolvers.ts';

export const CartMetafieldsSetPayload: CartMetafieldsSetPayloadResolvers = {
  metafields: ({ metafields }) => metafields,
  userErrors: ({ userErrors }) => userErrors,
};

export const CartMetafieldDeletePayload: CartMetafieldDeletePayloadResolvers = {
  deletedId: ({ deletedId }) => deletedId,
  userErrors: ({ userErrors }) => userErrors,
};

export const MetafieldsSetUserError: MetafieldsSetUserErrorResolvers = {
  code: (error) => error.code ?? null,
  elementIndex: (error) => error.elementIndex ?? null,
  field: (error) => error.field ?? null,
  message: (error) => error.message,
};

export const MetafieldDeleteUserError: MetafieldDeleteUserErrorResolvers = {
  code: (error) => error.code ?? null,
  field: (error) => error.field ?? null,
  message: (error) => error.message,
};
