import { darken, lighten, parseHex } from '../../colour.ts';
import { torusNoise } from '../../noise.ts';
import { smoothstep } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { blend, paintDye, soak } from '../dyes/dye.ts';
import { pixelPrint } from '../print.ts';

/** Loops on one side of the repeat, in two sizes whose grids never fall together. */
const LOOPS = 134;
const COARSE_LOOPS = 81;

/** Terry cloth in one colour: loops that lean this way and that, and the strokes a hand leaves in them. */
export const terry = pixelPrint('terry', {
  paint: ({ ground }: Readonly<Record<'ground', string>>, size) => {
    const random = rng('terry');
    const loops = torusNoise(random, LOOPS);
    const coarse = torusNoise(random, COARSE_LOOPS);
    const pile = torusNoise(random, 9);
    const lean = torusNoise(random, 27);
    const shade = parseHex(darken(ground, 0.2));
    const light = parseHex(lighten(ground, 0.32));
    const cloth = parseHex(ground);
    return paintDye(size, (u, v, pixel) => {
      // Loops lean with the pile: without it the noise would show its grid.
      const du = lean(u, v) * 0.012;
      const dv = lean(v + 0.31, u + 0.57) * 0.012;
      const loop = loops(u + du, v + dv) * 0.62 + coarse(u - dv, v + du) * 0.48;
      blend(pixel, cloth, shade, smoothstep(0.1, -0.7, loop) * 0.75);
      soak(pixel, light, smoothstep(0.05, 0.75, loop) * 0.7);
      soak(pixel, shade, smoothstep(0.1, 0.9, pile(u, v)) * 0.18);
    });
  },
  sketch: () => ({ defs: '', body: '' }),
});
