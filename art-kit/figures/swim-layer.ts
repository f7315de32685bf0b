import type { Part, PartLook } from '../cloth/part.ts';
import { fillPath } from '../svg.ts';
import type { Arm } from './arm.ts';
import type { Person } from './person.ts';
import { armsOf, legsOf, type Rig } from './rig.ts';
import { torsoFolds } from './torso-modelling.ts';

const look = (colour: `#${string}`): PartLook => ({
  fill: colour,
  puff: [
    [3, 2],
    [12, 5],
    [26, 7],
  ],
  wrinkle: 1,
  grain: 0.03,
  tone: 0.8,
  shadow: 0.2,
  role: 'swim-layer',
});

/** Long-sleeved swim top and leggings, from wrist to ankle, for those who wear them. */
export function swimLayer(rig: Rig, { swimLayer: colour }: Person): Part[] {
  if (!colour) return [];
  const limbs = [...armsOf(rig), ...legsOf(rig)].map((limb) => limb.bare).join('');
  return [{ ...look(colour), raw: fillPath(rig.torso, '#fff') + limbs, folds: torsoFolds(rig.body) }];
}

/** A forearm that is drawn over what is worn: bare, or the hand and then the sleeve. */
export function frontForearm(forearm: Part, arm: Arm, { swimLayer: colour }: Person): Part[] {
  if (!colour) return [forearm];
  const { fade, ...hand } = { ...forearm, raw: arm.hand };
  return [hand, { ...look(colour), raw: arm.bare, ...(fade ? { fade } : {}), shadow: 0.3, shadowBlur: 5 }];
}
