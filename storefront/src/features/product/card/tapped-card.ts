/** A card that led to a page a moment ago: where its picture stood in the window. */
interface TappedCard {
  handle: string;
  place: DOMRect;
  at: number;
}

/** Whoever waits longer for the page has forgotten the card. */
const REMEMBERED_MS = 2000;

let tapped: TappedCard | undefined;

/** The link of a product's card was followed. */
export function tapCard(handle: string, link: Element): void {
  const picture = link.closest('[data-id]')?.querySelector('img');
  tapped = picture ? { handle, place: picture.getBoundingClientRect(), at: performance.now() } : undefined;
}

/** Where the picture stood that led to the product, if a card did just now; asked once. */
export function takeTappedCard(handle: string): DOMRect | undefined {
  const card = tapped;
  tapped = undefined;
  return card?.handle === handle && performance.now() - card.at < REMEMBERED_MS ? card.place : undefined;
}
