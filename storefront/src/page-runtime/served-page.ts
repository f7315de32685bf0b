import { PAGE_BOOT_ID, PAGE_DATA_ID } from './names.ts';
import type { PageBoot } from './page-data.ts';

/** What the document brought. */
export interface Served {
  boot: PageBoot;
  /** The text of the page data; empty when the document holds none. */
  pageData: string;
}

/** Throws when the document does not say how it was served: it is no document of this shop then. */
export function servedPage(): Served {
  const boot: PageBoot = JSON.parse(document.getElementById(PAGE_BOOT_ID)?.textContent ?? 'null');
  if (!boot) throw new Error(`The document has no #${PAGE_BOOT_ID}.`);
  return { boot, pageData: document.getElementById(PAGE_DATA_ID)?.textContent ?? '' };
}
