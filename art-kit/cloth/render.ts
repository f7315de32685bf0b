import { parseHex } from '../colour.ts';
import { printTile } from '../prints/tile.ts';
import { TILE } from '../scatter.ts';
import { paintStage } from '../stages/paint-stage.ts';
import type { Stage } from '../stages/stage.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { paintContactShadow } from './contact-shadow.ts';
import { fabricOf } from './fabric.ts';
import { fillColour } from './fabric-colour.ts';
import type { Frame } from './frame.ts';
import { paintOverlay, rasteriseDetail } from './overlay.ts';
import { type Material, paintPart, paintPartShadow } from './paint-part.ts';
import type { Fabric } from './part.ts';
import type { Template, TemplatePart } from './template.ts';

export interface ClothOptions {
  /** Hex; takes the place of the colourway's trim. */
  readonly trim?: string;
  /** Multiplies every part's print scale. */
  readonly printScale?: number;
  /** Shift of the print on all parts, in drawing units. */
  readonly printOffset?: readonly [dx: number, dy: number];
}

/** The print scale of a part that names none. */
const PRINT_SCALE = 0.62;

/** A part and the cloth it is drawn in. */
interface Dressed {
  readonly piece: TemplatePart;
  readonly colourway: string;
  readonly fabric: Fabric;
  readonly trim: string;
}

function baseOf({ piece, colourway, fabric, trim }: Dressed, frame: Frame, options: ClothOptions): Material['base'] {
  const colour = fillColour(piece.part.fill, fabric, trim);
  if (colour !== undefined) return { colour: parseHex(colour) };
  const scale = (piece.part.print?.scale ?? PRINT_SCALE) * (options.printScale ?? 1);
  const [dx, dy] = options.printOffset ?? [0, 0];
  return {
    tile: printTile(colourway, Math.round(TILE * scale * frame.pixelsPerUnit)),
    shift: [dx * frame.pixelsPerUnit, dy * frame.pixelsPerUnit],
  };
}

function materialOf(dressed: Dressed, frame: Frame, options: ClothOptions): Material {
  const base = baseOf(dressed, frame, options);
  const markup = dressed.piece.part.artwork?.(dressed.fabric, dressed.trim);
  return markup ? { base, artwork: rasteriseDetail(frame, dressed.piece.window, markup) } : { base };
}

/** Paints a product on what the canvas already holds. The canvas must have the template's size. */
export function paintCloth(canvas: Canvas, template: Template, colourway: string, options: ClothOptions = {}): void {
  const { frame } = template;
  for (const piece of template.parts) {
    const own = piece.part.colourway;
    const fabric = fabricOf(own ?? colourway);
    const trim = own === undefined ? (options.trim ?? fabric.trim) : fabric.trim;
    paintPartShadow(canvas, template, piece);
    paintPart(canvas, piece, materialOf({ piece, colourway: own ?? colourway, fabric, trim }, frame, options));
    const markup = piece.part.overlay?.(fabric, trim);
    if (markup) paintOverlay(canvas, frame, piece, markup);
  }
}

/**
 * The finished picture of a template in a colourway: on a stage with contact shadows, or on
 * nothing (premultiplied alpha). Throws a RangeError for a colourway that does not exist.
 */
export function renderCloth(
  template: Template,
  colourway: string,
  ground: { readonly stage: Stage } | { readonly transparent: true },
  options: ClothOptions = {},
): Canvas {
  const { width, height } = template.frame;
  if ('transparent' in ground) {
    const canvas = createCanvas(width, height);
    paintCloth(canvas, template, colourway, options);
    return canvas;
  }
  const canvas = paintStage(width, height, ground.stage);
  paintContactShadow(canvas, template);
  paintCloth(canvas, template, colourway, options);
  return canvas;
}
