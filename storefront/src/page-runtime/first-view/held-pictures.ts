/** So far from its place no browser takes a picture to be near. */
const ELSEWHERE = '0 -99999px';
/** What is seen; what only touches it from beside is not. */
const IN_SIGHT = '-1px';
/** How far below that pictures are asked for once all that is seen is here, until the shopper moves. */
const NEAR = '25% -1px';

/** What stands where the picture will; the element around alternatives has no box of its own. */
const placeOf = (img: HTMLImageElement): Element | null =>
  img.parentElement?.localName === 'picture' ? img.parentElement.parentElement : img.parentElement;

interface HeldPictures {
  /** All that is seen is here: what the shopper sees next may come. */
  comeNear(): void;
  /** Leaves the rest to the browser, which knows best how far ahead a moving shopper needs them. */
  end(): void;
}

/** Parsers bring nodes one by one, scripts whole trees of them. */
function lazyIn(node: Node): readonly HTMLImageElement[] {
  if (node instanceof HTMLImageElement) return node.loading === 'lazy' ? [node] : [];
  return node instanceof Element ? [...node.querySelectorAll<HTMLImageElement>('img[loading=lazy]')] : [];
}

/**
 * Browsers ask for lazy pictures thousands of pixels ahead, and for all of them before the first one is there. This holds
 * those out of sight: what is seen has the line for itself. Call it before anything is parsed; without it, or without
 * scripts, they are lazy as ever.
 */
export function holdPictures(): HeldPictures | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const held = new Map<Element, HTMLImageElement[]>();

  function release(place: Element): void {
    for (const img of held.get(place) ?? []) img.style.translate = '';
    held.delete(place);
    sight.unobserve(place);
  }

  const sightTo = (rootMargin: string): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
      },
      { rootMargin },
    );
  let sight = sightTo(IN_SIGHT);

  function hold(img: HTMLImageElement): void {
    const place = placeOf(img);
    if (!place) return;
    img.style.translate = ELSEWHERE;
    held.set(place, [...(held.get(place) ?? []), img]);
    sight.observe(place);
  }

  const parsed = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) lazyIn(node).forEach(hold);
  });
  parsed.observe(document, { childList: true, subtree: true });

  return {
    comeNear() {
      sight.disconnect();
      sight = sightTo(NEAR);
      for (const place of held.keys()) sight.observe(place);
    },
    end() {
      parsed.disconnect();
      for (const place of held.keys()) release(place);
    },
  };
}
