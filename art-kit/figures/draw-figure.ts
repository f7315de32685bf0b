import type { Canvas } from '../cloth/canvas.ts';
import type { View } from '../cloth/part.ts';
import { renderCloth } from '../cloth/render.ts';
import { swayRows } from '../cloth/sway.ts';
import { buildTemplate } from '../cloth/template.ts';
import { type Figure, figure } from './figure.ts';
import type { Outfit, Person } from './person.ts';

/** Every part of a figure that shows a print names its colourway itself, so this one never shows. */
const UNUSED_COLOURWAY = 'coral';

/** `pixels` by `pixels * 1.25` of a figure, seen through `view`. */
export interface FigurePicture {
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly ground: { readonly backdrop: string } | { readonly transparent: true };
}

/** A figure on a backdrop or on nothing. */
export function paintFigure({ silhouette, sway }: Figure, picture: FigurePicture): Canvas {
  const { width, height, view } = picture;
  const template = buildTemplate({ ...silhouette, width, height, view }, 1);
  return swayRows(renderCloth(template, UNUSED_COLOURWAY, picture.ground), template.frame, sway);
}

/** Someone on nothing, at `scale` pixels for each unit of the figure canvas. */
export function cutOut(person: Person, outfit: Outfit, scale: number): Canvas {
  const drawn = figure(person, outfit);
  const [x, y, w, h] = drawn.silhouette.view ?? [0, 0, 0, 0];
  return paintFigure(drawn, {
    width: Math.round(w * scale),
    height: Math.round(h * scale),
    view: [x, y, w, h],
    ground: { transparent: true },
  });
}
