import type { Canvas } from '../cloth/canvas.ts';
import { grainIndex, grainOf } from './grain.ts';

/** How much darker the hollows of the paper are, 0-1, and from which deviation of its grain on they count. */
const STRENGTH = 0.016;
const HOLLOW = 0.8;

/** The tooth of the paper over a whole picture: a breath darker where the brush has not reached. */
export function layOnPaper({ data, width, height }: Canvas): void {
  const grain = grainOf(1);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 4) {
      const hollow = (grain[grainIndex(x, y)] ?? 0) - HOLLOW;
      if (hollow <= 0) continue;
      const light = 1 - Math.min(1.5, hollow) * STRENGTH;
      data[o] = (data[o] ?? 0) * light;
      data[o + 1] = (data[o + 1] ?? 0) * light;
      data[o + 2] = (data[o + 2] ?? 0) * light;
    }
  }
}
