import { SHOP_LINKS, shopLinkOf } from '../link-click.ts';
import type { Prefetching } from './prefetching.ts';

const addressOf = (link: HTMLAnchorElement): string => link.pathname + link.search;

/** Tells which links are in view, those added later included. Without an observer nothing is ever in view. */
function watchView({ linkSeen, linkGone }: Prefetching): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) linkSeen(addressOf(target), target.closest('dialog') !== null);
      else linkGone(addressOf(target));
      if (!target.isConnected) inView.unobserve(target);
    }
  });
  let due = false;
  const look = (): void => {
    due = false;
    for (const link of document.querySelectorAll(SHOP_LINKS)) inView.observe(link);
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document.body, { childList: true, subtree: true });
  look();
}

/** Lets links say what the shopper may want next. */
export function watchLinks(prefetching: Prefetching): void {
  watchView(prefetching);
  document.addEventListener('pointerover', (event) => {
    const link = shopLinkOf(event);
    if (link) prefetching.linkTouched(addressOf(link));
  });
}
