import { letPartsFollow } from './below-fold.tsx';
import { reportInteraction } from './first-interaction.ts';

const parts = new Set<() => Promise<unknown>>();

/** How a part that comes later (`later`, `onDemand`) is fetched. */
export function addLaterPart(load: () => Promise<unknown>): void {
  parts.add(load);
}

/** Gets every part there is so far: before the server renders, and before a navigation shows a page. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all([...parts].map((load) => load()));
}

/**
 * Has later parts come now: what is about to be shown changes what they show. `whole` when the shopper comes back to a
 * place in the page: then all of it must stand at once.
 */
export function callLaterParts(whole: boolean): void {
  letPartsFollow(!whole);
  reportInteraction();
}
