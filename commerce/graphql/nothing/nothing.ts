import { connectionResolvers } from '../connection/connection.ts';
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
export const LocationConnection: LocationConnectionResolvers = connectionResolvers;
export const MetaobjectConnection: MetaobjectConnectionResolvers = connectionResolvers;
export const ProductVariantComponentConnection: ProductVariantComponentConnectionResolvers = connectionResolvers;
export const QuantityPriceBreakConnection: QuantityPriceBreakConnectionResolvers = connectionResolvers;
export const SellingPlanAllocationConnection: SellingPlanAllocationConnectionResolvers = connectionResolvers;
export const SellingPlanGroupConnection: SellingPlanGroupConnectionResolvers = connectionResolvers;
export const StoreAvailabilityConnection: StoreAvailabilityConnectionResolvers = connectionResolvers;

export const nothingQueries = {
  locations: (_root, args) => nothingOf(args),
  metaobject: () => null,
  metaobjects: (_root, args) => nothingOf(args),
} satisfies QueryRootResolvers;
