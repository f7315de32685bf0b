import { expect, it } from 'vitest';
import { createCanvas } from '../cloth/canvas.ts';
import { printTile } from '../prints/tile.ts';
import { layCloth } from './cloth-layer.ts';

it('fills a shape with repeats of the print, and nothing else', () => {
  const canvas = createCanvas(64, 32);
  const mask = createCanvas(64, 32);
  for (let y = 0; y < 32; y++) for (let x = 0; x < 48; x++) mask.data[(y * 64 + x) * 4 + 3] = 255;
  layCloth(canvas, mask, 'wildflowers', 16);
  const at = (x: number, y: number): number[] => [...canvas.data.slice((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)];
  expect(at(5, 7)).toEqual([...printTile('wildflowers', 16).data.slice((7 * 16 + 5) * 4, (7 * 16 + 5) * 4 + 4)]);
  expect(at(21, 23)).toEqual(at(5, 7));
  expect(at(50, 7)).toEqual([0, 0, 0, 0]);
});
