import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Long enough for a mouse that only passes by, or crosses a neighbour on its way down. */
const OPEN_AFTER_MS = 110;
const CLOSE_AFTER_MS = 240;

/** A menu within the box of its department. */
const MENU = 'div[id^="menu-"]';

/** What goes on the box around a department's link, its button and its menu. */
interface BoxEvents {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: { target: EventTarget }) => void;
}

interface OpenMenu {
  /** The department whose menu is open. */
  open: string | undefined;
  toggle(name: string): void;
  boxOf(name: string): BoxEvents;
}

/** The menu may still be on its way. */
function focusFirstLink(box: Element, tries = 60): void {
  requestAnimationFrame(() => {
    const link = box.querySelector<HTMLElement>(`${MENU} a`);
    if (link) link.focus();
    else if (tries > 0) focusFirstLink(box, tries - 1);
  });
}

/**
 * Which menu of the header is open. A mouse opens it by resting on its department; the keyboard by the button beside it or
 * by the down arrow. Escape closes and goes back to the button; leaving it, a chosen link and a new page close it, too.
 */
export function useOpenMenu(pathname: string): OpenMenu {
  const [open, setOpen] = useState<string>();
  const timer = useRef(0);

  const later = (name: string | undefined, wait: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(name), wait);
  };
  const now = useCallback((name: string | undefined): void => {
    window.clearTimeout(timer.current);
    setOpen(name);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // What a mouse has opened must be dismissable without moving it (WCAG 1.4.13), as soon as it is to be seen; so must what it is
  // about to open.
  useLayoutEffect(() => {
    if (open === undefined) return;
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') now(undefined);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [open, now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(() => now(undefined), [pathname, now]);

  return {
    open,
    toggle: (name) => now(open === name ? undefined : name),
    boxOf: (name) => ({
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && later(name, OPEN_AFTER_MS),
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && later(undefined, CLOSE_AFTER_MS),
      onKeyDown(event) {
        const { key, currentTarget: box, target } = event;
        if (key === 'Escape' && open === name) {
          now(undefined);
          if (box.contains(document.activeElement)) box.querySelector('button')?.focus();
        } else if (key === 'ArrowDown' && target instanceof Element && !target.closest(MENU)) {
          event.preventDefault();
          now(name);
          focusFirstLink(box);
        }
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (open === name && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) now(undefined);
      },
      onClick({ target }) {
        if (target instanceof Element && target.closest('a')) now(undefined);
      },
    }),
  };
}
