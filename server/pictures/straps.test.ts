import { cover, type Window, windowOf } from '@bluebird-bay/art-kit/gouache/coverage.ts';
import { CAST, CAST_IDS, type CastId } from '@bluebird-bay/art-kit/people/cast.ts';
import { type Figure, figure } from '@bluebird-bay/art-kit/people/figure.ts';
import { POSES, type PoseId } from '@bluebird-bay/art-kit/people/poses.ts';
import type { WornCut } from '@bluebird-bay/art-kit/people/wear/wardrobe.ts';
import { STYLING } from '@bluebird-bay/art-kit/worn/styling.ts';
import { describe, expect, it } from 'vitest';

/** Pieces that hang from both shoulders, and from the neck: seen from behind, the latter end in its nape. */
const FROM_SHOULDERS = ['scoop', 'bralette', 'balconette', 'onepiece', 'squareneck', 'plunge', 'slip'] as const;
const FROM_NECK = ['triangle', 'twist'] as const;

/** By day six bodies from the slightest to the broadest, by night everybody. */
const BODIES: readonly CastId[] = process.env.NIGHTLY
  ? CAST_IDS
  : ['yuna', 'marisol', 'freya', 'odile', 'imani', 'noor'];

const FAR_AWAY: Window = { x: -2000, y: -2000, width: 4000, height: 4000 };
const AS_DRAWN = { scale: 1, x: 0, y: 0 } as const;

/** Down the torso, from the top of the bust to just under the shoulder's line. */
const ROWS = Array.from({ length: 13 }, (_, i) => 0.32 - i * 0.02);
/**
 * Across half of it, as finely as the thinnest cord needs; straps that begin in the middle cross it on a turned body, and in
 * profile they meet there.
 */
const columnsOf = (cut: WornCut, inProfile: boolean): number[] => {
  const from = cut === 'twist' || inProfile ? -0.16 : 0.02;
  return Array.from({ length: Math.ceil((1.06 - from) / 0.015) }, (_, i) => from + i * 0.015);
};

/** The rows of one side of the torso in which nothing of a cut is to be seen: where its strap has a gap or ends. */
function gapsOf(cut: WornCut, { layers, marks }: Figure, side: 1 | -1, inProfile = false): number[] {
  const outlines = layers.flatMap(({ patches }) =>
    patches.filter(({ of }) => of === cut).flatMap((patch) => [...patch.outlines]),
  );
  const window = windowOf(outlines, AS_DRAWN, FAR_AWAY);
  if (!window) throw new Error(`The ${cut} is nowhere.`);
  const { data } = cover(outlines, AS_DRAWN, window);
  const isCloth = (across: number, down: number): boolean => {
    const [x, y] = marks.torso(across * side, down);
    return (data[(Math.floor(y) - window.y) * window.width + Math.floor(x) - window.x] ?? 0) > 60;
  };
  const columns = columnsOf(cut, inProfile);
  return ROWS.filter((down) => !columns.some((across) => isCloth(across, down)));
}

/** Straps that end in the air, by who wears them in which pose: "freya easy left 0.12". */
function gapsIn(cut: WornCut, poses: readonly PoseId[]): string[] {
  return BODIES.filter((id) => STYLING[cut].cast.includes(id)).flatMap((id) =>
    poses.flatMap((pose) => {
      const worn = figure({ person: CAST[id], pose: POSES[pose], wear: [{ cut, colourway: 'coral' }] });
      return ([-1, 1] as const).flatMap((side) =>
        gapsOf(cut, worn, side, POSES[pose].view === 'side').map(
          (down) => `${id} ${pose} ${side < 0 ? 'left' : 'right'} ${down.toFixed(2)}`,
        ),
      );
    }),
  );
}

const isProfile = (pose: PoseId): boolean => POSES[pose].view === 'side';
/** Seen from the front, from behind or in between. */
const faced = (poses: readonly PoseId[] = []): PoseId[] => poses.filter((pose) => !isProfile(pose));
/** Every pose in profile that somebody in any cut takes: what is worn under a hat is seen from the side too. */
const PROFILES = [...new Set(Object.values(STYLING).flatMap(({ side = [] }) => side.filter(isProfile)))];

describe('straps', () => {
  it.each([...FROM_SHOULDERS, ...FROM_NECK])('of the %s reach from the bust to the shoulders, on any body', (cut) => {
    expect(gapsIn(cut, faced(STYLING[cut].poses))).toEqual([]);
  });

  it.each(FROM_SHOULDERS)('of the %s come down again behind', (cut) => {
    expect(gapsIn(cut, faced(STYLING[cut].back))).toEqual([]);
  });

  it.each(FROM_SHOULDERS)('of the %s go up in front and down behind in profile, over the shoulder', (cut) => {
    expect(PROFILES.length).toBeGreaterThan(1);
    expect(gapsIn(cut, PROFILES)).toEqual([]);
  });

  it.each(FROM_NECK)('of the %s go up in front in profile', (cut) => {
    expect(gapsIn(cut, PROFILES).filter((gap) => gap.includes(' right '))).toEqual([]);
  });

  it('are missed where there are none: a bottom has no straps, a single strap one', () => {
    expect(gapsIn('cheeky', ['easy']).length).toBeGreaterThan(100);
    expect(gapsIn('cheeky', ['poise']).length).toBeGreaterThan(100);
    expect(gapsIn('triangle', ['poise']).length).toBeGreaterThan(40);
    const sides = gapsIn('oneshoulder', ['easy']).map((gap) => gap.split(' ')[2]);
    expect(new Set(sides).size).toBe(1);
  });
});
