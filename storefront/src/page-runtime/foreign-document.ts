import type { Network } from './fetch-answer.ts';
import { PAGE_BOOT_ID } from './names.ts';

/**
 * Whether there is a document at `address`, where the app has no page. A host may answer every address with 200 and our own
 * 404 page or first page: that is none, unless it says that it is the page at `pagePath` itself.
 */
export async function hasForeignDocument(network: Network, address: string, pagePath: string): Promise<boolean> {
  const head = await network.fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (head?.status !== 200) return false;
  if (!head.headers.get('content-type')?.includes('html')) return true;
  const html = await network.fetch(address, {}).then(
    (answer) => answer.text(),
    () => '',
  );
  return !html.includes(`id="${PAGE_BOOT_ID}"`) || html.includes(`"pagePath":${JSON.stringify(pagePath)}`);
}
