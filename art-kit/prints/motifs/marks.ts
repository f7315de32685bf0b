import { rounded } from '../../numbers.ts';
import { type Point, polygon } from '../../path.ts';

/** Path data of a four-pointed sparkle about the origin. */
export function sparkle(radius: number): string {
  const r = radius;
  const q = r * 0.1;
  return rounded`M0 ${-r}Q${q} ${-q} ${r} 0Q${q} ${q} 0 ${r}Q${-q} ${q} ${-r} 0Q${-q} ${-q} 0 ${-r}Z`;
}

/** Path data of a heart about the origin. */
export function heart(radius: number): string {
  const r = radius;
  return rounded`M0 ${r * 0.9}C${-r * 1.5} ${-r * 0.1} ${-r * 0.8} ${-r * 1.15} 0 ${-r * 0.4}C${r * 0.8} ${-r * 1.15} ${r * 1.5} ${-r * 0.1} 0 ${r * 0.9}Z`;
}

/** Path data of a star with straight sides; `inner` is the radius of its valleys as a share of the outer one. */
export function star(radius: number, inner = 0.45, tips = 5): string {
  const corners: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const angle = (i / tips) * Math.PI - Math.PI / 2;
    const reach = i % 2 ? radius * inner : radius;
    corners.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  return polygon(corners);
}
