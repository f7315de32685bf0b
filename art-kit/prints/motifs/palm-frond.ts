import { darken } from '../../colour.ts';
import { lerp, rounded } from '../../numbers.ts';
import type { Random } from '../../random.ts';
import { fillPath, moved, strokePath } from '../../svg.ts';

/** A palm frond, `length` tall, its middle at the origin. */
export function palmFrond(random: Random, length: number, colour: string): string {
  const l = length;
  const shade = darken(colour, 0.12);
  let svg = strokePath(rounded`M0 ${l * 0.5}Q${l * 0.08} 0 ${-l * 0.02} ${-l * 0.5}`, darken(colour, 0.15), l * 0.02);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const size = l * (0.46 - 0.26 * t) * (0.9 + 0.15 * random());
    const blade = rounded`M0 0Q${-size * 0.09} ${-size * 0.5} 0 ${-size}Q${size * 0.09} ${-size * 0.5} 0 0Z`;
    const x = l * 0.03 * Math.sin(t * 3);
    const y = lerp(l * 0.32, -l * 0.5, t);
    const angle = 72 - 52 * t;
    svg += moved(fillPath(blade, colour), x, y, angle) + moved(fillPath(blade, shade), x, y, -angle);
  }
  return svg;
}
