import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { luminance } from '../colour.ts';
import { paintStage } from './paint-stage.ts';
import { stageFor } from './stage-for.ts';

const SEEDS = Array.from({ length: 34 }, (_, seed) => seed);
const [WIDTH, HEIGHT] = [80, 100];

const painted = (seed: number): Uint8ClampedArray => paintStage(WIDTH, HEIGHT, stageFor('white-eyelet', seed)).data;

describe('stages', () => {
  it('are the same for one seed, and never twice the same in a row', () => {
    const prints = SEEDS.map((seed) => createHash('sha256').update(painted(seed)).digest('hex'));
    for (const [i, print] of prints.entries()) expect(print).not.toBe(prints[i + 1]);
    expect(new Set(prints).size).toBeGreaterThan(20);
    expect(createHash('sha256').update(painted(3)).digest('hex')).toBe(prints[3]);
  });

  it('are opaque to the last pixel, at every size', () => {
    for (const width of [81, 400]) {
      const { data } = paintStage(width, Math.round(width * 1.25), stageFor('polka', 4));
      for (let o = 3; o < data.length; o += 4) expect(data[o]).toBe(255);
    }
  });

  it('stay darker than white goods', () => {
    for (const seed of SEEDS) {
      const { tint, papers } = stageFor('white-eyelet', seed);
      for (const colour of [tint, ...papers.map((paper) => paper.colour)]) expect(luminance(colour)).toBeLessThan(0.92);
    }
  });

  it('put a set behind more than half of the range', () => {
    const bare = SEEDS.filter((seed) => {
      const { papers, shade } = stageFor('polka', seed);
      return papers.length === 0 && !shade;
    });
    expect(bare.length / SEEDS.length).toBeLessThan(0.5);
    expect(bare.length / SEEDS.length).toBeGreaterThan(0.2);
  });
});
