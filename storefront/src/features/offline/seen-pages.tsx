import { useEffect, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { OFFLINE_PATH } from '../../page-runtime/names.ts';
import { BEACH_CACHE } from '../../page-runtime/worker/worker-names.ts';
import { paths } from '../../paths.ts';
import styles from './seen-pages.module.css';

interface SeenPage {
  address: string;
  title: string;
}

const SHOWN = 6;
const NOT_LISTED: readonly string[] = [paths.home(), OFFLINE_PATH];

/** The documents a shopper has taken along, then those the service worker has kept, the latest first. */
async function seenPages(): Promise<SeenPage[]> {
  const names = [BEACH_CACHE, ...(await caches.keys()).filter((name) => name.startsWith('shop-seen-'))];
  const pages: SeenPage[] = [];
  const isListed = (pathname: string): boolean =>
    NOT_LISTED.includes(pathname) || pages.some(({ address }) => address === pathname);
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url);
      // What a search found is in its document alone, and a link would ask for it again.
      if (!pathname.endsWith('/') || search !== '' || isListed(pathname) || pages.length === SHOWN) continue;
      const html = await (await cache.match(request))?.text();
      const title = /<title>([^|<]+)/.exec(html ?? '')?.[1]?.trim();
      if (title) pages.push({ address: pathname, title: title.replaceAll('&#x27;', '’').replaceAll('&amp;', '&') });
    }
  }
  return pages;
}

/** Where the shopper can go without a connection: home, and the pages seen last. */
export function SeenPages() {
  const [pages, setPages] = useState<readonly SeenPage[]>([]);
  useEffect(() => {
    if ('caches' in window) seenPages().then(setPages, () => undefined);
  }, []);
  return (
    <nav aria-label="Pages you can still open" className={styles.seen}>
      <Link to={paths.home()}>Home</Link>
      {pages.map(({ address, title }) => (
        <Link key={address} to={address}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
