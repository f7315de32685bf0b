import { useSyncExternalStore } from 'react';
import type { MoneyAmount } from '../../ui/money/money-format.ts';

/** How a member's parcels are sent, where that is better than everybody's. */
export interface MemberShipping {
  /** Costs nothing from this subtotal on. */
  from: MoneyAmount;
  /** Express costs nothing at all. */
  express: boolean;
}

let known: MemberShipping | undefined;
const listeners = new Set<() => void>();

/** Told by whoever has asked the club; undefined for everybody else's terms. */
export function tellMemberShipping(told: MemberShipping | undefined): void {
  if (JSON.stringify(told) === JSON.stringify(known)) return;
  known = told;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's terms in a currency, once they are known. */
export function useMemberShipping(currencyCode: string | undefined): MemberShipping | undefined {
  const told = useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  );
  return told?.from.currencyCode === currencyCode ? told : undefined;
}
