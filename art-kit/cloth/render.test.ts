import { describe, expect, it } from 'vitest';
import { bareStage } from '../stages/stage.ts';
import type { Part, Silhouette } from './part.ts';
import { renderCloth } from './render.ts';
import { buildTemplate } from './template.ts';

const SQUARE = { d: 'M200 300H600V700H200Z', fill: '#808080', puff: [], wrinkle: 0, grain: 0 } as const satisfies Part;

const square = (look: Partial<Part> = {}): Silhouette => ({ name: 'square', parts: [{ ...SQUARE, ...look }] });

/** Red, green, blue and alpha of the picture's pixel at drawing units (x, y), drawn at a fifth of full size. */
function colourAt(silhouette: Silhouette, x: number, y: number, backdrop?: string): readonly number[] {
  const ground = backdrop === undefined ? { transparent: true as const } : { stage: bareStage(backdrop) };
  const { data, width } = renderCloth(buildTemplate(silhouette, 0.2), 'coral', ground);
  const o = (Math.round(y / 5) * width + Math.round(x / 5)) * 4;
  return [...data.slice(o, o + 4)];
}

describe('renderCloth', () => {
  it('leaves what the parts do not cover transparent', () => {
    expect(colourAt(square(), 50, 50)).toEqual([0, 0, 0, 0]);
    expect(colourAt(square(), 400, 500)).toEqual([128, 128, 128, 255]);
  });

  it('paints the tint where there is nothing, and a shadow beside the part', () => {
    const [corner = 0] = colourAt(square(), 60, 900, '#c0c0c0');
    const [beside = 0] = colourAt(square(), 615, 500, '#c0c0c0');
    expect(Math.abs(corner - 192)).toBeLessThan(16);
    expect(beside).toBeLessThan(corner - 20);
  });

  it('takes the trim of the colourway, unless the picture or the part names another', () => {
    const trimmed = buildTemplate(square({ fill: 'trim' }), 0.2);
    const at = (options: { trim?: string }): readonly number[] => {
      const { data, width } = renderCloth(trimmed, 'coral', { transparent: true }, options);
      return [...data.slice((100 * width + 80) * 4, (100 * width + 80) * 4 + 3)];
    };
    expect(at({})).toEqual([255, 111, 89]);
    expect(at({ trim: '#102030' })).toEqual([16, 32, 48]);
    expect(colourAt(square({ fill: 'trim', colourway: 'bluebird' }), 400, 500)).toEqual([61, 125, 216, 255]);
  });

  it('prints artwork under the light and lays overlays on top', () => {
    const white = (): string => '<rect x="300" y="400" width="200" height="200" fill="#fff"/>';
    expect(colourAt(square({ dim: 0.6, overlay: white }), 400, 500)[0]).toBe(255);
    const [printed = 0] = colourAt(square({ dim: 0.6, artwork: white }), 400, 500);
    expect(printed).toBeGreaterThan(128);
    expect(printed).toBeLessThan(200);
  });

  it('turns the whole drawing', () => {
    const tall = { ...square({ d: 'M380 200H420V800H380Z' }), turn: { degrees: 90, about: [400, 500] as const } };
    expect(colourAt(tall, 400, 250)[3]).toBe(0);
    expect(colourAt(tall, 150, 500)[3]).toBe(255);
  });

  it('lights a ridge from above left and shades its other side', () => {
    const ridge = square({ folds: [{ d: 'M400 300V700', width: 60, height: 12, blur: 20 }] });
    const [lit = 0] = colourAt(ridge, 375, 500);
    const [shaded = 255] = colourAt(ridge, 425, 500);
    expect(lit).toBeGreaterThan(shaded + 10);
  });

  it('refuses a colourway that does not exist', () => {
    expect(() => renderCloth(buildTemplate(square(), 0.1), 'beige-sadness', { transparent: true })).toThrow(RangeError);
  });
});
