import { round1 } from './numbers.ts';

/** A filled path. `more` is added to the tag as it stands: ` fill-opacity=".5"`. */
export const fillPath = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`;

/** A line with round ends and joins. */
export const strokePath = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(radius)}" fill="${fill}"/>`;

/** A motif for `<defs>`, drawn about the origin, to be placed with `<use>`. */
export const symbol = (id: string, body: string): string => `<g id="${id}">${body}</g>`;

export const rotated = (body: string, degrees: number): string =>
  `<g transform="rotate(${round1(degrees)})">${body}</g>`;

export const moved = (body: string, x: number, y: number, degrees = 0): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})${degrees === 0 ? '' : `rotate(${round1(degrees)})`}">${body}</g>`;
