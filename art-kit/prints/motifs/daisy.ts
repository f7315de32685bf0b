import { darken } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated } from '../../svg.ts';
import { petal } from './petal.ts';

/** A daisy about the origin: two rings of petals round a domed heart. */
export function daisy(random: Random, radius: number, colour: string, heart: string, petals = 13): string {
  const r = radius;
  let svg = '';
  for (const ring of ['back', 'front']) {
    for (let i = 0; i < petals; i++) {
      const angle = (i / petals) * 360 + (ring === 'front' ? 180 / petals : 0) + (random() - 0.5) * 9;
      const length = r * (ring === 'front' ? 0.86 : 1) * (0.9 + random() * 0.16);
      svg += rotated(fillPath(petal(length, r * 0.2, 0.35), ring === 'front' ? colour : darken(colour, 0.14)), angle);
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
