import { useEffect, useState } from 'react';
import { type Prediction, predict } from './predict.ts';

/** Shorter than the pause between two keys of a quick typist: one request a word, not one a letter. */
const PAUSE_MS = 90;
const MAX_CACHED = 60;

const known = new Map<string, Prediction>();

function store(prediction: Prediction): void {
  known.set(prediction.terms, prediction);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
}

export interface PredictionState {
  /** For these words, or still for those before; none for no words. */
  prediction: Prediction | undefined;
  failed: boolean;
}

/** What the words may mean, as they are typed. Answers to words typed earlier are never shown for later ones. */
export function usePrediction(terms: string): PredictionState {
  const [state, setState] = useState<PredictionState>({ prediction: undefined, failed: false });

  useEffect(() => {
    const here = known.get(terms);
    if (terms === '' || here) return setState({ prediction: here, failed: false });
    const overtaken = new AbortController();
    const timer = window.setTimeout(async () => {
      const prediction = await predict(terms, overtaken.signal).catch(() => undefined);
      if (overtaken.signal.aborted) return;
      if (prediction) store(prediction);
      setState((now) => (prediction ? { prediction, failed: false } : { ...now, failed: true }));
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      overtaken.abort();
    };
  }, [terms]);

  return terms === '' ? { prediction: undefined, failed: false } : state;
}
