import { darken } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';

const STRIPES = 6;
const CREAM = '#fffaf0';

/** A striped changing hut with a scalloped awning, `width` wide, its floor at `floor`. */
export function beachHut(x: number, floor: number, width: number, colour: string): string {
  const eaves = floor - width * 1.64;
  const eavesOut = width * 0.07;
  const stripe = width / STRIPES;
  const scallop = (width + 2 * eavesOut) / STRIPES;
  let [walls, awning] = ['', ''];
  for (let i = 0; i < STRIPES; i++) {
    const fill = i % 2 ? CREAM : colour;
    walls += `<rect x="${round1(x + i * stripe)}" y="${round1(eaves)}" width="${round1(stripe + 0.5)}" height="${round1(floor - eaves)}" fill="${fill}"/>`;
    awning += fillPath(
      `M${round1(x - eavesOut + i * scallop)} ${round1(eaves)}h${round1(scallop)}a${round1(scallop / 2)} ${round1(scallop / 2)} 0 0 1 ${round1(-scallop)} 0Z`,
      fill,
    );
  }
  const shade = `<rect x="${round1(x)}" y="${round1(eaves)}" width="${round1(width)}" height="${round1(scallop * 0.8)}" fill="#3a2044" fill-opacity=".14"/>`;
  const roof = fillPath(
    `M${round1(x - eavesOut)} ${round1(eaves)}L${round1(x + width / 2)} ${round1(eaves - width * 0.5)}L${round1(x + width + eavesOut)} ${round1(eaves)}Z`,
    darken(colour, 0.12),
  );
  const door = width * 0.2;
  const doorway = fillPath(
    `M${round1(x + width / 2 - door)} ${floor}V${round1(floor - width * 0.78)}a${round1(door)} ${round1(door)} 0 0 1 ${round1(door * 2)} 0V${floor}Z`,
    darken(colour, 0.45),
  );
  return walls + shade + doorway + roof + awning;
}
