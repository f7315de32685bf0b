import { ANNOUNCER_ID, ANNOUNCER_PREFIX, PAGE_FOCUS_ID } from '../names.ts';

/** Focuses an element that may not be focusable by itself, without scrolling; it stops being so when focus moves on. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Moves focus to what stands around the pages; call it before another page is shown. A focused link that goes with its page has
 * the browser style the whole of that page once more before it goes.
 */
export function leavePage(): void {
  const page = document.getElementById(PAGE_FOCUS_ID);
  if (page && document.activeElement !== page) focusOnce(page);
}

/** After a route change the shopper is at the start of the new page, unless the page has chosen a place itself. */
export function focusPage(focusedBefore: Element | null): void {
  const focused = document.activeElement;
  if (focused === focusedBefore || focused === document.body || focused === null) leavePage();
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

/** A title that comes with a page's own data, after the page, is waited for this long. */
const TITLE_PATIENCE_MS = 100;

function visibleHeadings(): string[] {
  const headings = document.querySelectorAll<HTMLElement>(`#${PAGE_FOCUS_ID} h1`);
  return [...headings].filter((heading) => heading.checkVisibility()).map((heading) => heading.innerText);
}

/**
 * Tells screen readers which page is on show; call it with each page that comes. The text is emptied first, so that the
 * same name is spoken again.
 */
export function createAnnouncer(): (pathname: string) => void {
  let titleBefore = document.title;
  let waiting = 0;

  return (pathname) => {
    const announcer = document.getElementById(ANNOUNCER_ID);
    if (!announcer) return;
    const sources = (): PageNameSources => ({ headings: visibleHeadings(), title: document.title, pathname });

    function speak(): void {
      if (announcer) announcer.textContent = `${ANNOUNCER_PREFIX}${pageName(sources())}`;
      titleBefore = document.title;
    }

    announcer.textContent = '';
    window.clearTimeout(waiting);
    requestAnimationFrame(() => {
      if (mayBeNamedLater(sources(), titleBefore)) waiting = window.setTimeout(speak, TITLE_PATIENCE_MS);
      else speak();
    });
  };
}

/** What is known of a page's name: its visible headings in order, the document's title, its address. */
export interface PageNameSources {
  headings: readonly string[];
  title: string;
  pathname: string;
}

const headingOf = (headings: readonly string[]): string | undefined =>
  headings.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '');

/** Whether the page's name may be on its way still: no heading says it, and the title is that of the page before. */
export function mayBeNamedLater({ headings, title }: PageNameSources, titleBefore: string): boolean {
  return headingOf(headings) === undefined && title === titleBefore;
}

/** How a page is spoken of: by its first heading that says something, else its title, else its address. */
export function pageName({ headings, title, pathname }: PageNameSources): string {
  return headingOf(headings) ?? (title.trim() || `new page at ${pathname}`);
}
