import { focusOnce } from './announce-page.ts';

/** What the focus may go on to. Not a line to type into: a phone would bring its keyboard up. */
const STOPS = 'a[href], button, summary, select, input:is([type="radio"], [type="checkbox"]), [tabindex="0"]';

/** What is spoken of as one: the focus leaves it only where it is gone itself. */
const WHOLES = 'dialog, main, header, footer, section, aside, nav, article, form, fieldset, [role="group"]';

/** Whoever takes something away may know better where to go on, and has this long to say so. */
const PATIENCE_MS = 100;

/** Something that had the focus. */
interface Stop {
  element: Element;
  /** It was to be seen that it had: keys led there. */
  isByKeys: boolean;
  /** Once it is taken away: what it stood in, and behind what. */
  gap?: { box: Node; before: Node | null };
}

const isOnShow = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

const canBeHad = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isOnShow(element);

/** Whatever is typed into is shown to have the focus: that tells nothing of keys that led there. */
const stopAt = (element: Element): Stop => ({
  element,
  isByKeys: element.matches(':focus-visible') && !element.matches(':read-write'),
});

const isBehind = (element: Node, before: Node | null): boolean =>
  !before?.isConnected ||
  (!before.contains(element) && (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);

/** What stands in the gap now, else what comes next, else what comes last before it; else the whole that the gap is in. */
function standsIn({ box, before }: NonNullable<Stop['gap']>): HTMLElement | undefined {
  if (!(box instanceof HTMLElement) || box === document.body) return undefined;
  const elements = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(canBeHad);
  const found = elements.find((element) => isBehind(element, before)) ?? elements.at(-1);
  if (found || (box.matches(WHOLES) && isOnShow(box))) return found ?? box;
  return box.parentNode ? standsIn({ box: box.parentNode, before: box.previousSibling }) : undefined;
}

function noteGap(stop: Stop, { target: box, removedNodes, previousSibling: before }: MutationRecord): void {
  for (const node of removedNodes)
    if (node.contains(stop.element) || node.contains(stop.gap?.box ?? null)) stop.gap = { box, before };
}

function goOn(from: Stop | undefined): void {
  const next = from?.gap && !from.element.isConnected && standsIn(from.gap);
  if (!next || document.activeElement !== document.body) return;
  next.focus({ preventScroll: !from.isByKeys });
  if (document.activeElement !== next && next.matches(WHOLES)) focusOnce(next);
}

/**
 * Keeps the focus in the page: where what has it is taken away (a filter that is taken off, a form that was sent), it goes on to
 * what stands there now. So it does when a dialog closes and what had opened it is gone.
 */
export function keepFocus(): void {
  const { activeElement, body } = document;
  let focused = activeElement && activeElement !== body ? stopAt(activeElement) : undefined;
  /** What had the focus and was taken away: the time that others have to go on from there is running. */
  let lost: Stop | undefined;
  /** What had the focus before it went into the dialog it is in. */
  let opener: Stop | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog');
    if (dialog && !dialog.contains(focused?.element ?? null)) opener = focused;
    focused = stopAt(target);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const left = focused;
    // Not where it is being taken away: then it leaves the page right behind this.
    if (!relatedTarget)
      queueMicrotask(() => {
        if (left === focused && left?.element.isConnected && document.activeElement === document.body)
          focused = undefined;
      });
  });
  document.addEventListener('close', () => setTimeout(() => goOn(opener), PATIENCE_MS), true);

  new MutationObserver((records) => {
    for (const record of records) for (const stop of [focused, opener]) if (stop) noteGap(stop, record);
    if (!focused || focused === lost || focused.element.isConnected) return;
    lost = focused;
    setTimeout(
      (from: Stop) => {
        goOn(from);
        if (focused === from) focused = undefined;
      },
      PATIENCE_MS,
      lost,
    );
  }).observe(body, { childList: true, subtree: true });
}
