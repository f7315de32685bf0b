import { useEffect, useState } from 'react';
import { findMeasures } from './find-measures.ts';
import type { MeasuredSize } from './measures.ts';

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
