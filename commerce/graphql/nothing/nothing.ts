import { edgesOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import { nothingOf } from '../connection/nothing.ts';
import type {
  LocationConnectionResolvers,
  MetaobjectConnectionResolvers,
  ProductVariantComponentConnectionResolvers,
  QuantityPriceBreakConnectionResolvers,
  QueryRootResolvers,
  SellingPlanAllocationConnectionResolvers,
  SellingPlanGroupConnectionResolvers,
  StoreAvailabilityConnectionResolvers,
} from '../generated/resolvers.ts';

// What this shop does not have at all: subscriptions, bundles, prices by quantity, stores to pick up at, metaobjects. Here an
// empty list is the answer, not a gap.
export const LocationConnection: LocationConnectionResolvers = { edges: edgesOf, nodes: nodesOf, pageInfo: pageInfoOf };
export const MetaobjectConnection: MetaobjectConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const ProductVariantComponentConnection: ProductVariantComponentConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const QuantityPriceBreakConnection: QuantityPriceBreakConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const SellingPlanAllocationConnection: SellingPlanAllocationConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const SellingPlanGroupConnection: SellingPlanGroupConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const StoreAvailabilityConnection: StoreAvailabilityConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};

export const nothingQueries = {
  locations: (_root, args) => nothingOf(args),
  metaobject: () => null,
  metaobjects: (_root, args) => nothingOf(args),
} satisfies QueryRootResolvers;
