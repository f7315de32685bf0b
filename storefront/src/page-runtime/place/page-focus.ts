import { PAGE_FOCUS_ID } from '../names.ts';

/** Focuses an element that may not be focusable by itself, without scrolling; it stops being so when focus moves on. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** After a route change the shopper is at the start of the new page, unless the page has chosen a place itself. */
export function focusPage(focusedBefore: Element | null): void {
  const focused = document.activeElement;
  if (focused !== focusedBefore && focused !== document.body && focused !== null) return;
  const page = document.getElementById(PAGE_FOCUS_ID);
  if (page) focusOnce(page);
}

/**
 * Whether the shopper has gone on since they followed a link to a place on this page: the browser leads there at once, we
 * come behind it, on a busy machine after their next key. `hash` is the link's, with its #.
 */
export function hasGoneOn(hash: string): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  return !('hash' in activeElement && activeElement.hash === hash);
}

/** Moves focus to the target of a hash link; a target that can be focused keeps its own tab order. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement !== target && !target.hasAttribute('tabindex')) focusOnce(target);
}
