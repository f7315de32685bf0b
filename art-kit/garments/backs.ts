import type { Silhouette } from '../cloth/part.ts';
import { boyshortBack } from './swim/boyshort.ts';
import { cheekyBack } from './swim/cheeky.ts';
import { highwaistBack } from './swim/highwaist.ts';
import { hipsterBack } from './swim/hipster.ts';
import { onepieceBack, plungeBack, squareneckBack } from './swim/one-piece-backs.ts';
import {
  balconetteBack,
  braletteBack,
  oneshoulderBack,
  scoopBack,
  tiesideBack,
  triangleBack,
  twistBack,
} from './swim/top-backs.ts';

/** Swim shapes turned over, by the id of the cut. */
export const BACKS = {
  triangle: triangleBack,
  scoop: scoopBack,
  twist: twistBack,
  bralette: braletteBack,
  balconette: balconetteBack,
  oneshoulder: oneshoulderBack,
  highwaist: highwaistBack,
  cheeky: cheekyBack,
  tieside: tiesideBack,
  hipster: hipsterBack,
  boyshort: boyshortBack,
  onepiece: onepieceBack,
  plunge: plungeBack,
  squareneck: squareneckBack,
} as const satisfies Readonly<Record<string, Silhouette>>;

/** A cut whose other side is worth a picture. */
export type TurnedCut = keyof typeof BACKS;

export const isTurnedCut = (cut: string): cut is TurnedCut => Object.hasOwn(BACKS, cut);
