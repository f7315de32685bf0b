import { toast } from '../../ui/toast.ts';

const gaveUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands an address of the shop to the device's own share sheet, or to the clipboard where there is none. */
export async function passOn(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (touch && 'share' in navigator) await navigator.share({ title: 'A wishlist from Bluebird Bay', url });
    else {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied. Anyone who has it sees the pieces, not who picked them.');
    }
  } catch (error) {
    if (gaveUp(error)) return;
    // No clipboard either: the address bar always works.
    window.location.assign(path);
  }
}
