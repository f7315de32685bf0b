import { describe, expect, it } from 'vitest';
import { COLOURWAY_LIST } from '../colourways.ts';
import { CAST, CAST_IDS, type CastId } from '../people/cast.ts';
import { POSES, type PoseId } from '../people/poses.ts';
import { WORN_CUTS, type WornCut } from '../people/wear/wardrobe.ts';
import { bareAt, COVERED, holesOf, UNCOVERED } from '../testing/bare-skin.ts';
import { oneOfEachPrint } from '../testing/one-of-each-print.ts';
import { STYLING, type Styling } from './styling.ts';

/** By day six bodies from the slightest to the broadest in one colour, by night everybody, and every print on one of them. */
const isNight = process.env.NIGHTLY !== undefined;
const BODIES: readonly CastId[] = isNight ? CAST_IDS : ['yuna', 'marisol', 'freya', 'odile', 'ren', 'magnus'];
const PRINTS = (isNight ? COLOURWAY_LIST : oneOfEachPrint().slice(0, 3)).map(({ id }) => id);

const bodiesFor = (cut: WornCut): readonly CastId[] => BODIES.filter((id) => STYLING[cut].cast.includes(id));

const posesOf = ({ poses, back, side }: Styling): readonly PoseId[] => [...poses, ...(back ?? []), ...(side ?? [])];

const cutOf = (name: string): WornCut => {
  const cut = WORN_CUTS.find((one) => one === name);
  if (!cut) throw new Error(`No cut ${name}`);
  return cut;
};

const holesIn = (cut: WornCut, rows: readonly [number, number]): string[] =>
  bodiesFor(cut).flatMap((id) =>
    posesOf(STYLING[cut]).flatMap((pose) =>
      holesOf(bareAt(cut, CAST[id], POSES[pose]), rows).map((hole) => `${id} ${pose} ${hole}`),
    ),
  );

describe('cloth on bodies', () => {
  it('is looked at in every cut that is worn round the body', () => {
    expect([...Object.keys(COVERED), ...UNCOVERED].sort()).toEqual([...WORN_CUTS].sort());
  });

  it.each(Object.entries(COVERED))('%s lets no skin through, on any body in any pose', (name, rows) => {
    expect(holesIn(cutOf(name), rows)).toEqual([]);
  });

  it.each(Object.entries(COVERED))('%s lets no skin through in any print', (name, rows) => {
    const cut = cutOf(name);
    const [id = 'marisol'] = bodiesFor(cut).toReversed();
    const [pose] = STYLING[cut].poses;
    if (!pose) throw new Error(`Nobody stands in a ${cut}`);
    const holes = PRINTS.flatMap((print) =>
      holesOf(bareAt(cut, CAST[id], POSES[pose], print), rows).map((hole) => `${print} ${hole}`),
    );
    expect(holes).toEqual([]);
  });

  it('is told from skin: a bikini shows the waist', () => {
    expect(bareAt('triangle', CAST.marisol, POSES.easy)(0, 0.66)).toBe(true);
    expect(holesIn('cheeky', [0.5, 0.7]).length).toBeGreaterThan(100);
  });
});
