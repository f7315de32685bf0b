import { fillPath } from '../../svg.ts';

/** The giant sun. */
export function sun(x: number, y: number, radius: number): string {
  return `<defs><radialGradient id="sun" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#ffe08a"/><stop offset=".6" stop-color="#ffbf5e"/><stop offset="1" stop-color="#ff9a5c"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#sun)"/>`;
}

/** A clear morning. */
export function sky(width: number, height: number): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe3f7"/><stop offset="1" stop-color="#e4f3f7"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

/** A flat field in one colour. */
export const field = (width: number, height: number, colour: string): string =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`;

/** A flat sun. */
export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A cloud about 200 units wide at scale 1. */
export function cloud(x: number, y: number, scale: number): string {
  const body = fillPath(
    'M-90 30C-120 30 -120 -4 -88 -6C-86 -44 -36 -54 -20 -26C-4 -58 56 -54 58 -14C90 -22 112 30 74 30Z',
    '#ffffff',
    ' fill-opacity=".92"',
  );
  const shade = fillPath(
    'M-90 30C-120 30 -112 6 -92 4C-70 26 -20 8 -2 16C30 4 60 26 88 12C98 22 90 30 74 30Z',
    '#dcecf7',
    ' fill-opacity=".92"',
  );
  return `<g transform="translate(${x} ${y})scale(${scale})">${body}${shade}</g>`;
}
