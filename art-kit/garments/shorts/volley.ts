import type { FillRule, Part, Silhouette } from '../../cloth/part.ts';
import { luminance } from '../../colour.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { gathers } from '../sewing/folds.ts';
import { mirror } from '../sewing/mirror.ts';
import { elasticWaist, insideWaist } from './elastic-waist.ts';
import { looseLegs, outseam } from './loose-legs.ts';
import { shortsOutline } from './shorts-outline.ts';

const random = rng('volley');

const CUT = { waistY: 250, waist: 208, hemY: 724, outer: 284, inner: 36, crotchY: 505 } as const;
const BAND = { y: 232, half: 208, depth: 66 } as const;

const laceColour: FillRule = (_, trim) => (luminance(trim) > 0.8 ? '#24232e' : '#fbf6ec');
const CLIP = `<path d="${shortsOutline(CUT)}" fill="#fff"/>`;

/** A broad stripe down the side with a pale one inside it. */
const stripe = (stroke: string, width: number, fill: Part['fill']): Part => ({
  stroke,
  width,
  cap: 'butt',
  ...(fill && { fill }),
  clip: CLIP,
  puff: [[2, 0.8]],
  wrinkle: 2,
  grain: 0.04,
  shadow: 0.08,
});

const SIDE = outseam(CUT, 14);
const PALE = outseam(CUT, 66);

/** Volley shorts: elastic waist, long laces, stripes down both sides. */
export const volley: Silhouette = {
  name: 'volley',
  parts: [
    insideWaist(BAND),
    looseLegs(CUT, {
      folds: gathers(random, { from: [210, 590, 300], to: [170, 630, 450], count: 20, height: 4.5, width: 8, blur: 6 }),
    }),
    ...[SIDE, mirror(SIDE)].map((d) => stripe(d, 76, 'trim')),
    ...[PALE, mirror(PALE)].map((d) => stripe(d, 9, '#fffaf0')),
    elasticWaist(random, BAND),
    cord('M386 276 C366 330 344 380 358 470', 9, laceColour, { shadow: 0.4 }),
    cord('M414 276 C436 334 458 376 440 460', 9, laceColour, { shadow: 0.4 }),
    cord('M400 282C360 250 340 300 398 284C440 250 462 296 402 284', 8, laceColour, { shadow: 0.4 }),
  ],
};
