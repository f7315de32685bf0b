import { ANNOUNCER_ID, ANNOUNCER_PREFIX, PAGE_FOCUS_ID } from './names.ts';
import { mayBeNamedLater, type PageNameSources, pageName } from './page-name.ts';

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
