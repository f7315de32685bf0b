import { isOurClick, shopLinkOf } from './link-click.ts';
import type { Navigate } from './page-runtime.ts';

/**
 * Follows plain clicks on every `Link`, whoever rendered it and whenever. Listens on the document, so that what a
 * component makes of the click itself comes first.
 */
export function followLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const link = shopLinkOf(event);
    if (!link || !isOurClick(event, { target: link.target, download: link.getAttribute('download') })) return;
    event.preventDefault();
    navigate(link.href, { replace: link.dataset.link === 'replace' });
  });
}
