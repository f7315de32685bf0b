import { describe, expect, it } from 'vitest';
import { CAST, type CastId } from '../people/cast.ts';
import { POSES, type PoseId } from '../people/poses.ts';
import { WORN_CUTS, type WornCut } from '../people/wear/wardrobe.ts';
import { bareAt, COVERED, holesOf } from '../testing/bare-skin.ts';
import { STYLING, type Styling } from './styling.ts';

const SIZES: readonly CastId[] = ['yuna', 'marisol', 'freya', 'odile', 'ren', 'magnus'];

const bodiesFor = (cut: WornCut): readonly CastId[] => SIZES.filter((id) => STYLING[cut].cast.includes(id));

const posesOf = ({ poses, back, side }: Styling): readonly PoseId[] => [...poses, ...(back ?? []), ...(side ?? [])];

const holesIn = (cut: WornCut, rows: readonly [number, number]): string[] =>
  bodiesFor(cut).flatMap((id) =>
    posesOf(STYLING[cut]).flatMap((pose) =>
      holesOf(bareAt(cut, CAST[id], POSES[pose]), rows).map((hole) => `${id} ${pose} ${hole}`),
    ),
  );

describe('cloth on bodies', () => {
  it.each(Object.entries(COVERED))('%s lets no skin through, on any body in any pose', (name, rows) => {
    const cut = WORN_CUTS.find((one) => one === name);
    if (!cut) throw new Error(`No cut ${name}`);
    expect(holesIn(cut, rows)).toEqual([]);
  });

  it('is told from skin: a bikini shows the waist', () => {
    expect(bareAt('triangle', CAST.marisol, POSES.easy)(0, 0.66)).toBe(true);
    expect(holesIn('cheeky', [0.5, 0.7]).length).toBeGreaterThan(100);
  });
});
