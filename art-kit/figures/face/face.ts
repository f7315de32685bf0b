import { darken } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { strokePath } from '../../svg.ts';
import type { Skin } from '../skin.ts';
import { type Beard, beard } from './beard.ts';
import { type Brow, brows } from './brows.ts';
import { type Eyes, eyes } from './eyes.ts';
import { type Mouth, mouth } from './mouth.ts';
import { type Nose, nose } from './nose.ts';

/** The features that make a face someone's. Drawn on the head of head.ts, on the page. */
export interface Face {
  readonly jaw: 'oval' | 'round' | 'heart' | 'square' | 'strong';
  readonly eyes: Eyes;
  readonly brow: Brow;
  readonly nose: Nose;
  readonly mouth: Mouth;
  readonly beard?: Beard;
  readonly freckles?: true;
  /** Laughter lines. */
  readonly lines?: true;
}

/** What the features are coloured with. */
export interface Complexion {
  readonly skin: Skin;
  readonly hair: string;
}

const FRECKLES = [
  [-25, 106],
  [-19, 109],
  [-29, 111],
  [-21, 114],
  [24, 106],
  [18, 109],
  [28, 111],
  [21, 114],
  [-3, 104],
  [4, 106],
  [-14, 105],
  [14, 104],
] as const;

function blush(skin: Skin, strength: number): string {
  const stops = `<stop offset="0" stop-color="${skin.blush}" stop-opacity="${strength}"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/>`;
  const cheek = (x: number): string => `<ellipse cx="${x}" cy="112" rx="16" ry="12" fill="url(#blush)"/>`;
  return `<defs><radialGradient id="blush">${stops}</radialGradient></defs>${cheek(-26)}${cheek(26)}`;
}

const freckles = (skin: Skin): string =>
  FRECKLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1" fill="${skin.line}" fill-opacity=".42"/>`).join('');

function laughterLines(skin: Skin): string {
  const line = (data: string, opacity: number): string =>
    strokePath(data, skin.line, 1.1, ` stroke-opacity="${opacity}"`);
  return [-1, 1]
    .map((s) => {
      const at = (x: number): number => round1(x * s);
      return (
        line(`M${at(13)} 114C${at(18)} 118 ${at(20)} 123 ${at(19)} 128`, 0.3) +
        line(`M${at(33.5)} 92C${at(36)} 91 ${at(38)} 90 ${at(40)} 89`, 0.26) +
        line(`M${at(33.5)} 95C${at(36)} 95.4 ${at(38)} 95.6 ${at(40)} 96`, 0.26) +
        line(`M${at(12)} 104C${at(17)} 107 ${at(24)} 107 ${at(29)} 104`, 0.16)
      );
    })
    .join('');
}

/** The features of a face as SVG. Without eyes (sunglasses) only what shows is drawn. */
export function faceSvg(face: Face, { skin, hair }: Complexion, eyesHidden = false): string {
  const male = face.jaw === 'square' || face.jaw === 'strong';
  return [
    blush(skin, male ? 0.3 : 0.52),
    face.beard ? beard(face.beard, hair) : '',
    eyesHidden ? '' : eyes(face.eyes, skin),
    brows(face.brow, face.brow.colour ?? darken(hair, 0.2)),
    nose(face.nose, skin),
    mouth(face.mouth, skin),
    face.lines ? laughterLines(skin) : '',
    face.freckles ? freckles(skin) : '',
  ].join('');
}
