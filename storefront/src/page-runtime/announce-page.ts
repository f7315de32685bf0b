import { ANNOUNCER_ID, ANNOUNCER_PREFIX, PAGE_FOCUS_ID } from './names.ts';
import { pageName } from './page-name.ts';

function visibleHeadings(): string[] {
  const headings = document.querySelectorAll<HTMLElement>(`#${PAGE_FOCUS_ID} h1`);
  return [...headings].filter((heading) => heading.checkVisibility()).map((heading) => heading.innerText);
}

/** Tells screen readers which page is on show. Emptied first, so that the same name is spoken again. */
export function announcePage(pathname: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  announcer.textContent = '';
  requestAnimationFrame(() => {
    announcer.textContent = `${ANNOUNCER_PREFIX}${pageName({ headings: visibleHeadings(), title: document.title, pathname })}`;
  });
}
