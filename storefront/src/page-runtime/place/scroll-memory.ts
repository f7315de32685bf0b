import type { SessionMemory } from '../document/session-memory.ts';
import { SCROLL_KEY_PREFIX } from '../names.ts';

/** Remembers how far each history entry was scrolled, in pixels from the top. */
export interface ScrollMemory {
  save(pathname: string, key: string, y: number): void;
  /** `undefined` when nothing was saved. */
  read(pathname: string, key: string): number | undefined;
}

const MAX_ENTRIES = 100;

export function scrollKey(pathname: string, key: string): string {
  return `${SCROLL_KEY_PREFIX}${pathname}|${key}`;
}

/** The keys beyond the newest `stored`; entry keys are times, so the smaller is the older. */
export function outlivedKeys(keys: readonly string[], stored: number): readonly string[] {
  const age = (key: string): number => Number(key.slice(key.lastIndexOf('|') + 1)) || 0;
  return keys
    .filter((key) => key.startsWith(SCROLL_KEY_PREFIX))
    .sort((a, b) => age(b) - age(a))
    .slice(stored);
}

export function createScrollMemory(memory: SessionMemory): ScrollMemory {
  for (const key of outlivedKeys(memory.keys(), MAX_ENTRIES)) memory.remove(key);
  return {
    save: (pathname, key, y) => memory.set(scrollKey(pathname, key), JSON.stringify(y)),
    read(pathname, key) {
      const saved = memory.get(scrollKey(pathname, key));
      return saved === undefined ? undefined : Number(saved) || 0;
    },
  };
}
