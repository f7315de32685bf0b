import type { Silhouette, View } from './part.ts';

/** How a drawing falls on the pixels of a picture. */
export interface Frame {
  readonly view: View;
  readonly pixelsPerUnit: number;
  readonly width: number;
  readonly height: number;
  /** SVG transform that lays the drawing at its angle; empty when it lies straight. */
  readonly transform: string;
  /** The turn, to be undone: its cosine and sine, and the point it is about. */
  readonly cos: number;
  readonly sin: number;
  readonly about: readonly [x: number, y: number];
}

export const PRODUCT_WIDTH = 800;
export const PRODUCT_HEIGHT = 1000;

/** The frame of a silhouette drawn at `scale` pixels per canvas unit; a narrower view magnifies. */
export function frameOf(silhouette: Silhouette, scale: number): Frame {
  const canvasWidth = silhouette.width ?? PRODUCT_WIDTH;
  const canvasHeight = silhouette.height ?? PRODUCT_HEIGHT;
  const view = silhouette.view ?? ([0, 0, canvasWidth, canvasHeight] as const);
  const pixelsPerUnit = (scale * canvasWidth) / view[2];
  const turn = silhouette.turn;
  const angle = ((turn?.degrees ?? 0) * Math.PI) / 180;
  return {
    view,
    pixelsPerUnit,
    width: Math.round(canvasWidth * scale),
    height: Math.round(canvasHeight * scale),
    transform: turn ? `rotate(${turn.degrees} ${turn.about.join(' ')})` : '',
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    about: turn?.about ?? [0, 0],
  };
}

/** A rectangle of whole pixels inside a frame. */
export interface PixelWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The SVG view box that shows exactly a window of the frame. */
export const viewBoxOf = ({ view, pixelsPerUnit }: Frame, window: PixelWindow): string =>
  [
    view[0] + window.x / pixelsPerUnit,
    view[1] + window.y / pixelsPerUnit,
    window.width / pixelsPerUnit,
    window.height / pixelsPerUnit,
  ].join(' ');

/**
 * Where on the drawing the pixels of a window lie, the turn undone: what a column gives and what a row gives, to be added.
 * The drawing unit under pixel (x, y) of the window is (acrossX[x] + downX[y], acrossY[x] + downY[y]).
 */
export interface UnitsOfPixels {
  readonly acrossX: Float64Array;
  readonly acrossY: Float64Array;
  readonly downX: Float64Array;
  readonly downY: Float64Array;
}

export function unitsOfPixels({ view, pixelsPerUnit, cos, sin, about }: Frame, window: PixelWindow): UnitsOfPixels {
  const { width, height } = window;
  const units = {
    acrossX: new Float64Array(width),
    acrossY: new Float64Array(width),
    downX: new Float64Array(height),
    downY: new Float64Array(height),
  };
  for (let i = 0; i < width; i++) {
    const x = view[0] + (i + window.x) / pixelsPerUnit - about[0];
    units.acrossX[i] = about[0] + x * cos;
    units.acrossY[i] = about[1] - x * sin;
  }
  for (let i = 0; i < height; i++) {
    const y = view[1] + (i + window.y) / pixelsPerUnit - about[1];
    units.downX[i] = y * sin;
    units.downY[i] = y * cos;
  }
  return units;
}
