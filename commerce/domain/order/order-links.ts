/** The page of an order, for whoever has its secret: `/checkouts/orders/<token>`. */
export function orderStatusUrl(shopOrigin: string, statusToken: string): string {
  return `${shopOrigin}/checkouts/orders/${statusToken}`;
}

/** The carrier's page of a parcel. */
export function parcelUrl(shopOrigin: string, trackingNumber: string): string {
  return `${shopOrigin}/checkouts/parcels/${trackingNumber}`;
}
