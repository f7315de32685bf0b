/** Name of the document event that is listened for and only logged (specification §7). */
export const CART_ATTRIBUTES_EVENT = 'cart-attributes';

/** Logs cart-attributes events; returns the way to stop. */
export function logCartAttributes(): () => void {
  const log = (event: Event): void =>
    console.log(CART_ATTRIBUTES_EVENT, event instanceof CustomEvent ? event.detail : event);
  document.addEventListener(CART_ATTRIBUTES_EVENT, log);
  return () => document.removeEventListener(CART_ATTRIBUTES_EVENT, log);
}
