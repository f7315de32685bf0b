import type { Fold } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';

/** A strip of gathered cloth round the body, seen from the front: half-widths and heights of its two edges. */
export interface Frill {
  readonly top: number;
  readonly topHalf: number;
  readonly hem: number;
  readonly hemHalf: number;
  /** How far both edges sink in the middle, where the body comes forward. */
  readonly sag: number;
  readonly waves: number;
}

/** Outline with a smooth upper edge and a waved hem. */
export function frillPath({ top, topHalf, hem, hemHalf, sag, waves }: Frill): string {
  const hemY = (i: number): number => hem + Math.sin((Math.PI * i) / waves) * sag + (i % 2 ? 4 : -3);
  let path = `M${-topHalf} ${top}Q0 ${top + sag * 2} ${topHalf} ${top}L${hemHalf} ${round1(hemY(0))}`;
  for (let i = 1; i <= waves; i++) {
    const x = lerp(hemHalf, -hemHalf, i / waves);
    const middle = round1((x + lerp(hemHalf, -hemHalf, (i - 1) / waves)) / 2);
    path += `C${middle} ${round1(hemY(i - 1))} ${middle} ${round1(hemY(i))} ${round1(x)} ${round1(hemY(i))}`;
  }
  return `${path}Z`;
}

/** The gathers that hang from its upper edge. */
export const gathersOf = ({ top, topHalf, hem, hemHalf, sag, waves }: Frill, height: number): Fold[] =>
  Array.from({ length: waves }, (_, i) => {
    const t = (i + 0.5) / waves;
    const drop = Math.sin(Math.PI * t) * sag;
    return {
      d: `M${round1(lerp(topHalf, -topHalf, t))} ${round1(top + drop * 1.6)}L${round1(lerp(hemHalf, -hemHalf, t))} ${round1(hem + drop + 6)}`,
      width: ((topHalf + hemHalf) / waves) * 0.7,
      height: i % 2 ? height : -height,
      blur: 4,
    };
  });
