/** A place of the carrier's where a parcel waits for its buyer. */
export interface PickupPoint {
  id: string;
  name: string;
  open: string;
}

/** The carrier has these in every town it goes to; the first is where a parcel goes for which nobody has chosen. */
const POINTS = [
  { id: 'station', name: 'Parcel locker, main station', open: 'Open day and night' },
  { id: 'market', name: 'Post counter, market hall', open: 'Monday to Saturday, 8:00 to 19:00' },
  { id: 'harbour', name: 'Parcel locker, harbour steps', open: 'Open day and night' },
] as const satisfies readonly PickupPoint[];

/** Where a parcel for this town may be picked up. */
export function pickupPointsIn(city: string): PickupPoint[] {
  return POINTS.map((point) => ({ ...point, name: `${point.name}, ${city}` }));
}

/** The chosen point, or the first while none is. */
export function pickupPointOf(id: string | null, city: string): PickupPoint {
  const [first = POINTS[0], ...others] = pickupPointsIn(city);
  return others.find((point) => point.id === id) ?? first;
}

export const isPickupPoint = (id: string): boolean => POINTS.some((point) => point.id === id);
