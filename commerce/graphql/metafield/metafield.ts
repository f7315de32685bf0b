import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type {
  MetafieldReferenceConnectionResolvers,
  MetafieldReferenceEdgeResolvers,
  MetafieldResolvers,
} from '../generated/resolvers.ts';
import { metafieldId } from './metafield-source.ts';
import { referenceId, referenceOf, referencesOf, shownValue } from './references.ts';

export const Metafield: MetafieldResolvers = {
  description: () => null,
  id: ({ record }) => metafieldId(record),
  key: ({ record }) => record.key,
  namespace: ({ record }) => record.namespace,
  reference: (source) => referenceOf(source) ?? null,
  references: async (source, args, context) => {
    const references = await referencesOf(source, context);
    return references ? pageOfArray(references, args, referenceId) : null;
  },
  type: ({ record }) => record.type,
  value: (source, _args, context) => shownValue(source, context),
};

export const MetafieldReferenceConnection: MetafieldReferenceConnectionResolvers = connectionResolvers;
export const MetafieldReferenceEdge: MetafieldReferenceEdgeResolvers = edgeResolvers;
