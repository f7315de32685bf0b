import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { elasticWaist, insideWaist } from '../shorts/elastic-waist.ts';
import { shortsOutline } from '../shorts/shorts-outline.ts';
import { gatheredPart } from './gathered-tier.ts';

const random = rng('flareskort');

const BAND = { y: 286, half: 184, depth: 58 } as const;
const HEM = { sag: 24, drop: 30, reach: [12, 8] } as const;

/** Two flounces over shorts, elastic waist, a bow in front. */
export const flareskort: Silhouette = {
  name: 'flareskort',
  parts: [
    insideWaist(BAND),
    {
      d: shortsOutline({ waistY: 300, waist: 186, hemY: 706, outer: 226, inner: 26, crotchY: 560 }),
      fill: 'inside',
      puff: [
        [5, 2],
        [20, 5],
      ],
      grain: 0.04,
    },
    gatheredPart(
      random,
      { ...HEM, topY: 470, hemY: 626, top: 232, hem: 296, waves: 9 },
      { print: { scale: 0.6, dx: 70, dy: 20 }, shadow: 0.4 },
    ),
    gatheredPart(
      random,
      { ...HEM, topY: 318, hemY: 496, top: 190, hem: 262, waves: 8 },
      { print: { scale: 0.6 }, shadow: 0.34 },
    ),
    elasticWaist(random, BAND),
    ...bow({ x: 400, y: 330, turn: 0, scale: 0.8, cord: 11 }, 'trim'),
  ],
};
