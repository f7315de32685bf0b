import { darken, lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated, strokePath } from '../../svg.ts';
import { notchedPetal } from './petal.ts';

const PETALS = 8;

/** A cosmos about the origin: eight notched petals in two tones. */
export function cosmos(random: Random, radius: number, colour: string, heart: string): string {
  const r = radius;
  let svg = '';
  for (let i = 0; i < PETALS; i++) {
    const length = r * (0.94 + random() * 0.1);
    const petal = fillPath(notchedPetal(length, r * 0.34, 0.07), i % 2 ? colour : lighten(colour, 0.14));
    const veins = strokePath(
      rounded`M0 ${-r * 0.25}L${-r * 0.05} ${-r * 0.8}M0 ${-r * 0.25}L${r * 0.08} ${-r * 0.78}`,
      darken(colour, 0.2),
      r * 0.02,
      ' stroke-opacity=".6"',
    );
    svg += rotated(petal + veins, (i / PETALS) * 360 + (random() - 0.5) * 8);
  }
  svg += circle(0, 0, r * 0.2, heart);
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 6.283;
    svg += circle(Math.cos(angle) * r * 0.17, Math.sin(angle) * r * 0.17, r * 0.04, darken(heart, 0.3));
  }
  return svg;
}
