import { shopLinkOf } from '../link-click.ts';

/** A picture whose card led to another page a moment ago. */
interface TappedPicture {
  pathname: string;
  /** Where it stood in the window. */
  place: DOMRect;
  at: number;
}

/** Whoever waits longer for the page has forgotten the card. */
const REMEMBERED_MS = 2000;

let tapped: TappedPicture | undefined;

/** From now on it is known which card's picture stood where when its link was followed. */
export function watchTappedPictures(): void {
  const remember = (event: Event): void => {
    const link = shopLinkOf(event);
    const place = link?.closest('[data-id]')?.querySelector('img')?.getBoundingClientRect();
    tapped = link && place ? { pathname: link.pathname, place, at: performance.now() } : undefined;
  };
  window.addEventListener('click', remember, { capture: true });
}

/** Where the picture stood that led to a page, if one did just now; told once. */
export function takeTappedPicture(pathname: string): DOMRect | undefined {
  if (tapped?.pathname !== pathname) return undefined;
  const { place, at } = tapped;
  tapped = undefined;
  return performance.now() - at < REMEMBERED_MS ? place : undefined;
}
