import type { Arrival } from '../delivery/delivery-days.ts';
import { DELIVERED, TRACKING_STEPS, type TrackingStep } from './tracking.ts';

/** What the way of a parcel is worked out from. */
export interface ParcelPlan {
  orderId: number;
  orderedAt: Date;
  /** The days the shopper was told. */
  arrival: Arrival;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When, between order and arrival, each step is reached; packing is when the parcel comes to be. */
const PACKED_AT = 0.12;
const REACHED_AT: Readonly<Record<TrackingStep, number>> = { 1: 0, 2: 0.2, 3: 0.38, 4: 0.58, 5: 0.8, 6: 0.95, 7: 1 };

/** One of the promised days, in the early afternoon; which one is the order's own, and stays. */
function arrivesAt({ orderId, arrival }: ParcelPlan): number {
  const first = Date.parse(`${arrival.from}T00:00:00Z`);
  const days = Math.round((Date.parse(`${arrival.to}T00:00:00Z`) - first) / DAY_MS) + 1;
  return first + (orderId % days) * DAY_MS + (11 + (orderId % 5)) * HOUR_MS;
}

/** The moment a fraction of the way is done, with the clock going `speed` times as fast as the world's. */
function momentAt(plan: ParcelPlan, fraction: number, speed: number): Date {
  const start = plan.orderedAt.getTime();
  const whole = Math.max(arrivesAt(plan) - start, DAY_MS / 2);
  return new Date(start + (whole * fraction) / speed);
}

/** When the items are packed. A speed of 0 stops the clock: never. */
export function packedAt(plan: ParcelPlan, speed: number): Date | undefined {
  return speed > 0 ? momentAt(plan, PACKED_AT, speed) : undefined;
}

/** A step that has been reached, and when. */
export interface ReachedStep {
  step: TrackingStep;
  at: Date;
}

/**
 * The steps after `last` that a parcel has reached by `now`. None is earlier than the one before it, whatever the speed was
 * meanwhile, so a way once told is never told otherwise.
 */
export function stepsReached(plan: ParcelPlan, last: ReachedStep | undefined, now: Date, speed: number): ReachedStep[] {
  if (speed <= 0) return [];
  const reached: ReachedStep[] = [];
  for (const { step } of TRACKING_STEPS.slice(last?.step ?? 0, DELIVERED)) {
    const at = momentAt(plan, REACHED_AT[step], speed);
    if (at > now) break;
    const before = reached.at(-1)?.at ?? last?.at;
    reached.push({ step, at: before && before > at ? before : at });
  }
  return reached;
}

/** When the steps still to come are expected. */
export function stepsAhead(plan: ParcelPlan, last: TrackingStep, speed: number): ReachedStep[] {
  if (speed <= 0) return [];
  return TRACKING_STEPS.slice(last).map(({ step }) => ({ step, at: momentAt(plan, REACHED_AT[step], speed) }));
}
