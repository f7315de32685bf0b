import { useEffect, useRef, useState } from 'react';
import { type Prediction, predict } from './predict.ts';

/** Longer than between two keys of a quick typist: a word is asked about twice, at its first letter and its last, not at each. */
const PAUSE_MS = 90;
const MAX_CACHED = 60;

const known = new Map<string, Prediction>();

function store(prediction: Prediction): void {
  known.set(prediction.terms, prediction);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
}

/** A question on its way. */
interface Asking {
  terms: string;
  answer: Promise<Prediction | undefined>;
  overtaken: AbortController;
}

function ask(terms: string): Asking {
  const overtaken = new AbortController();
  const answer = predict(terms, overtaken.signal).then(
    (prediction) => {
      if (prediction) store(prediction);
      return prediction;
    },
    () => undefined,
  );
  return { terms, answer, overtaken };
}

interface PredictionState {
  /** For these words, or still for those before; none for no words. */
  prediction: Prediction | undefined;
  failed: boolean;
}

/** Who has paused is answered at once; who is typing is let finish, in milliseconds. */
export const pauseBefore = (sinceLastKeyMs: number): number => (sinceLastKeyMs > PAUSE_MS ? 0 : PAUSE_MS);

/**
 * What the words may mean, as they are typed. Answers to words typed earlier are never shown for later ones. `asked` is told
 * of the words before they are given here: what is asked at once is on its way while they are rendered.
 */
export function usePrediction(terms: string): PredictionState & { asked: (next: string) => void } {
  const [state, setState] = useState<PredictionState>({ prediction: undefined, failed: false });
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const hasty = useRef<Asking>(undefined);

  function asked(next: string): void {
    const keyAt = performance.now();
    const isPaused = pauseBefore(keyAt - lastKeyAt.current) === 0;
    lastKeyAt.current = keyAt;
    if (next === terms) return;
    hasty.current = isPaused && next !== '' && !known.has(next) ? ask(next) : undefined;
  }

  useEffect(() => {
    const here = known.get(terms);
    if (terms === '' || here) return setState({ prediction: here, failed: false });
    let asking = hasty.current?.terms === terms ? hasty.current : undefined;

    async function show({ answer, overtaken }: Asking): Promise<void> {
      const prediction = await answer;
      if (overtaken.signal.aborted) return;
      setState((now) => (prediction ? { prediction, failed: false } : { ...now, failed: true }));
    }
    function askLate(): void {
      asking = ask(terms);
      void show(asking);
    }
    const timer = asking ? undefined : window.setTimeout(askLate, PAUSE_MS);
    if (asking) void show(asking);
    return () => {
      window.clearTimeout(timer);
      asking?.overtaken.abort();
    };
  }, [terms]);

  return { ...(terms === '' ? { prediction: undefined, failed: false } : state), asked };
}
