import type { FadingCut, Part, Silhouette } from '../cloth/part.ts';
import type { Sway } from '../cloth/sway.ts';
import { bareSkin, frontArms } from './bare-skin.ts';
import { BODIES } from './body.ts';
import { hairBack, hairFront } from './hair-parts.ts';
import { headParts } from './head-parts.ts';
import type { Outfit, Person, Worn } from './person.ts';
import { mirroredPose, POSES } from './poses.ts';
import { armsOf, buildRig, type Rig } from './rig.ts';
import { swimLayer } from './swim-layer.ts';
import { isHeadwear, WORN } from './worn/worn.ts';

/** A figure to be drawn: parts, and the lean to give them afterwards. */
export interface Figure {
  readonly silhouette: Silhouette;
  readonly sway: Sway;
}

/** The whole figure with room for a raised hand: 520 x 1000, the centre line at x = 0. */
export const FIGURE_VIEW = [-260, -40, 520, 1000] as const;

/** Arms that hang in front of clothes take their shape out of them; only below the armpit, where they part from the body. */
const armCuts = (rig: Rig): FadingCut[] =>
  armsOf(rig)
    .filter((arm) => arm.elbow[1] >= arm.shoulder[1] + 10)
    .map((arm) => ({ raw: arm.overCloth, from: arm.shoulder[1] + 10, to: arm.shoulder[1] + 24 }));

function wornParts(rig: Rig, wear: readonly Worn[]): Part[] {
  const cutFade = armCuts(rig);
  return wear.flatMap(([cut, colourway]) =>
    WORN[cut](rig).map((part) => ({ cutFade, ...part, ...(colourway ? { colourway } : {}), role: `worn:${cut}` })),
  );
}

/** Someone, dressed and posed. */
export function figure(person: Person, outfit: Outfit): Figure {
  const pose = POSES[outfit.pose];
  const rig = buildRig(BODIES[person.body], outfit.mirrored ? mirroredPose(pose) : pose);
  return {
    silhouette: {
      name: person.name,
      width: 520,
      height: 1000,
      view: FIGURE_VIEW,
      wrinkleSpan: 400,
      parts: [
        ...hairBack(person),
        ...bareSkin(rig, person),
        ...swimLayer(rig, person),
        ...wornParts(
          rig,
          outfit.wear.filter(([cut]) => !isHeadwear(cut)),
        ),
        ...frontArms(rig, person),
        ...headParts(person, outfit.shades),
        ...hairFront(person),
        ...wornParts(
          rig,
          outfit.wear.filter(([cut]) => isHeadwear(cut)),
        ),
      ],
    },
    sway: { hips: rig.pose.sway, head: rig.pose.tilt },
  };
}
