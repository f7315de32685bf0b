import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { paintContactShadow } from '../cloth/contact-shadow.ts';
import type { Silhouette, View } from '../cloth/part.ts';
import { type ClothOptions, renderCloth } from '../cloth/render.ts';
import { type Sway, swayRows } from '../cloth/sway.ts';
import type { Template } from '../cloth/template.ts';
import { buildTemplate } from '../cloth/template.ts';
import { templateFor } from '../cloth/template-cache.ts';
import { place } from '../scenes/collage.ts';
import { paintStage } from '../stages/paint-stage.ts';
import type { Stage } from '../stages/stage.ts';
import { FIGURE_VIEW, type Figure, figure } from './figure.ts';
import type { Outfit, Person } from './person.ts';

export interface FigurePicture {
  /** Pixels, in the proportions of the view. */
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly ground: { readonly stage: Stage } | { readonly transparent: true };
  /** For worn pieces that name no colourway of their own; needed as soon as there is one. */
  readonly colourway?: string;
  readonly options?: ClothOptions;
  /** Keeps the worked-out figure for next time. Must tell apart all that is drawn but colourway and options. */
  readonly key?: string;
}

/** Where nothing asks for it, any colourway will do. */
const UNSEEN = 'coral';

/** How far, in units, swaying may draw in what lies beside the picture. */
const reachOf = ({ hips, head }: Sway): number => Math.max(Math.abs(hips), Math.abs(head) * 1.9) + 1;

function withoutSides(wide: Canvas, side: number): Canvas {
  const canvas = createCanvas(wide.width - 2 * side, wide.height);
  for (let y = 0; y < wide.height; y++) {
    const from = (y * wide.width + side) * 4;
    canvas.data.set(wide.data.subarray(from, from + canvas.width * 4), y * canvas.width * 4);
  }
  return canvas;
}

/** Dims what is painted by the shadow of a figure that has swayed; the set itself stands straight. */
function paintSwayedShadow(canvas: Canvas, template: Template, sway: Sway, side: number): void {
  const { width, height } = template.frame;
  const light = createCanvas(width, height);
  light.data.fill(255);
  paintContactShadow(light, template);
  const { data } = withoutSides(swayRows(light, template.frame, sway), side);
  for (let o = 0; o < data.length; o += 4) {
    for (let k = 0; k < 3; k++) canvas.data[o + k] = ((canvas.data[o + k] ?? 0) * (data[o + k] ?? 0)) / 255;
  }
}

/** A figure, leaning as it stands, on a set or on nothing. */
export function paintFigure({ silhouette, sway }: Figure, picture: FigurePicture): Canvas {
  const [x, y, width, height] = picture.view;
  const pixels = picture.width / width;
  const side = Math.ceil(reachOf(sway) * pixels);
  const wide: Silhouette = {
    ...silhouette,
    width: picture.width + 2 * side,
    height: picture.height,
    view: [x - side / pixels, y, width + (2 * side) / pixels, height],
  };
  const template = picture.key ? templateFor(`${picture.key} ${picture.width}`, 1, () => wide) : buildTemplate(wide, 1);
  const upright = renderCloth(template, picture.colourway ?? UNSEEN, { transparent: true }, picture.options);
  const person = withoutSides(swayRows(upright, template.frame, sway), side);
  if ('transparent' in picture.ground) return person;
  const canvas = paintStage(picture.width, picture.height, picture.ground.stage);
  paintSwayedShadow(canvas, template, sway, side);
  place(canvas, person, 0, 0);
  return canvas;
}

/** Someone on nothing, at `scale` pixels for each unit; the corner of the picture is that of FIGURE_VIEW. */
export function cutOut(person: Person, outfit: Outfit, scale: number): Canvas {
  return paintFigure(figure(person, outfit), {
    width: Math.round(FIGURE_VIEW[2] * scale),
    height: Math.round(FIGURE_VIEW[3] * scale),
    view: FIGURE_VIEW,
    ground: { transparent: true },
  });
}
