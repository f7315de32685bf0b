import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher of doubled numbers that writes down what it was asked for at once. */
function doubler(signal?: AbortSignal) {
  const batches: number[][] = [];
  const batcher = createBatcher<number, number>(async (keys) => {
    batches.push([...keys]);
    return new Map(keys.filter((key) => key >= 0).map((key) => [key, key * 2]));
  }, signal);
  return { batches, batcher };
}

describe('createBatcher', () => {
  it('asks once for what is wanted in one turn, each key once', async () => {
    const { batches, batcher } = doubler();
    expect(await Promise.all([batcher.load(1), batcher.load(2), batcher.load(1)])).toEqual([2, 4, 2]);
    expect(batches).toEqual([[1, 2]]);
  });

  it('gathers keys that follow from answered promises', async () => {
    const { batches, batcher } = doubler();
    const late = async (key: number) => {
      await Promise.resolve();
      return batcher.load(key);
    };
    expect(await Promise.all([late(1), batcher.load(2), late(3)])).toEqual([2, 4, 6]);
    expect(batches).toHaveLength(1);
  });

  it('remembers an answer, and asks again for other keys', async () => {
    const { batches, batcher } = doubler();
    await batcher.load(5);
    await Promise.all([batcher.load(5), batcher.load(6)]);
    expect(batches).toEqual([[5], [6]]);
  });

  it('asks for nothing it was told', async () => {
    const { batches, batcher } = doubler();
    batcher.prime(5, 11);
    expect(await Promise.all([batcher.load(5), batcher.load(6)])).toEqual([11, 12]);
    expect(batches).toEqual([[6]]);
  });

  it('answers undefined for a key without a value', async () => {
    expect(await doubler().batcher.load(-1)).toBeUndefined();
  });

  it('asks for nothing once nobody waits for it', async () => {
    const { batches, batcher } = doubler(AbortSignal.abort(new Error('given up')));
    await expect(batcher.load(1)).rejects.toThrow('given up');
    expect(batches).toEqual([]);
  });

  it('fails every caller of a batch that failed', async () => {
    const batcher = createBatcher<number, number>(async () => {
      throw new Error('database gone');
    });
    const results = await Promise.allSettled([batcher.load(1), batcher.load(2)]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  });
});
