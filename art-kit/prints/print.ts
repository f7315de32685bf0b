import type { Raster } from '../raster.ts';

/** Colours of a print by what they colour, `#rrggbb`; a list where the print takes any number of them. */
export type Palette = Readonly<Record<string, string | readonly string[]>>;

/** The drawing on one repeat, TILE x TILE units, above its ground; edges meet on all sides. */
export interface VectorArt {
  readonly defs: string;
  readonly body: string;
}

interface AnyPrint {
  /** Name of the generator, the same for all recolours of a print. */
  readonly generator: string;
  readonly palette: Palette;
  /** Colour of the bare cloth: linings, stitches and backdrops follow it. */
  readonly ground: string;
}

/** A print drawn as SVG. */
export interface VectorPrint extends AnyPrint {
  readonly kind: 'vector';
  readonly draw: () => VectorArt;
}

/** A print of dye, computed pixel by pixel; `sketch` is its plain SVG likeness for places that take no raster. */
export interface PixelPrint extends AnyPrint {
  readonly kind: 'pixel';
  readonly paint: (size: number) => Raster;
  readonly sketch: () => VectorArt;
}

export type PrintDrawing = VectorPrint | PixelPrint;

type Grounded = Palette & { readonly ground: string };

/** Makes a print out of a drawing: the result takes a palette, so one drawing has any number of recolours. */
export function vectorPrint<Colours extends Grounded>(
  generator: string,
  draw: (palette: Colours) => VectorArt,
): (palette: Colours) => VectorPrint {
  return (palette) => ({
    kind: 'vector',
    generator,
    palette,
    ground: palette.ground,
    draw: () => draw(palette),
  });
}

/** How a dyed print is made. `paint` gets the side of the tile in pixels. */
export interface DyeRecipe<Colours> {
  readonly paint: (palette: Colours, size: number) => Raster;
  readonly sketch: (palette: Colours) => VectorArt;
}

/** Makes a dyed print, see {@link vectorPrint}. */
export function pixelPrint<Colours extends Grounded>(
  generator: string,
  recipe: DyeRecipe<Colours>,
): (palette: Colours) => PixelPrint {
  return (palette) => ({
    kind: 'pixel',
    generator,
    palette,
    ground: palette.ground,
    paint: (size) => recipe.paint(palette, size),
    sketch: () => recipe.sketch(palette),
  });
}
