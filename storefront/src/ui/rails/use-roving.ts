import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

/** A row of links or buttons that is one stop of the Tab key; arrow keys, Home and End walk in it. */
export interface Roving {
  /** For the element around the row. */
  row: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
  };
  /** The `tabIndex` of the one at `index`. Until scripts run each is a stop of its own, unless said otherwise. */
  tabIndex(index: number): -1 | undefined;
}

const itemsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button')];

/** Where a key leads from `at` in a row of `count`; undefined for keys that lead nowhere. */
export function roveTo(key: string, at: number, count: number): number | undefined {
  const target = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[
    key
  ];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

interface RovingOptions {
  /** Hears where keys lead; the row is scrolled by whoever listens. */
  onMove?: (index: number) => void;
  /** One stop from the start: what is in the row can be had in another way where no scripts run. */
  atOnce?: boolean;
}

/** `current` is where Tab arrives, until the focus has been elsewhere in the row. */
export function useRoving(current: number, { onMove, atOnce = false }: RovingOptions = {}): Roving {
  const [alive, setAlive] = useState(atOnce);
  const [stop, setStop] = useState(current);
  useEffect(() => setAlive(true), []);
  useEffect(() => setStop(current), [current]);

  return {
    row: {
      onFocus({ currentTarget, target }) {
        setStop(Math.max(itemsOf(currentTarget).indexOf(target), 0));
      },
      onKeyDown(event) {
        const items = itemsOf(event.currentTarget);
        const at = items.findIndex((item) => item.matches(':focus'));
        const target = at < 0 ? undefined : roveTo(event.key, at, items.length);
        if (target === undefined) return;
        event.preventDefault();
        items[target]?.focus({ preventScroll: onMove !== undefined });
        onMove?.(target);
      },
    },
    tabIndex: (index) => (alive && index !== stop ? -1 : undefined),
  };
}
