import { backdropFor } from '@bluebird-bay/art-kit/backdrops.ts';
import { fabricOf } from '@bluebird-bay/art-kit/cloth/fabric.ts';
import { fillColour } from '@bluebird-bay/art-kit/cloth/fabric-colour.ts';
import { maskSvg, type Part } from '@bluebird-bay/art-kit/cloth/part.ts';
import { CUTS } from '@bluebird-bay/art-kit/garments/cuts.ts';
import type { ProductPicture } from '@bluebird-bay/art-kit/picture-spec.ts';
import type { PictureView } from '@bluebird-bay/art-kit/picture-views.ts';
import { printTileSvg } from '@bluebird-bay/art-kit/prints/tile.ts';
import { svgDocument } from '@bluebird-bay/art-kit/raster.ts';
import { TILE } from '@bluebird-bay/art-kit/scatter.ts';

/** How wide a sketch says it is: less than any picture, so that a page knows one when it sees it. */
export const SKETCH_PX = 80;

/** Longer repeats, and there are few, weigh more than a drawn picture: they come as dots in their colours. */
const MOST_REPEAT_CHARS = 36_000;
const USUAL_PRINT_SCALE = 0.62;

/** Dots in the colours of a cloth, for a repeat that is too long to send. */
function dots({ ground, accents }: ReturnType<typeof fabricOf>): string {
  const colours = accents.length > 0 ? accents : [ground];
  const places = [60, 180, 300, 420].flatMap((x, column) =>
    [60, 180, 300, 420].map((y, row) => ({ x, y, at: column * 4 + row })),
  );
  const circles = places.map(
    ({ x, y, at }) => `<circle cx="${x}" cy="${y}" r="34" fill="${colours[at % colours.length]}"/>`,
  );
  return `<rect width="${TILE}" height="${TILE}" fill="${ground}"/>${circles.join('')}`;
}

/** The views a piece is known by; the others lie beside them in the same print, and come as dots. */
const LEADING: ReadonlySet<PictureView> = new Set(['flat', 'model']);

function repeatOf({ colourway, view }: ProductPicture): string {
  const svg = printTileSvg(colourway);
  if (svg.length > MOST_REPEAT_CHARS || !LEADING.has(view)) return dots(fabricOf(colourway));
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

const pattern = (id: string, repeat: string): string =>
  `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="scale(${USUAL_PRINT_SCALE})">${repeat}</pattern>`;

/** A part as it is cut, in what it is made of, with a line round it, and no further than it may show. */
function partSvg(part: Part, paint: string, at: number): string {
  const shape = maskSvg(part).replaceAll(/#fff(?:fff)?\b|\bwhite\b/g, paint);
  const drawn =
    'd' in part ? shape.replace('<path ', '<path stroke="#17305f" stroke-opacity=".35" stroke-width="3" ') : shape;
  return part.clip === undefined ? drawn : `<mask id="m${at}">${part.clip}</mask><g mask="url(#m${at})">${drawn}</g>`;
}

/**
 * What a product's picture shows, as a few kilobytes of SVG: the outline of the piece in its print, on the ground of its
 * picture. For shoppers who save data, whatever the view.
 */
export function sketchPicture(picture: ProductPicture): string {
  const { cut, colourway, seed } = picture;
  const fabric = fabricOf(colourway);
  const colourOf = ({ fill, colourway: own }: Part): string | undefined => {
    const cloth = own === undefined ? fabric : fabricOf(own);
    return fillColour(fill, cloth, cloth.trim) ?? (own === undefined ? undefined : cloth.ground);
  };
  const parts = CUTS[cut].silhouette.parts.map((part, at) => partSvg(part, colourOf(part) ?? 'url(#p)', at));
  const ground = `<rect width="800" height="1000" fill="${backdropFor(colourway, seed)}"/>`;
  const body = [`<defs>${pattern('p', repeatOf(picture))}</defs>`, ground, ...parts].join('');
  return svgDocument(SKETCH_PX, SKETCH_PX * 1.25, body, '0 0 800 1000');
}
