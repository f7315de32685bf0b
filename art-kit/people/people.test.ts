import { describe, expect, it } from 'vitest';
import { createCanvas } from '../cloth/canvas.ts';
import { boundsOfOutlines } from '../gouache/outline.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { likenessDistance, likenessOf, NEARLY_EQUAL } from '../likeness.ts';
import type { Raster } from '../raster.ts';
import { BODIES } from './bodies.ts';
import { CAST, CAST_IDS, type CastId } from './cast.ts';
import { figure } from './figure.ts';
import { reachJoints } from './limb.ts';
import { POSE_IDS, POSES, type PoseId } from './poses.ts';
import { SKINS } from './skins.ts';

const outlinesOf = (id: CastId, pose: PoseId, mirrored = false): Float64Array[] =>
  figure({ person: CAST[id], pose: POSES[pose], mirrored }).layers.flatMap(({ patches }) =>
    patches.flatMap(({ outlines }) => [...outlines]),
  );

function face(id: CastId): Raster {
  const canvas = createCanvas(96, 96);
  for (let o = 0; o < canvas.data.length; o += 4) canvas.data.set([250, 232, 200, 255], o);
  const { layers, marks } = figure({ person: CAST[id], pose: POSES.contra });
  paintLayers(canvas, layers, { scale: 0.5, x: 48 - marks.head[0] * 0.5, y: 48 - marks.head[1] * 0.5 });
  return canvas;
}

describe('the cast', () => {
  it('is as varied as the people on a beach', () => {
    const people = CAST_IDS.map((id) => CAST[id]);
    expect(people.length).toBeGreaterThanOrEqual(15);
    expect(new Set(people.map(({ skin }) => skin))).toEqual(new Set(Object.keys(SKINS)));
    expect(new Set(people.map(({ body }) => body))).toEqual(new Set(Object.keys(BODIES)));
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(people.some((one) => 'blade' in one) && people.some((one) => 'scar' in one)).toBe(true);
    expect(people.some((one) => 'swimLayer' in one)).toBe(true);
  });

  it('has a face each', () => {
    const faces = CAST_IDS.map((id) => ({ id, likeness: likenessOf(face(id)) }));
    const alike = faces.flatMap((one, i) =>
      faces
        .slice(i + 1)
        .filter((other) => likenessDistance(one.likeness, other.likeness).all <= NEARLY_EQUAL)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('a pose', () => {
  it('can be taken by everyone, with every point somewhere near', () => {
    expect(POSE_IDS.length).toBeGreaterThanOrEqual(24);
    for (const id of CAST_IDS) {
      for (const pose of POSE_IDS) {
        const [left, top, right, bottom] = boundsOfOutlines(outlinesOf(id, pose));
        expect([left > -700, top > -760, right < 800, bottom < 700], `${id} ${pose}`).toEqual([true, true, true, true]);
      }
    }
  });

  it('is seen in a mirror as it is, the other way round', () => {
    const [left, top, right, bottom] = boundsOfOutlines(outlinesOf('zuri', 'walk'));
    const mirrored = boundsOfOutlines(outlinesOf('zuri', 'walk', true));
    expect(mirrored.map((value) => Math.round(value))).toEqual(
      [-right, top, -left, bottom].map((value) => Math.round(value)),
    );
  });
});

describe('hair', () => {
  const topOf = (id: CastId, cut: 'bucket' | 'visor'): number => {
    const { layers, marks } = figure({ person: CAST[id], pose: POSES.easy, wear: [{ cut, colourway: 'coral' }] });
    const [, top] = boundsOfOutlines(layers.flatMap(({ patches }) => patches.flatMap(({ outlines }) => [...outlines])));
    return marks.head[1] - top;
  };

  it('on top of a head comes down under a hat, and stays up in a visor', () => {
    expect(topOf('mei', 'bucket')).toBeCloseTo(topOf('noor', 'bucket'), 0);
    expect(topOf('noa', 'bucket')).toBeCloseTo(topOf('ren', 'bucket'), 0);
    expect(topOf('mei', 'visor')).toBeGreaterThan(topOf('noor', 'visor') + 20);
  });
});

describe('an arm that reaches', () => {
  it('bends both bones at their length', () => {
    const [elbow, wrist] = reachJoints([0, 0], [10, 200], [166, 146], 1);
    expect(Math.hypot(...elbow)).toBeCloseTo(166, 5);
    expect(Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])).toBeCloseTo(146, 5);
    expect(wrist).toEqual([10, 200]);
  });

  it('stretches towards what is too far', () => {
    const [, wrist] = reachJoints([0, 0], [0, 900], [166, 146], 1);
    expect(wrist[1]).toBeCloseTo(311, 0);
  });
});
