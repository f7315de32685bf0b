import { darken } from '../../colour.ts';
import { lerp, rounded } from '../../numbers.ts';
import { fillPath, moved, strokePath } from '../../svg.ts';

/** A leaf from the origin upwards, its right half in shadow. */
export function leaf(length: number, width: number, colour: string): string {
  const l = length;
  const w = width;
  return (
    fillPath(
      rounded`M0 0C${-w} ${-l * 0.25} ${-w * 0.9} ${-l * 0.75} 0 ${-l}C${w * 0.9} ${-l * 0.7} ${w} ${-l * 0.25} 0 0Z`,
      colour,
    ) +
    fillPath(
      rounded`M0 0C${w} ${-l * 0.25} ${w * 0.9} ${-l * 0.7} 0 ${-l}Q${w * 0.12} ${-l * 0.5} 0 0Z`,
      darken(colour, 0.16),
    )
  );
}

/** A stem with `pairs` of leaves and one at the tip, `length` long, its middle at the origin. */
export function sprig(length: number, colour: string, pairs = 5): string {
  const l = length;
  let svg = strokePath(rounded`M0 ${l * 0.5}Q${l * 0.12} 0 0 ${-l * 0.42}`, darken(colour, 0.1), l * 0.022);
  for (let i = 0; i < pairs; i++) {
    const t = i / (pairs - 0.4);
    const y = lerp(l * 0.38, -l * 0.4, t);
    const x = Math.sin((1 - Math.abs(2 * t - 1)) * 1.3) * l * 0.06;
    const size = 0.3 * l * (1 - 0.35 * t);
    const angle = 58 - 14 * t;
    const blade = leaf(size, size * 0.33, colour);
    svg += moved(blade, x, y, angle) + moved(blade, x, y + l * 0.03, -angle);
  }
  return svg + moved(leaf(l * 0.2, l * 0.06, colour), 0, -l * 0.4);
}
