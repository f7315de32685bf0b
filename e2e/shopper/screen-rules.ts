import type { Page } from '@playwright/test';

/**
 * The most a page may move while it loads and is leafed through: a fifth of what Google calls good. Nothing here has a
 * reason to move at all (`npm run bench loading` prints it), but a font that comes late breaks a line elsewhere, and
 * where related products cannot be had the room kept for them goes.
 */
const MOST_SHIFT = 0.02;

/** A shift as browsers tell it. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up how far things move by themselves, and notes which; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const shifts = { sum: 0, moved };
    Object.assign(window, { shifts });
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & Shift =>
      'hadRecentInput' in entry && !entry.hadRecentInput;
    const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const words = node?.textContent?.trim().slice(0, 30);
          moved.push(`<${node?.nodeName}> "${words}" from ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Leafs through the page from top to foot and back, as somebody in a hurry does: what comes late has to come in sight of them. */
export async function leaf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

// Each rule runs in the page, by itself: it may use nothing from out here.

function frame(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  const header = document.querySelector('header')?.getBoundingClientRect();
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(header?.left === 0 && Math.abs(header.width - clientWidth) <= 1 ? [] : ['the header does not span the page']),
  ];
}

function beyondTheEdges(): string[] {
  const { clientWidth } = document.documentElement;
  /** Rows that scroll by themselves, and boxes that cut on purpose, may hold what is wider than they are. */
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.querySelectorAll('h1, h2, h3, p, a, button, input, label, img')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 2 && (left < -1 || right > clientWidth + 1) && !isCut(element.parentElement);
    })
    .map(
      (element) => `beyond the edge: <${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`,
    );
}

async function pictures(): Promise<string[]> {
  const shown = [...document.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
  // A stand-in is a pixel wide, and by its `sizes` less: only what cannot be decoded is broken. Asked twice, for the picture
  // may just be taking its place.
  const decodes = (one: HTMLImageElement): Promise<boolean> =>
    one.decode().then(
      () => true,
      () => false,
    );
  const broken: string[] = [];
  for (const one of shown.filter((picture) => picture.complete && picture.naturalWidth === 0)) {
    if (one.currentSrc !== '' && !(await decodes(one)) && !(await decodes(one)))
      broken.push(`not there: ${one.currentSrc}`);
  }
  return [
    ...broken,
    ...shown
      .filter((one) => !one.getAttribute('width') || !one.getAttribute('height'))
      .map((one) => `without a box: ${one.src}`),
  ];
}

function shift(): { sum: number; moved: string } {
  const shifts: unknown = 'shifts' in window ? window.shifts : undefined;
  if (typeof shifts !== 'object' || !shifts || !('sum' in shifts) || !('moved' in shifts)) return { sum: 0, moved: '' };
  return { sum: Number(shifts.sum), moved: Array.isArray(shifts.moved) ? shifts.moved.join('; ') : '' };
}

/**
 * What on the screen breaks the rules every screen keeps (docs/decisions/0006-screens.md), one line each: no sideways
 * scroll, nothing beyond the edges, one title, pictures that know their box and are there, nothing that jumps.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  const broken = [
    await page.evaluate(frame),
    await page.evaluate(beyondTheEdges),
    await page.evaluate(pictures),
  ].flat();
  const { sum, moved } = await page.evaluate(shift);
  return sum > MOST_SHIFT ? [...broken, `moved by ${sum} while loading: ${moved}`] : broken;
}
