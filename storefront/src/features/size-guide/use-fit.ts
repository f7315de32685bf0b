import { useEffect, useState } from 'react';
import { localValues } from '../storage/guarded-storage.ts';
import { forgetFit, readFit, type StoredFit, saveFit } from './fit-memory.ts';
import { FIT_MEMORY_KEY } from './fit-part.ts';

interface Fit {
  fit: StoredFit;
  save: (change: Partial<StoredFit>) => void;
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

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    fit,
    save: (change) => {
      saveFit(change);
      notify();
    },
    forget: () => {
      forgetFit();
      notify();
    },
  };
}
