import { darken, lighten } from '../../colour.ts';
import { circle, fillPath, strokePath } from '../../svg.ts';

/** What a crown is made of. */
export interface CrownColours {
  readonly gold: string;
  readonly jewel: string;
  readonly secondJewel: string;
  readonly pearl: string;
}

const TIPS = [
  [-37, -14],
  [-19.5, -23],
  [0, -30],
  [19.5, -23],
  [37, -14],
] as const;

/** A five-pointed crown with pearls on its points, about 82 wide and 60 tall. */
export function crown({ gold, jewel, secondJewel, pearl }: CrownColours): string {
  const shade = darken(gold, 0.2);
  return (
    fillPath(
      'M-28 15L-37 -13Q-31 -3 -25 -1Q-20 -8 -19.5 -22Q-14 -7 -9 -4Q-3 -11 0 -29Q3 -11 9 -4Q14 -7 19.5 -22Q20 -8 25 -1Q31 -3 37 -13L28 15Q0 22 -28 15Z',
      gold,
    ) +
    fillPath(
      'M0 -29Q3 -11 9 -4Q14 -7 19.5 -22Q20 -8 25 -1Q31 -3 37 -13L28 15Q14 18.6 0 18.6Q9 -2 0 -29Z',
      darken(gold, 0.09),
    ) +
    fillPath('M-29 11Q0 18 29 11L27.2 22Q0 29 -27.2 22Z', shade) +
    strokePath('M-28.6 12.6Q0 19.4 28.6 12.6M-27.4 20.6Q0 27.4 27.4 20.6', lighten(gold, 0.5), 1.6) +
    `<ellipse cy="20.4" rx="6" ry="3.6" fill="${jewel}"/>` +
    circle(-15.5, 18.6, 2.8, secondJewel) +
    circle(15.5, 18.6, 2.8, secondJewel) +
    fillPath('M0 -11L4.2 -4L0 3L-4.2 -4Z', jewel) +
    fillPath('M0 -11L-4.2 -4L0 -4Z', lighten(jewel, 0.45)) +
    circle(-20, 4, 2.6, secondJewel) +
    circle(20, 4, 2.6, secondJewel) +
    strokePath('M-30 -3L-25 11', lighten(gold, 0.6), 2) +
    TIPS.map(([x, y]) => circle(x, y, 4.2, darken(pearl, 0.16)) + circle(x - 0.6, y - 0.6, 3.3, pearl)).join('')
  );
}
