import { PICTURES_PATH, STAND_IN_PX } from '../names.ts';

const FIRST_PAUSE_MS = 1500;
const MOST_TRIES = 10;
/** The rest of the browser's connections to the shop are for the shopper. */
const AT_ONCE = 2;

const isOurs = (img: HTMLImageElement): boolean => img.currentSrc.includes(PICTURES_PATH);

/** Its box and the `sizes` it was chosen by scale a picture's own width: a stand-in stays a few pixels wide all the same. */
const isStandIn = (img: HTMLImageElement): boolean =>
  img.complete && isOurs(img) && img.naturalWidth <= 8 * STAND_IN_PX;

/** Another address of the same picture: browsers keep what they have of the old one while the page lives. */
export const requestedAgain = (addresses: string, times: number): string =>
  addresses.replace(/(\/pictures\/[^\s,?]+)(?:\?again=\d+)?/g, `$1?again=${times}`);

function requestAgain(img: HTMLImageElement, times: number): void {
  const sources = img.parentElement?.tagName === 'PICTURE' ? img.parentElement.querySelectorAll('source') : [];
  img.loading = 'eager';
  for (const source of sources) source.srcset = requestedAgain(source.srcset, times);
  if (img.srcset) img.srcset = requestedAgain(img.srcset, times);
  img.src = requestedAgain(img.src, times);
}

const isInView = (img: HTMLImageElement): boolean => {
  const { top, bottom } = img.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * A picture that is not drawn in time comes as a stand-in: the cloth it is made of. This asks for it again, less and less
 * often and a few at a time, what is in view first, until it is the picture. Boxes are fixed, so nothing moves.
 */
export function watchStandIns(): void {
  const tries = new WeakMap<HTMLImageElement, number>();
  const waiting = new Set<HTMLImageElement>();
  const requesting = new Set<HTMLImageElement>();

  function next(): void {
    // What has left the page says nothing any more.
    for (const img of requesting) if (!img.isConnected) requesting.delete(img);
    const free = [...waiting]
      .sort((a, b) => Number(isInView(b)) - Number(isInView(a)))
      .slice(0, AT_ONCE - requesting.size);
    for (const img of free) {
      waiting.delete(img);
      if (!img.isConnected) continue;
      requesting.add(img);
      requestAgain(img, tries.get(img) ?? 1);
    }
  }

  function arrived(img: HTMLImageElement): void {
    requesting.delete(img);
    const times = (tries.get(img) ?? 0) + 1;
    if (isStandIn(img) && times <= MOST_TRIES) {
      tries.set(img, times);
      window.setTimeout(() => {
        waiting.add(img);
        next();
      }, FIRST_PAUSE_MS * times);
    }
    next();
  }

  const look = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && isOurs(target)) arrived(target);
  };
  document.addEventListener('load', look, { capture: true });
  document.addEventListener('error', look, { capture: true });
  for (const img of document.images) if (isStandIn(img)) arrived(img);
}
