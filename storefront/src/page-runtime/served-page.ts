import type { Served } from './loader.ts';
import { PAGE_BOOT_ID, PAGE_DATA_ID } from './names.ts';
import type { PageBoot } from './page-data.ts';

/** What the document brought. Throws when it does not say how it was served: it is no document of this shop then. */
export function servedPage(): Served {
  const boot: PageBoot = JSON.parse(document.getElementById(PAGE_BOOT_ID)?.textContent ?? 'null');
  if (!boot) throw new Error(`The document has no #${PAGE_BOOT_ID}.`);
  const { pathname, search } = window.location;
  return { boot, pageData: document.getElementById(PAGE_DATA_ID)?.textContent ?? '', address: pathname + search };
}
