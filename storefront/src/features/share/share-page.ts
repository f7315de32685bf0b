import { toast } from '../../ui/messages/toast.ts';

const gaveUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands the page's address, or another of the shop, to the device's own share sheet, or to the clipboard where there is
 * none.
 */
export async function sharePage(name: string, path = window.location.pathname): Promise<void> {
  const url = window.location.origin + path;
  try {
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (touch && 'share' in navigator) await navigator.share({ title: name, url });
    else {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied.');
    }
  } catch (error) {
    if (!gaveUp(error)) toast('error', 'The link could not be copied. It stands in the address bar.');
  }
}
