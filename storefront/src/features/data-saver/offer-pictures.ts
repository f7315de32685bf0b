import { laterParts } from '../../page-runtime/document/later-parts.ts';
import styles from './offer-pictures.module.css';
import { hasSketch, showWhole } from './whole-picture.ts';

const CARDS = 'main li[data-id]';
const SLIDES = 'main [aria-label="Product pictures"] li > button';

/** What came before data was saved is the picture already; a sketch is a fraction as wide as its box. */
const isWhole = ({ complete, naturalWidth, clientWidth }: HTMLImageElement): boolean =>
  complete && clientWidth > 0 && naturalWidth * 2 >= clientWidth;

const isSketch = (img: HTMLImageElement | null): img is HTMLImageElement =>
  img !== null && hasSketch({ small: img.src }) && !isWhole(img);

/** Cards and slides that were looked at, also by whoever stopped and begins again. */
const offered = new WeakSet<HTMLElement>();

/** An event that React has no use for here, and stops on its way all the same to what it has not taken over yet. */
const PROBE = 'auxclick';

/**
 * Whether React has taken an element over: before, it would take what is put into it for a fault of the server's. To ask is to
 * press: React tries at once to take over what the event is for, which costs a render each time it cannot.
 */
function isAlive(element: HTMLElement): boolean {
  let isReached = false;
  const reach = (): void => {
    isReached = true;
  };
  element.addEventListener(PROBE, reach);
  element.dispatchEvent(new Event(PROBE));
  element.removeEventListener(PROBE, reach);
  return isReached;
}

/** A button over a card's sketch that brings its picture. */
function offerOnCard(card: HTMLElement): void {
  const img = card.querySelector('img');
  if (!isSketch(img)) return;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.show ?? '';
  button.textContent = 'See picture';
  button.setAttribute('aria-label', `See picture: ${card.querySelector('h2, h3')?.textContent ?? img.alt}`);
  button.addEventListener('click', () => {
    showWhole(img);
    place.remove();
  });
  place.append(button);
  card.append(place);
}

/** The first press of a slide brings its picture, the next looks at it close up as ever. */
function offerOnSlide(slide: HTMLElement): void {
  const img = slide.querySelector('img');
  if (!isSketch(img)) return;
  const hint = document.createElement('span');
  hint.className = styles.hint ?? '';
  hint.textContent = 'See picture';
  const show = (event: Event): void => {
    event.stopPropagation();
    showWhole(img);
    hint.remove();
  };
  slide.addEventListener('click', show, { once: true });
  slide.append(hint);
}

/** Lists of which an element was found asleep: so are its neighbours, and stay so until something comes alive. */
let asleep = new WeakSet<Element>();

function offer(selector: string, on: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const list = element.closest('ul, ol') ?? element;
    if (offered.has(element) || asleep.has(list)) continue;
    if (!isAlive(element)) asleep.add(list);
    // What comes alive by being asked is looked at meanwhile.
    else if (!offered.has(element)) {
      offered.add(element);
      on(element);
    }
  }
}

let isOffering = false;

/** Looks at what is there now. */
function look(): void {
  if (!isOffering) return;
  offer(CARDS, offerOnCard);
  offer(SLIDES, offerOnSlide);
}

// There is no way to stop hearing of it: once, however often data saving begins and ends.
laterParts.onAlive(() => {
  asleep = new WeakSet();
  look();
});

/**
 * Where data is saved: every product's sketch on the page, and those that come later, can be tapped for its picture. React draws
 * cards and slides and is not asked: the first view, which most shoppers see whole, has none of this. Returns the way to stop.
 */
export function offerPictures(): () => void {
  isOffering = true;
  look();
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    isOffering = false;
    watcher.disconnect();
  };
}
