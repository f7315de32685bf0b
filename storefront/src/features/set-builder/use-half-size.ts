import { useEffect, useState } from 'react';
import { readFit } from '../size-guide/fit-memory.ts';
import { suggestSize } from '../size-guide/suggest-size.ts';
import { findMeasures } from '../size-guide/use-fit.ts';
import { beginSize, type Half, type HalfKind } from './half.ts';

/** The variant this browser suggests for a half, once its measures are known; empty where it knows too little. */
async function knownSize(half: Half, kind: HalfKind): Promise<string> {
  const fit = readFit();
  const knows = [fit.body, fit.usual, fit.last].some((known) => Object.keys(known).length > 0);
  const measures = knows ? await findMeasures(half.handle) : undefined;
  return beginSize(half.sizes, measures && suggestSize(fit, kind, measures)?.size);
}

/** The chosen variant of a half, empty before a choice; begins with what this browser knows, anew for another half. */
export function useHalfSize(half: Half | undefined, kind: HalfKind): [string, (variantId: string) => void] {
  const [variantId, choose] = useState('');
  useEffect(() => {
    let here = true;
    choose('');
    if (half) knownSize(half, kind).then((known) => here && choose((chosen) => chosen || known));
    return () => {
      here = false;
    };
  }, [half, kind]);
  return [variantId, choose];
}
