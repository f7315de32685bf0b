/** This tab's memory: session storage where the browser allows it, otherwise this document's. Never throws. */
export interface SessionMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Whether values outlive this document. */
  lasting: boolean;
}

const PROBE = 'session-memory-probe';

function works(storage: Storage): boolean {
  storage.setItem(PROBE, '1');
  storage.removeItem(PROBE);
  return true;
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
    lasting: lasting !== undefined,
    get: (key) => memory.get(key) ?? lasting?.getItem(key) ?? undefined,
    set(key, value) {
      try {
        if (!lasting) throw new Error('No storage');
        lasting.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      lasting?.removeItem(key);
    },
    keys: () => [...memory.keys(), ...Object.keys(lasting ?? {})],
  };
}
