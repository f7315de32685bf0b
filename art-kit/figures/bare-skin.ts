import type { Part, Puff } from '../cloth/part.ts';
import { fillPath } from '../svg.ts';
import type { Person } from './person.ts';
import { armsOf, legsOf, type Rig } from './rig.ts';
import { SKINS, skinLook } from './skin.ts';
import { frontForearm } from './swim-layer.ts';
import { glow, kneeFolds, torsoFolds, torsoLines } from './torso-modelling.ts';

const TORSO_PUFF: readonly Puff[] = [
  [4, 1.6],
  [12, 5],
  [26, 7],
];

const LIMB_PUFF: readonly Puff[] = [
  [4, 2],
  [12, 6],
];

/** Body, arms and legs are one shape: separate limbs would show joints, like a jointed doll's. */
export function bareSkin(rig: Rig, person: Person): Part[] {
  const { body } = rig;
  const skin = SKINS[person.skin];
  const neck = fillPath(`M${-body.neck} 128L${body.neck} 128L${body.neck} 178L${-body.neck} 178Z`, '#fff');
  const torso = fillPath(rig.torso, '#fff');
  const folds = torsoFolds(body);
  const limbs = [...armsOf(rig), ...legsOf(rig)].map((limb) => limb.mask).join('');
  const whole: Part = {
    ...skinLook(skin),
    raw: torso + neck + limbs,
    puff: TORSO_PUFF,
    folds: [...folds, ...kneeFolds(rig)],
    role: 'body',
    overlay: () =>
      glow(rig, skin) +
      torsoLines(body, skin) +
      armsOf(rig)
        .filter((arm) => arm.layer === 'body')
        .map((arm) => arm.fingerLines(skin.line))
        .join('') +
      legsOf(rig)
        .map((leg) => leg.toeLines(skin.line))
        .join(''),
  };
  if (!armsOf(rig).some((arm) => arm.layer === 'behind')) return [whole];
  const waistInFront: Part = {
    ...skinLook(skin),
    raw:
      torso +
      legsOf(rig)
        .map((leg) => leg.mask)
        .join(''),
    fade: [296, 326],
    puff: TORSO_PUFF,
    folds: [...folds, ...kneeFolds(rig)],
    shadow: 0.34,
    shadowBlur: 6,
    shadowOffset: [2, 4],
    role: 'body',
    overlay: () =>
      glow(rig, skin) +
      torsoLines(body, skin) +
      legsOf(rig)
        .map((leg) => leg.toeLines(skin.line))
        .join(''),
  };
  return [whole, waistInFront];
}

/** Forearms that rest on what is worn, fading in from the elbow so that no seam shows on bare skin. */
export function frontArms(rig: Rig, person: Person): Part[] {
  const skin = SKINS[person.skin];
  return armsOf(rig)
    .filter((arm) => arm.layer === 'front')
    .flatMap((arm): Part[] => {
      const forearm: Part = {
        ...skinLook(skin),
        raw: arm.mask,
        fade: [arm.elbow[1] - 4, arm.elbow[1] + 26],
        puff: LIMB_PUFF,
        tone: 0.66,
        shadow: 0.34,
        shadowBlur: 5,
        shadowOffset: [3, 5],
        role: 'arm',
        overlay: () => arm.fingerLines(skin.line),
      };
      return frontForearm(forearm, arm, person);
    });
}
