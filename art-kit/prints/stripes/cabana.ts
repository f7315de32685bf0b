import { TILE } from '../../scatter.ts';
import { vectorPrint } from '../print.ts';

/** `pinstripe` is the hairline in each gap; give it the ground's colour for none. */
export type CabanaPalette = Readonly<Record<'ground' | 'stripe' | 'pinstripe', string>>;

const STRIPES = 6;

/** Awning stripes, with or without a pinstripe between. */
export const cabana = vectorPrint('cabana', ({ ground, stripe, pinstripe }: CabanaPalette) => {
  const pitch = TILE / STRIPES;
  let body = '';
  for (let i = 0; i < STRIPES; i++) {
    body += `<rect x="${i * pitch}" width="${pitch / 2}" height="${TILE}" fill="${stripe}"/>`;
    if (pinstripe !== ground) {
      body += `<rect x="${(i + 0.72) * pitch}" width="${pitch * 0.06}" height="${TILE}" fill="${pinstripe}"/>`;
    }
  }
  return { defs: '', body };
});
