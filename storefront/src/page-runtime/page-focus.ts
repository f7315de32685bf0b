import { PAGE_FOCUS_ID } from './names.ts';

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

/** Moves focus to the target of a hash link; a target that can be focused keeps its own tab order. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement !== target && !target.hasAttribute('tabindex')) focusOnce(target);
}
