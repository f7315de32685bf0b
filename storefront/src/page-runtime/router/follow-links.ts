import { isOurClick, shopLinkOf } from '../link-click.ts';
import type { Navigate } from '../page-runtime.ts';

/**
 * Follows plain clicks on every `Link`, whoever rendered it and whenever. Listens on the document, so that what a
 * component makes of the click itself comes first. Call it once React listens on `root`: React stops clicks on parts
 * that have not come alive yet, and links there are followed right behind it.
 */
export function followLinks(root: Element, navigate: Navigate): void {
  function follow(event: MouseEvent): void {
    const link = shopLinkOf(event);
    if (!link || !isOurClick(event, { target: link.target, download: link.getAttribute('download') })) return;
    event.preventDefault();
    const how = link.dataset.link;
    navigate(link.href, { replace: how === 'replace', keepPlace: how === 'stay' });
  }

  root.addEventListener(
    'click',
    (event) => {
      if (event.cancelBubble && event instanceof MouseEvent) follow(event);
    },
    { capture: true },
  );
  document.addEventListener('click', follow);
}
