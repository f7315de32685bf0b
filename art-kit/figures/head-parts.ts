import type { Part } from '../cloth/part.ts';
import { faceSvg } from './face/face.ts';
import { EARS, HEADS } from './face/head.ts';
import { shades as shadesPart } from './face/shades.ts';
import type { Person } from './person.ts';
import { SKINS, skinLook } from './skin.ts';

const EARRINGS = [-1, 1]
  .map((s) => `<circle cx="${s * 49}" cy="119" r="6.4" fill="none" stroke="#fff" stroke-width="2.2"/>`)
  .join('');

/** Ears, head with its face, earrings, sunglasses. */
export function headParts(person: Person, shades: `#${string}` | undefined): Part[] {
  const skin = SKINS[person.skin];
  const hair = person.hair.colour;
  return [
    { ...skinLook(skin), raw: EARS, puff: [[3, 2]], role: 'head' },
    {
      ...skinLook(skin),
      d: HEADS[person.face.jaw],
      puff: [
        [6, 2],
        [20, 7],
      ],
      tone: 0.5,
      shadow: 0.38,
      shadowBlur: 6,
      shadowOffset: [2, 12],
      role: 'head',
      overlay: () => faceSvg(person.face, { skin, hair }, shades !== undefined),
    },
    ...(person.earrings
      ? [
          {
            raw: EARRINGS,
            fill: person.earrings,
            puff: [[1.5, 2]] as const,
            wrinkle: 0,
            shadow: 0.3,
            shadowBlur: 2,
            role: 'head',
          },
        ]
      : []),
    ...(shades ? [shadesPart(shades)] : []),
  ];
}
