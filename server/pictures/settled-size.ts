import type { CropPosition } from '@bluebird-bay/art-kit/crop-picture.ts';
import type { PictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { type PictureWidth, settledWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { SCENES } from '@bluebird-bay/art-kit/scenes/scenes.ts';

/** A shape pictures are cut to: width and height as small numbers. */
interface Shape {
  name: string;
  ratio: number;
}

const shape = (width: number, height: number): Shape => ({ name: `${width}x${height}`, ratio: width / height });

/** The shapes storefronts ask for. Others are answered with the whole picture: who asks for thousands gets nothing drawn. */
const SHAPES = [
  ...[shape(1, 1), shape(4, 5), shape(3, 4), shape(2, 3), shape(9, 16)],
  ...[shape(5, 4), shape(4, 3), shape(3, 2), shape(16, 9), shape(2, 1)],
];

/** Storefronts round heights to whole pixels. */
const NEAR = 0.03;

/** Pixels of a side, as the hosted provider takes them. */
const MAX_SIDE = 5760;

/** What a storefront's parameters come to: a width pictures are drawn in, and the shape one is cut to. */
export interface SettledSize {
  width: PictureWidth;
  crop?: { shape: Shape; position: CropPosition };
}

const POSITIONS: Readonly<Record<string, CropPosition>> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
};

function sideOf(text: string | null): number | undefined {
  const side = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return side >= 1 && side <= MAX_SIDE ? side : undefined;
}

/** Width over height of a picture as it is drawn; undefined for what has no fixed one. */
function ratioOf(spec: PictureSpec): number | undefined {
  switch (spec.kind) {
    case 'product':
      return 4 / 5;
    case 'print':
      return 1;
    case 'scene':
      return SCENES[spec.scene].width / SCENES[spec.scene].height;
    case 'cut-out':
    case 'doll':
    case 'doll-piece':
    case 'look':
      return undefined;
  }
}

const nearest = (ratio: number): Shape | undefined => SHAPES.find((known) => Math.abs(ratio / known.ratio - 1) < NEAR);

/**
 * What `?width=&height=&crop=` come to, as the hosted provider's addresses take them: never larger than a picture is drawn, at the
 * next size it is drawn in, cut to one of a few shapes. Undefined where nothing (or nothing that makes sense) is asked.
 */
export function settledSize(spec: PictureSpec, query: URLSearchParams): SettledSize | undefined {
  const [width, height] = [sideOf(query.get('width')), sideOf(query.get('height'))];
  if (width === undefined && height === undefined) return undefined;
  const own = ratioOf(spec);
  const position = POSITIONS[query.get('crop') ?? ''];
  const fromHeight = height !== undefined && own !== undefined ? height * own : undefined;
  const sizes = [width, fromHeight].filter((size) => size !== undefined);
  if (sizes.length === 0) return undefined;
  const cut = width !== undefined && height !== undefined && own !== undefined && position !== undefined;
  const found = cut ? nearest(width / height) : undefined;
  const whole = !found || (own !== undefined && Math.abs(found.ratio / own - 1) < NEAR);
  return {
    width: settledWidth(spec, cut ? Math.max(...sizes) : Math.min(...sizes)),
    ...(!whole && found && position && { crop: { shape: found, position } }),
  };
}
