import { toast } from '../../../ui/messages/toast.ts';

/** More than anybody sends along; each product costs a request. */
const MOST_SHARED = 48;
const HANDLE = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** The product handles in the address of a wishlist that was passed on; none when the address is the visitor's own list. */
export function sharedHandles(search: string): readonly string[] {
  const handles = new URLSearchParams(search).get('pieces')?.split(',') ?? [];
  return [...new Set(handles.filter((handle) => HANDLE.test(handle)))].slice(0, MOST_SHARED);
}

/** As many of a list's products as an address carries. */
export const shareable = (handles: readonly string[]): readonly string[] => handles.slice(0, MOST_SHARED);

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
