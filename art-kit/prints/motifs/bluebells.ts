import { darken } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { fillPath, moved, strokePath } from '../../svg.ts';
import { leaf } from './leaf.ts';

/** Where the bells hang: x, y and size in lengths of the stem, angle in degrees. */
const BELLS = [
  [-0.03, 0.02, 40, 0.13],
  [0.02, -0.16, -50, 0.13],
  [0.1, -0.3, 20, 0.15],
  [0.26, -0.42, -30, 0.16],
  [0.06, 0.1, -60, 0.11],
] as const;

function bell(size: number, colour: string): string {
  const q = size;
  return (
    fillPath(
      rounded`M${-q * 0.4} 0C${-q * 0.5} ${q * 0.5} ${-q * 0.5} ${q * 0.7} ${-q * 0.7} ${q}L${-q * 0.3} ${q * 0.88}L0 ${q * 1.06}L${q * 0.3} ${q * 0.88}L${q * 0.7} ${q}C${q * 0.5} ${q * 0.7} ${q * 0.5} ${q * 0.4} ${q * 0.4} 0Q0 ${-q * 0.36} ${-q * 0.4} 0Z`,
      colour,
    ) +
    fillPath(
      rounded`M${q * 0.1} ${-q * 0.2}Q${q * 0.5} 0 ${q * 0.4} ${q * 0.3}Q${q * 0.45} ${q * 0.7} ${q * 0.7} ${q}L${q * 0.3} ${q * 0.88}Q${q * 0.3} ${q * 0.2} ${q * 0.1} ${-q * 0.2}Z`,
      darken(colour, 0.2),
    )
  );
}

/** A bending stem of bluebells, `length` tall, its middle at the origin. */
export function bluebells(length: number, stem: string, colour: string): string {
  const l = length;
  let svg = strokePath(
    rounded`M${-l * 0.1} ${l * 0.5}C${-l * 0.05} ${l * 0.1} 0 ${-l * 0.2} ${l * 0.26} ${-l * 0.44}`,
    stem,
    l * 0.025,
  );
  for (const [x, y, angle, size] of BELLS) svg += moved(bell(size * l, colour), x * l, y * l, angle);
  svg += moved(leaf(l * 0.42, l * 0.07, stem), -l * 0.08, l * 0.4, -35);
  return svg + moved(leaf(l * 0.32, l * 0.06, stem), -l * 0.08, l * 0.44, 32);
}
