import type { Fold } from '../cloth/part.ts';
import { round1 } from '../numbers.ts';
import type { Point } from '../path.ts';
import { strokePath } from '../svg.ts';
import type { Body } from './body.ts';
import { armsOf, legsOf, type Rig } from './rig.ts';
import type { Skin } from './skin.ts';

const SIDES = [-1, 1] as const;

/** The modelling of chest and belly: ridges and hollows the light catches. */
export function torsoFolds({ bust, waist, cup, male }: Body): Fold[] {
  if (!male) {
    const breasts = SIDES.map((s) => ({ d: `M${s * bust * 0.5} 262l.1 6`, width: 52 * cup, height: 9, blur: 15 }));
    return [...breasts, { d: 'M0 400l.1 30', width: 90, height: 5, blur: 30 }];
  }
  const chest = SIDES.flatMap((s) => [
    { d: `M${s * 8} 284Q${s * bust * 0.4} 300 ${s * bust * 0.8} 276`, width: 7, height: -6, blur: 5 },
    { d: `M${s * waist * 0.62} 318Q${s * waist * 0.5} 360 ${s * waist * 0.62} 396`, width: 9, height: -4, blur: 7 },
    { d: `M${s * bust * 0.45} 250l.1 20`, width: 70, height: 8, blur: 18 },
  ]);
  const belly =
    waist < bust * 0.86
      ? [312, 340].map((y) => ({ d: `M-26 ${y}Q0 ${y + 5} 26 ${y}`, width: 5, height: -3, blur: 4 }))
      : [{ d: 'M0 350l.1 8', width: 110, height: 7, blur: 24 }];
  return [...chest, { d: 'M0 222L0 384', width: 6, height: -4.5, blur: 5 }, ...belly];
}

/** Kneecaps. */
export const kneeFolds = (rig: Rig): Fold[] =>
  legsOf(rig).flatMap(({ knee: [x, y] }) => [
    { d: `M${round1(x - 7)} ${round1(y + 12)}q7 6 14 0`, width: 4, height: -5, blur: 4 },
    { d: `M${round1(x)} ${round1(y - 10)}l.1 8`, width: 18, height: 4, blur: 7 },
  ]);

/** Collarbones, navel and, on men, the chest: drawn in the skin's own dark, faintly. */
export function torsoLines({ shoulder, bust, waist, male }: Body, skin: Skin): string {
  const line = (d: string, width: number, opacity: number): string =>
    strokePath(d, skin.line, width, ` stroke-opacity="${opacity}"`);
  const both = (draw: (s: -1 | 1) => string): string => draw(-1) + draw(1);
  const collarbones = both((s) => line(`M${s * shoulder * 0.62} 204Q${s * 30} 201 ${s * 9} 211.6`, 1.8, 0.28));
  const navel = line('M-.8 388Q.4 392 0 395', 2.2, 0.38);
  if (!male) return collarbones + navel;
  const breast = both((s) => line(`M${s * bust * 0.72} 282Q${s * bust * 0.3} 296 ${s * 4} 280`, 2, 0.25));
  const nipples = both(
    (s) => `<ellipse cx="${s * bust * 0.46}" cy="272" rx="3.4" ry="2.6" fill="${skin.line}" fill-opacity=".35"/>`,
  );
  return collarbones + navel + breast + line(`M0 286L0 ${waist < bust * 0.86 ? 372 : 330}`, 1.6, 0.16) + nipples;
}

/** Warmth where skin is thin: knees, shoulders, elbows, fingers, collar. */
export function glow(rig: Rig, skin: Skin): string {
  const spot = ([x, y]: Point, radius: number, strength: number): string =>
    `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" fill="url(#glow)" fill-opacity="${strength}"/>`;
  const legs = legsOf(rig).map(
    ({ knee, ankle }) => spot([knee[0], knee[1] + 2], 20, 0.5) + spot([ankle[0], ankle[1] + 34], 17, 0.4),
  );
  const arms = armsOf(rig).map(
    ({ shoulder, elbow, wrist }) =>
      spot(shoulder, 22, 0.3) + spot(elbow, 13, 0.4) + spot([wrist[0], wrist[1] + 26], 13, 0.35),
  );
  const gradient = `<defs><radialGradient id="glow"><stop offset="0" stop-color="${skin.blush}" stop-opacity=".55"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient></defs>`;
  return gradient + legs.join('') + arms.join('') + spot([0, 214], 26, 0.3);
}
