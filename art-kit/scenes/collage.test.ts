import { describe, expect, it } from 'vitest';
import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { place, placeShadow } from './collage.ts';

function filled(width: number, height: number, colour: readonly [number, number, number, number]): Canvas {
  const canvas = createCanvas(width, height);
  for (let o = 0; o < canvas.data.length; o += 4) canvas.data.set(colour, o);
  return canvas;
}

const at = ({ data, width }: Canvas, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const WHITE = [255, 255, 255, 255] as const;
const RED = [255, 0, 0, 255] as const;
/** Half-covered blue, premultiplied. */
const THIN_BLUE = [0, 0, 128, 128] as const;

describe('place', () => {
  it('covers what lies below, and only there', () => {
    const canvas = filled(4, 4, WHITE);
    place(canvas, filled(2, 2, RED), 1, 1);
    expect(at(canvas, 1, 1)).toEqual([...RED]);
    expect(at(canvas, 3, 3)).toEqual([...WHITE]);
  });

  it('lets what lies below shine through', () => {
    const canvas = filled(1, 1, WHITE);
    place(canvas, filled(1, 1, THIN_BLUE), 0, 0);
    expect(at(canvas, 0, 0)).toEqual([127, 127, 255, 255]);
  });

  it.each([
    [-1, -1, 0, 0],
    [3, 3, 3, 3],
  ])('cuts off what sticks out at (%i, %i)', (x, y, seenX, seenY) => {
    const canvas = filled(4, 4, WHITE);
    place(canvas, filled(2, 2, RED), x, y);
    expect(at(canvas, seenX, seenY)).toEqual([...RED]);
    expect(at(canvas, 1, 2)).toEqual([...WHITE]);
  });
});

describe('placeShadow', () => {
  it('darkens towards its colour, set off from the cut-out', () => {
    const canvas = filled(4, 4, WHITE);
    placeShadow(canvas, filled(1, 1, RED), 0, 0, { dx: 2, dy: 1, blur: 0, strength: 0.5, colour: [55, 55, 155] });
    expect(at(canvas, 2, 1)).toEqual([155, 155, 205, 255]);
    expect(at(canvas, 0, 0)).toEqual([...WHITE]);
  });
});
