import { darken, mix } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { fillPath, strokePath } from '../../svg.ts';
import type { Skin } from '../skin.ts';

export interface Eyes {
  readonly shape: 'almond' | 'round' | 'slim';
  /** Iris, hex. */
  readonly colour: string;
  /** Lash line drawn out to a small wing. */
  readonly lashes: boolean;
}

const EYE_X = 20;
const EYE_Y = 94.5;

/** Stretch across and down, lift of the outer corner in degrees, and whether the lid shows a crease. */
const SHAPES = {
  almond: { across: 1.2, down: 1.1, lift: -3, crease: true },
  round: { across: 1.14, down: 1.22, lift: -1, crease: true },
  slim: { across: 1.2, down: 0.98, lift: -3.5, crease: false },
} as const;

const WHITE =
  'M-10 2C-6.4 -4.8 -1 -6.6 3.6 -5.8C7 -5.2 9.4 -2.8 10.6 -.8C8 3.8 3 5.6 -1.6 5.2C-5.6 4.8 -8.4 3.8 -10 2Z';
const LID =
  'M-10.6 2.2C-9 -4.6 -4 -9.4 2.4 -9.2C7.6 -9 11.4 -6 11.2 -1C9.4 -2.8 7 -4.6 3.6 -5.2C-1 -6 -6.4 -4 -10.6 2.2Z';
const LASH_WINGED =
  'M-10.8 2.6C-7 -4.8 -1.4 -7.4 3.8 -6.6C7 -6 9.4 -4.6 13.4 -6C12 -3.4 11.4 -2 10.6 -.4C9 -2.8 7 -4.4 3.6 -4.9C-1 -5.7 -6 -3.4 -10.8 2.6Z';
const LASH_PLAIN =
  'M-10.6 2.2C-6.6 -4.6 -1.4 -6.8 3.8 -6C7.4 -5.4 9.6 -3.2 11 -.8C9 -2.6 7 -4.4 3.6 -4.8C-1 -5.6 -6 -3.6 -10.6 2.2Z';

function eye(look: Eyes, skin: Skin): string {
  const { crease } = SHAPES[look.shape];
  const lash = darken(skin.line, 0.5);
  return [
    fillPath(WHITE, mix('#fffaf4', skin.colour, 0.06)),
    `<circle cx=".5" cy="-.5" r="5" fill="${darken(look.colour, 0.35)}"/><circle cx=".5" cy="-.3" r="4.2" fill="${look.colour}"/>`,
    `<circle cx=".5" cy="-.5" r="2.3" fill="#140b0a"/>`,
    fillPath(LID, mix(skin.colour, skin.line, look.lashes ? 0.2 : 0.1)),
    fillPath(look.lashes ? LASH_WINGED : LASH_PLAIN, lash),
    strokePath('M9.4 1C6.4 4.6 2 5.8 -3 5.2', lash, 0.8, ' stroke-opacity=".4"'),
    crease ? strokePath('M-9.4 -3.2C-5.4 -9 2 -11 10.4 -6.6', skin.line, 0.9, ' stroke-opacity=".4"') : '',
  ].join('');
}

/** Both eyes. The catch-lights sit on the same side in both, where the sun is. */
export function eyes(look: Eyes, skin: Skin): string {
  const { across, down, lift } = SHAPES[look.shape];
  return [-1, 1]
    .map((side) => {
      const placed = `<g transform="translate(${side * EYE_X} ${EYE_Y})scale(${side * across} ${down})rotate(${lift})">${eye(look, skin)}</g>`;
      const light = `<circle cx="${round1(side * (EYE_X + 0.5) - 2)}" cy="${round1(EYE_Y - 2.6 * down)}" r="1.6" fill="#fff"/>`;
      return placed + light;
    })
    .join('');
}
