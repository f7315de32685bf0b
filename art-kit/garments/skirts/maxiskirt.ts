import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { elasticWaist, insideWaist } from '../shorts/elastic-waist.ts';
import { gatheredPart } from './gathered-tier.ts';

const random = rng('maxiskirt');

const BAND = { y: 128, half: 132, depth: 54 } as const;
const HEM = { sag: 26, drop: 26, reach: [7, 5] } as const;

/** Tie ends with a tassel. */
const tie = (d: string, x: number, y: number) => [
  cord(d, 7, 'trim', { shadow: 0.36 }),
  cord(`M${x} ${y}l-8 38M${x} ${y}l-3 42M${x} ${y}l3 42M${x} ${y}l8 38`, 5, 'trim', { shadow: 0.3 }),
  cord(`M${x - 2} ${y + 2}l4 4`, 13, 'trim'),
];

/** Long skirt in three tiers with an elastic waist and tasselled ties. */
export const maxiskirt: Silhouette = {
  name: 'maxiskirt',
  parts: [
    insideWaist(BAND),
    gatheredPart(
      random,
      { ...HEM, topY: 612, hemY: 876, top: 234, hem: 284, waves: 13 },
      { print: { scale: 0.56, dx: 40 }, shadow: 0.3 },
    ),
    gatheredPart(
      random,
      { ...HEM, topY: 372, hemY: 640, top: 184, hem: 240, waves: 11 },
      { print: { scale: 0.56, dx: 90, dy: 30 }, shadow: 0.3 },
    ),
    gatheredPart(
      random,
      { ...HEM, topY: 158, hemY: 400, top: 136, hem: 192, waves: 8 },
      { print: { scale: 0.56 }, shadow: 0.26 },
    ),
    elasticWaist(random, BAND),
    ...tie('M394 178 C376 226 356 260 364 306', 364, 304),
    ...tie('M406 178 C424 230 446 270 434 324', 434, 322),
  ],
};
