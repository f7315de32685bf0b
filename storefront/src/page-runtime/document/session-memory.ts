/** This tab's memory: session storage where the browser allows it, otherwise this document's. Never throws. */
export interface SessionMemory {
  get(key: string): string | undefined;
  /** Whether the value outlives this document: storage may be blocked, or full for a long value and not for a short one. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

const PROBE = 'session-memory-probe';

function works(storage: Storage): boolean {
  storage.setItem(PROBE, '1');
  const stored = storage.getItem(PROBE) === '1';
  storage.removeItem(PROBE);
  return stored;
}

/** `storage` is asked for through a function because reading `window.sessionStorage` alone can throw. */
export function createSessionMemory(storage: () => Storage): SessionMemory {
  const memory = new Map<string, string>();
  let lasting: Storage | undefined;
  try {
    lasting = works(storage()) ? storage() : undefined;
  } catch {
    lasting = undefined;
  }

  return {
    get: (key) => memory.get(key) ?? lasting?.getItem(key) ?? undefined,
    set(key, value) {
      try {
        if (!lasting) throw new Error('No storage');
        lasting.setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      lasting?.removeItem(key);
    },
    keys: () => [...memory.keys(), ...Object.keys(lasting ?? {})],
  };
}
