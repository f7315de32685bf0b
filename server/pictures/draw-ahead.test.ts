import { expect, it } from 'vitest';
import { drawAll } from './draw-ahead.ts';

const picture = (seed: number) => ({
  spec: `p/triangle/passionfruit/flat-${seed}`,
  width: 400,
  format: 'webp' as const,
});

it('a stop waits for nothing that is being drawn, and begins nothing more', async () => {
  const stopping = new AbortController();
  const begun: string[] = [];
  const prepare = ({ spec }: { spec: string }): Promise<boolean> => {
    begun.push(spec);
    return new Promise(() => undefined);
  };
  const drawing = drawAll(
    { prepare },
    Array.from({ length: 40 }, (_, seed) => picture(seed)),
    { signal: stopping.signal },
  );
  stopping.abort();
  expect(await drawing).toBe(0);
  expect(begun.length).toBeLessThan(40);
});
