/**
 * The one format every drawn thing is made of. A picture is a list of parts, painted in order; a part is a mask
 * (where it is), a fill (what it is made of) and a height recipe (how it catches the light). Garments, skin, hair,
 * beads and parasols all use it, so they match.
 *
 * Lengths are drawing units: products are drawn on 800 x 1000, figures on 520 x 1000. Heights are in the same units,
 * towards the viewer.
 */

/** The colours of a cloth, for what is drawn to match it. */
export interface Fabric {
  /** Hex colour of the bare cloth under the print. */
  readonly ground: string;
  /** Hex colours of the print, ground left out. */
  readonly accents: readonly string[];
  /** Hex colour of straps, bindings and bands. */
  readonly trim: string;
}

/** A closed path, even-odd. */
interface FilledMask {
  readonly d: string;
}

/** A tube along a path. */
interface StrokedMask {
  readonly stroke: string;
  readonly width: number;
  readonly cap?: 'round' | 'butt';
}

/** SVG markup, white where the part is. Use it where sub-paths overlap and even-odd would punch holes. */
interface RawMask {
  readonly raw: string;
}

export type Mask = FilledMask | StrokedMask | RawMask;

/** Piles up `height` where the mask, blurred by `blur`, is more than half covered: small blurs round the edge, large ones the body. */
export type Puff = readonly [blur: number, height: number];

/** A crease (height below 0) or a ridge (above 0). Between 4 and 12 reads as cloth; more reads as vinyl. */
export interface Fold {
  readonly d: string;
  /** Stroke width; absent for a filled shape. */
  readonly width?: number;
  readonly height: number;
  readonly blur: number;
  /** Moves the path, so that one drawing can fall in more ways than one. */
  readonly shift?: readonly [dx: number, dy: number];
}

/** How the print tile lies on the part. */
export interface PrintPlacement {
  /** Degrees, clockwise, about (`cx`, `cy`), which default to the middle of the product canvas. */
  readonly rotate?: number;
  /** Tile size relative to its 480 units; .62 when absent. */
  readonly scale?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly cx?: number;
  readonly cy?: number;
}

/**
 * `print`: the colourway's tile. `trim`: its trim colour. `inside`: the ground seen in shade, for the far side of a
 * garment. `lining`: the same, lighter, for a lined one. Or a hex colour, or a rule that picks one.
 */
export type Fill = 'print' | 'trim' | 'inside' | 'lining' | Hex | FillRule;

/** `#rrggbb`. Not a template type, since mixed colours are computed. */
type Hex = string;

/** Picks a hex colour by the fabric; `trim` is the trim in force, which a picture may override. */
export type FillRule = (fabric: Fabric, trim: string) => Hex;

/** A mask (white on black) that takes cloth away, fading in from `from` to `to` (vertical drawing units). */
export interface FadingCut {
  readonly raw: string;
  readonly from: number;
  readonly to: number;
}

/** Role of what only holds a product up: left out where the product lies among others. */
export const HANGER = 'hanger';

export interface PartLook {
  /** Absent means `print`. */
  readonly fill?: Fill;
  /** Draws this part in a colourway of its own, whatever the picture is drawn in. */
  readonly colourway?: string;
  readonly print?: PrintPlacement;

  /** Path punched out of the mask. */
  readonly cut?: string;
  /** SVG markup, white where the part may show. */
  readonly clip?: string;
  /** The mask fades in between these two heights on the page. */
  readonly fade?: readonly [from: number, to: number];
  readonly cutFade?: readonly FadingCut[];

  readonly puff?: readonly Puff[];
  readonly folds?: readonly Fold[];
  /** Amplitude of random wrinkles; 2.2 when absent, 0 for skin and hard goods. */
  readonly wrinkle?: number;
  /** Extra height at a point, for volumes that folds cannot say. */
  readonly heightAt?: (x: number, y: number) => number;
  /** How far slopes push the print aside, per unit of slope; 9 when absent, 14-18 for ruffles. */
  readonly displace?: number;
  /** Replaces flat print placement: where on the print (units) the point lies. */
  readonly warp?: (x: number, y: number) => readonly [number, number];
  /** Points (bust, crotch) where no motif may sit centred; the print is shifted until none does. */
  readonly keepClear?: readonly (readonly [x: number, y: number])[];

  /** Strength of the relief; 1 when absent. */
  readonly relief?: number;
  /** Pulls the light towards flat: 0 is flat, 1 (absent) is full. Skin lives at .5-.66. */
  readonly tone?: number;
  /** Multiplies the light; below 1 for parts that lie in shade. */
  readonly dim?: number;
  /** Weave grain: .02-.03 lycra, .05-.07 woven, .1 towel and canvas; .03 when absent. */
  readonly grain?: number;
  /** Shades towards red instead of violet. */
  readonly skin?: boolean;

  /** Strength of the shadow on what lies below, 0-1; .26 when absent. */
  readonly shadow?: number;
  readonly shadowOffset?: readonly [dx: number, dy: number];
  readonly shadowBlur?: number;

  /** Vector drawing printed on the cloth, over its print and under its light (borders, slogans). Drawing units. */
  readonly artwork?: (fabric: Fabric, trim: string) => string;
  /** Vector detail on top (seams, stitches, labels), clipped to the mask. Drawing units. */
  readonly overlay?: (fabric: Fabric, trim: string) => string;
  /** Layer name, for those who render some parts of a figure only. */
  readonly role?: string;
}

export type Part = Mask & PartLook;

/** [x, y, width, height] in drawing units. */
export type View = readonly [x: number, y: number, width: number, height: number];

/** Degrees clockwise about a point of the drawing. */
export interface Turn {
  readonly degrees: number;
  readonly about: readonly [x: number, y: number];
}

export interface Silhouette {
  /** Seeds the wrinkles: the same name always wrinkles the same way. */
  readonly name: string;
  /** Size in pixels at scale 1; 800 x 1000 when absent. */
  readonly width?: number;
  readonly height?: number;
  /** The window on the drawing; the whole canvas when absent. */
  readonly view?: View;
  /** Lays the whole drawing at an angle. */
  readonly turn?: Turn;
  /** Drawing units the wrinkle noise spreads over; 800 when absent. Figures, drawn smaller, want less. */
  readonly wrinkleSpan?: number;
  readonly parts: readonly Part[];
}

/** The mask as SVG, white on nothing. */
export function maskSvg(mask: Mask): string {
  if ('raw' in mask) return mask.raw;
  if ('stroke' in mask) {
    const cap = mask.cap ?? 'round';
    return `<path d="${mask.stroke}" fill="none" stroke="#fff" stroke-width="${mask.width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
  }
  return `<path d="${mask.d}" fill="#fff" fill-rule="evenodd"/>`;
}
