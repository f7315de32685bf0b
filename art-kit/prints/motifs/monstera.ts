import { clamp, lerp, rounded } from '../../numbers.ts';
import type { Point } from '../../path.ts';
import { fillPath, strokePath } from '../../svg.ts';

const FINGERS = 7;

function fingers(length: number, side: -1 | 1): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < FINGERS; i++) {
    const t = i / (FINGERS - 1);
    const y = lerp(length * 0.34, -length * 0.5, t);
    const width = length * 0.46 * Math.sin(Math.PI * clamp(0.16 + t * 0.84)) ** 0.75 * (1 - 0.12 * t);
    points.push([side * width, y - length * 0.06]);
    if (i < FINGERS - 1) points.push([side * width * 0.42, y - length * 0.085 + length * 0.02]);
  }
  return points;
}

const curve = (points: readonly Point[], bulge: number): string =>
  points.map(([x, y]) => rounded`Q${x * 1.05} ${y + bulge} ${x} ${y}`).join('');

/** A monstera leaf, `length` tall, with its veins; the middle at the origin. */
export function monstera(length: number, colour: string, veins: string): string {
  const l = length;
  const outline =
    rounded`M0 ${l * 0.32}` +
    curve(fingers(l, -1), l * 0.05) +
    rounded`L0 ${-l * 0.56}` +
    curve(fingers(l, 1).reverse(), -l * 0.05);
  let svg = fillPath(`${outline}Z`, colour) + strokePath(rounded`M0 ${l * 0.55}L0 ${-l * 0.48}`, veins, l * 0.02);
  for (let i = 0; i < FINGERS - 1; i++) {
    const t = i / (FINGERS - 1);
    const y = lerp(l * 0.26, -l * 0.4, t);
    const w = l * 0.3 * Math.sin(Math.PI * clamp(0.2 + t * 0.8));
    const end = y - l * 0.1;
    svg += strokePath(
      rounded`M0 ${y}Q${w * 0.5} ${y - l * 0.05} ${w} ${end}M0 ${y}Q${-w * 0.5} ${y - l * 0.05} ${-w} ${end}`,
      veins,
      l * 0.012,
    );
  }
  return svg;
}
