import { darken } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated } from '../../svg.ts';
import { petal } from './petal.ts';

/** How the two rings of petals differ: how far each is turned, how long its petals are, and how dark. */
const RINGS = [
  { offset: 0, long: 1, dark: 0.14 },
  { offset: 180, long: 0.86, dark: 0 },
] as const;

/** A daisy about the origin: two rings of petals round a domed heart. */
export function daisy(random: Random, radius: number, colour: string, heart: string, petals = 13): string {
  const r = radius;
  let svg = '';
  for (const { offset, long, dark } of RINGS) {
    const shade = dark > 0 ? darken(colour, dark) : colour;
    for (let i = 0; i < petals; i++) {
      const angle = (i / petals) * 360 + offset / petals + (random() - 0.5) * 9;
      const length = r * long * (0.9 + random() * 0.16);
      svg += rotated(fillPath(petal(length, r * 0.2, 0.35), shade), angle);
    }
  }
  svg += circle(0, 0, r * 0.27, heart);
  svg += fillPath(
    rounded`M${-r * 0.25} ${r * 0.08}A${r * 0.27} ${r * 0.27} 0 0 0 ${r * 0.25} ${r * 0.08}Q0 ${r * 0.2} ${-r * 0.25} ${r * 0.08}Z`,
    darken(heart, 0.3),
  );
  for (let i = 0; i < 9; i++) {
    const angle = random() * 7;
    const reach = random() * r * 0.19;
    svg += circle(Math.cos(angle) * reach, Math.sin(angle) * reach - r * 0.03, r * 0.028, darken(heart, 0.35));
  }
  return svg;
}
