import { round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';

export interface Brow {
  /** 1 is a groomed brow, 2 a bushy one. */
  readonly weight: number;
  /** Extra height of the arch, units. */
  readonly arch: number;
  /** Hex; the hair, darkened, when absent. */
  readonly colour?: string;
}

const BROW_X = 20;
const BROW_Y = 80;

export function brows({ weight, arch }: Brow, colour: string): string {
  const thick = (weight - 1) * 2.6;
  return [-1, 1]
    .map((side) => {
      const at = (x: number): number => round1(side * (BROW_X + x));
      const upper = `M${at(-11.4)} ${BROW_Y - 0.6}C${at(-5)} ${round1(BROW_Y - 4.6 - arch)} ${at(4)} ${round1(BROW_Y - 6.4 - arch)} ${at(14.4)} ${BROW_Y - 0.4}`;
      const lower = `C${at(6)} ${round1(BROW_Y - 3.2 - arch + thick)} ${at(-3)} ${round1(BROW_Y - 1.8 - arch + thick)} ${at(-10.8)} ${round1(BROW_Y + 2.4 + thick * 0.5)}Z`;
      return fillPath(upper + lower, colour);
    })
    .join('');
}
