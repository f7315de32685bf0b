/** Width and height in CSS pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A place in the viewport, from its centre. */
export interface Point {
  x: number;
  y: number;
}

/** How large the picture stands and how far its centre is from the viewport's. */
export interface ZoomView extends Point {
  scale: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 4;
/** Where a double tap, or a click, goes. */
const CLOSE_UP = 2.5;

/** Width over height of every product picture. */
const PICTURE_RATIO = 4 / 5;

/** The largest picture that fits in the viewport as a whole. */
export function fitted({ width, height }: Box): Box {
  return width / height > PICTURE_RATIO
    ? { width: height * PICTURE_RATIO, height }
    : { width, height: width / PICTURE_RATIO };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/** The view with no more of the viewport left bare than must be. */
export function within(view: ZoomView, viewport: Box): ZoomView {
  const scale = Math.min(Math.max(view.scale, 1), CLOSEST);
  const picture = fitted(viewport);
  const slack = (side: keyof Box): number => Math.max(0, (picture[side] * scale - viewport[side]) / 2);
  return { scale, x: clamp(view.x, slack('width')), y: clamp(view.y, slack('height')) };
}

/** Goes to another scale while what lies at `point` stays there. */
export function zoomedTo(view: ZoomView, scale: number, point: Point, viewport: Box): ZoomView {
  const reached = Math.min(Math.max(scale, 1), CLOSEST);
  const by = reached / view.scale;
  return within(
    { scale: reached, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    viewport,
  );
}

/** Moves the picture by so much. */
export function panned(view: ZoomView, by: Point, viewport: Box): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, viewport);
}

/** Close up at a place, or the whole picture again. */
export function toggled(view: ZoomView, point: Point, viewport: Box): ZoomView {
  return view.scale > 1 ? WHOLE : zoomedTo(view, CLOSE_UP, point, viewport);
}
