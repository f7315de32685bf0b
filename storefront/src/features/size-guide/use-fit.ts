import { useEffect, useState } from 'react';
import { localValues } from '../storage/guarded-storage.ts';
import { forgetFit, keepFit, readFit, type StoredFit } from './fit-memory.ts';
import { FIT_MEMORY_KEY } from './fit-memory-key.ts';

interface Fit {
  fit: StoredFit;
  keep: (change: Partial<StoredFit>) => void;
  forget: () => void;
}

const listeners = new Set<() => void>();

/** What this browser remembers of sizes, the same everywhere on the page and in every tab. Nothing on the server. */
export function useFit(): Fit {
  const [fit, setFit] = useState(() => readFit());

  useEffect(() => {
    const look = (): void => setFit(readFit());
    const stop = localValues.watch([FIT_MEMORY_KEY], look);
    listeners.add(look);
    return () => {
      stop();
      listeners.delete(look);
    };
  }, []);

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    fit,
    keep: (change) => {
      keepFit(change);
      tell();
    },
    forget: () => {
      forgetFit();
      tell();
    },
  };
}
