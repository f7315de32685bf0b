import { round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';

/** Rays of a sun about (x, y): every other one of `count` wedges, as long as the picture needs. */
export function rays(x: number, y: number, length: number, count: number, colour: string): string {
  const at = (i: number): string => {
    const angle = (i / count) * 2 * Math.PI;
    return `${round1(x + Math.cos(angle) * length)} ${round1(y + Math.sin(angle) * length)}`;
  };
  let wedges = '';
  for (let i = 1; i < count; i += 2) wedges += `M${x} ${y}L${at(i)}L${at(i + 1)}Z`;
  return fillPath(wedges, colour);
}
