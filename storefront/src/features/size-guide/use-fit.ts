import { useEffect, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { SizeMeasures } from '../../storefront-api/generated/operations.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { forgetFit, readFit, type StoredFit, saveFit } from './fit-memory.ts';
import { FIT_MEMORY_KEY } from './fit-part.ts';
import { type MeasuredSize, measuredSizes } from './measures.ts';

const found = new Map<string, Promise<readonly MeasuredSize[] | undefined>>();

async function request(handle: string): Promise<readonly MeasuredSize[] | undefined> {
  const answer = await browserClient().request(SizeMeasures, { handle });
  if (!answer.ok) found.delete(handle);
  return answer.ok ? measuredSizes(answer.data.product?.measurements?.value) : undefined;
}

/** A product's measures, asked for once; undefined when they could not be had this time. */
export function findMeasures(handle: string): Promise<readonly MeasuredSize[] | undefined> {
  const known = found.get(handle) ?? request(handle);
  found.set(handle, known);
  return known;
}

/** A product's measures: `asking` until the provider has answered, `failed` when it could not be asked. */
export function useMeasures(handle: string, enabled: boolean): readonly MeasuredSize[] | 'asking' | 'failed' {
  const [measures, setMeasures] = useState<readonly MeasuredSize[] | 'asking' | 'failed'>('asking');
  useEffect(() => {
    if (!enabled) return;
    let here = true;
    setMeasures((known) => (known === 'failed' ? 'asking' : known));
    findMeasures(handle).then((found) => here && setMeasures(found ?? 'failed'));
    return () => {
      here = false;
    };
  }, [handle, enabled]);
  return measures;
}

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
