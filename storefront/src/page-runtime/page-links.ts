import { isOurClick } from './link-click.ts';
import type { Navigation } from './navigation.ts';
import type { Prefetching } from './prefetching.ts';

const LINKS = 'a[data-link]';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

const addressOf = (link: HTMLAnchorElement): string => link.pathname + link.search;

/** Follows plain clicks. Listens on the document, so that what a component makes of the click itself comes first. */
function followClicks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isOurClick(event, { target: link.target, download: link.getAttribute('download') })) return;
    event.preventDefault();
    void navigation.navigate(link.href, { replace: link.dataset.link === 'replace' });
  });
}

/** Tells which links are in view, those added later included. Without an observer nothing is ever in view. */
function watchView({ linkSeen, linkGone }: Prefetching): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) linkSeen(addressOf(target));
      else linkGone(addressOf(target));
      if (!target.isConnected) inView.unobserve(target);
    }
  });
  let due = false;
  const look = (): void => {
    due = false;
    for (const link of document.querySelectorAll(LINKS)) inView.observe(link);
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document.body, { childList: true, subtree: true });
  look();
}

/** Takes over every `Link` of the document, whoever rendered it and whenever. */
export function takeOverLinks(navigation: Navigation, prefetching: Prefetching): void {
  followClicks(navigation);
  watchView(prefetching);
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link) prefetching.linkTouched(addressOf(link));
  });
}
