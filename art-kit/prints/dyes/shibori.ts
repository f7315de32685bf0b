import { parseHex } from '../../colour.ts';
import { fbm } from '../../noise.ts';
import { smoothstep } from '../../numbers.ts';
import { rng } from '../../random.ts';
import type { Raster } from '../../raster.ts';
import { TILE } from '../../scatter.ts';
import { strokePath } from '../../svg.ts';
import { pixelPrint } from '../print.ts';
import { blend, paintDye, soak } from './dye.ts';

export type ShiboriPalette = Readonly<Record<'ground' | 'dye' | 'deepDye', string>>;

const FOLDS = 4;

function paint({ ground, dye, deepDye }: ShiboriPalette, size: number): Raster {
  const random = rng('sbr');
  const slow = fbm(random, 5, 4);
  const fine = fbm(random, 30, 3);
  const bare = parseHex(ground);
  const light = parseHex(dye);
  const deep = parseHex(deepDye);
  return paintDye(size, (u, v, pixel) => {
    const drift = slow(u, v);
    const zigzag = Math.abs(((u * FOLDS) % 1) - 0.5) * 5.5;
    const wave = Math.sin((v * FOLDS + drift * 0.35) * 6.283 + zigzag);
    blend(pixel, bare, light, smoothstep(-0.45, 0.65, wave + fine(u, v) * 0.9));
    soak(pixel, deep, smoothstep(0.4, 1.1, wave + drift) * 0.75);
  });
}

/** Folded and dipped: zigzags that bleed. */
export const shibori = pixelPrint('shibori', {
  paint,
  sketch: ({ dye }: ShiboriPalette) => {
    const step = TILE / FOLDS;
    let body = '';
    for (let row = 0; row < FOLDS; row++) {
      let data = `M0 ${(row + 0.5) * step}`;
      for (let fold = 0; fold < FOLDS; fold++) data += `l${step / 2} ${-step / 3}l${step / 2} ${step / 3}`;
      body += strokePath(data, dye, step / 2.4);
    }
    return { defs: '', body };
  },
});
