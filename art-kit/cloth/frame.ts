import type { Silhouette, View } from './part.ts';

/** How a drawing falls on the pixels of a picture. */
export interface Frame {
  readonly view: View;
  readonly pixelsPerUnit: number;
  readonly width: number;
  readonly height: number;
  /** SVG transform that lays the drawing at its angle; empty when it lies straight. */
  readonly transform: string;
  /** Drawing unit under a pixel of the straight view, after the turn is undone. */
  readonly locate: (pixelX: number, pixelY: number) => readonly [x: number, y: number];
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
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [cx, cy] = turn?.about ?? [0, 0];
  return {
    view,
    pixelsPerUnit,
    width: Math.round(canvasWidth * scale),
    height: Math.round(canvasHeight * scale),
    transform: turn ? `rotate(${turn.degrees} ${cx} ${cy})` : '',
    locate: (pixelX, pixelY) => {
      const x = view[0] + pixelX / pixelsPerUnit - cx;
      const y = view[1] + pixelY / pixelsPerUnit - cy;
      return [cx + x * cos + y * sin, cy - x * sin + y * cos];
    },
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
