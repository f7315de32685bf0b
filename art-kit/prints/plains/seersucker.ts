import { darken, lighten, parseHex } from '../../colour.ts';
import { torusNoise } from '../../noise.ts';
import { smoothstep } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { TILE } from '../../scatter.ts';
import { blend, paintDye, soak } from '../dyes/dye.ts';
import { pixelPrint } from '../print.ts';

export type SeersuckerPalette = Readonly<Record<'ground' | 'stripe', string>>;

const STRIPES = 24;

/** Seersucker: smooth coloured stripes, and pale ones between that pucker. */
export const seersucker = pixelPrint('seersucker', {
  paint: ({ ground, stripe }: SeersuckerPalette, size) => {
    const pucker = torusNoise(rng('seersucker'), STRIPES * 2);
    const pale = parseHex(ground);
    const colour = parseHex(stripe);
    const shade = parseHex(darken(stripe, 0.25));
    const light = parseHex(lighten(stripe, 0.7));
    return paintDye(size, (u, v, pixel) => {
      const across = (u * STRIPES) % 1;
      const inStripe = smoothstep(0, 0.05, across) * smoothstep(0.55, 0.5, across);
      blend(pixel, pale, colour, inStripe);
      const height = pucker(u, v * 2) * (inStripe > 0.5 ? 0.25 : 1);
      soak(pixel, shade, smoothstep(0, -1, height) * 0.38);
      soak(pixel, light, smoothstep(0.1, 1, height) * 0.5);
    });
  },
  sketch: ({ stripe }: SeersuckerPalette) => {
    const pitch = TILE / STRIPES;
    let body = '';
    for (let i = 0; i < STRIPES; i++) {
      body += `<rect x="${i * pitch}" width="${pitch * 0.52}" height="${TILE}" fill="${stripe}"/>`;
    }
    return { defs: '', body };
  },
});
