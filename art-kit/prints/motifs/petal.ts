import { rounded } from '../../numbers.ts';

/** Path data of a petal from the origin upwards. `tip` 0 is round, 1 is pointed. */
export function petal(length: number, width: number, tip = 0.5): string {
  const l = length;
  const w = width;
  const end = w * 0.35 * (1 - tip);
  return rounded`M0 0C${-w * 0.5} ${-l * 0.2} ${-w} ${-l * (1 - tip * 0.55)} ${-end} ${-l * 0.97}Q0 ${-l * 1.04} ${end} ${-l * 0.97}C${w} ${-l * (1 - tip * 0.5)} ${w * 0.6} ${-l * 0.2} 0 0Z`;
}

/** Path data of a wide petal from the origin upwards with a notch in its edge, `notch` of the length deep. */
export function notchedPetal(length: number, width: number, notch: number): string {
  const l = length;
  const w = width;
  return rounded`M0 0C${-w * 0.7} ${-l * 0.25} ${-w * 1.1} ${-l * 0.8} ${-w * 0.45} ${-l}Q${-w * 0.15} ${-l * 1.02} 0 ${-l * (1 - notch)}Q${w * 0.15} ${-l * 1.02} ${w * 0.5} ${-l * 0.98}C${w * 1.1} ${-l * 0.75} ${w * 0.65} ${-l * 0.25} 0 0Z`;
}
