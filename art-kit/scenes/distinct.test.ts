import { describe, expect, it } from 'vitest';
import { createCanvas } from '../cloth/canvas.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { likenessDistance, likenessOf, NEARLY_EQUAL } from '../likeness.ts';
import { CAST, CAST_IDS, type CastId } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { POSES } from '../people/poses.ts';
import type { Raster } from '../raster.ts';
import { LOOKBOOKS } from './lookbooks.ts';
import { drawScene } from './scene.ts';

/** The pairs that look nearly equal, by name. */
function alike(pictures: readonly (readonly [name: string, picture: Raster])[]): string[] {
  const known = pictures.map(([name, picture]) => [name, likenessOf(picture)] as const);
  return known.flatMap(([name, one], i) =>
    known
      .slice(i + 1)
      .filter(([, other]) => likenessDistance(one, other).all <= NEARLY_EQUAL)
      .map(([other]) => `${name} and ${other}`),
  );
}

/** A head on plain paper, as large as it gets. */
function faceOf(id: CastId): Raster {
  const canvas = createCanvas(120, 120);
  canvas.data.fill(255);
  const { layers, marks } = figure({ person: CAST[id], pose: POSES.easy });
  const scale = 0.5;
  paintLayers(canvas, layers, { scale, x: 60 - marks.head[0] * scale, y: 56 - marks.head[1] * scale });
  return canvas;
}

describe('nobody and nowhere twice', () => {
  it('no two of the cast have one face', () => {
    expect(alike(CAST_IDS.map((id) => [id, faceOf(id)] as const))).toEqual([]);
  });

  it('no two lookbooks have one cover', () => {
    const covers = Object.entries(LOOKBOOKS).map(([slug, { cover }]) => [slug, drawScene(cover, 120)] as const);
    expect(alike(covers)).toEqual([]);
  });

  it('knows a face it has seen', () => {
    expect(
      alike([
        ['ama', faceOf('ama')],
        ['ama again', faceOf('ama')],
      ]),
    ).toEqual(['ama and ama again']);
  });
});
