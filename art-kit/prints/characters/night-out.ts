import { darken, lighten, mix } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { type Random, rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { lips } from '../motifs/lips.ts';
import { sparkle } from '../motifs/marks.ts';
import { vectorPrint } from '../print.ts';

export type NightOutPalette = Readonly<Record<'ground' | 'red' | 'glitter' | 'leaf' | 'pale', string>>;

function martini({ ground, red, glitter, leaf, pale }: NightOutPalette): string {
  return (
    strokePath('M0 6L0 34M-14 36Q0 30 14 36', pale, 3) +
    fillPath('M-27 -22L27 -22L0 8Z', mix(pale, ground, 0.15)) +
    fillPath('M-21 -16L21 -16L0 7Z', red) +
    circle(8, -14, 6.5, leaf) +
    circle(10, -14, 2.2, '#d33') +
    strokePath('M20 -34L2 -4', glitter, 2)
  );
}

const BALL = 28;
const ROWS = 9;

/** A ball of mirrors: rows of squares, narrower towards the rim, each with a glint of its own. */
function discoBall(random: Random, { ground, red, glitter, pale }: NightOutPalette): string {
  const glints = [pale, lighten(red, 0.3), glitter, mix(pale, red, 0.5), '#fff', mix(glitter, ground, 0.4), pale];
  let svg = circle(0, 0, BALL, mix(pale, glitter, 0.3));
  for (let row = 0; row < ROWS; row++) {
    const top = -BALL + (row * 2 * BALL) / ROWS;
    const middle = top + BALL / ROWS;
    const width = Math.sqrt(Math.max(0, BALL * BALL - middle * middle));
    for (let i = 0; i < ROWS; i++) {
      const left = Math.sin(-Math.PI / 2 + (Math.PI * i) / ROWS);
      const right = Math.sin(-Math.PI / 2 + (Math.PI * (i + 1)) / ROWS);
      const glint = glints[Math.trunc(random() * glints.length)] ?? pale;
      svg += rounded`<rect x="${left * width + 0.5}" y="${top + 0.5}" width="${(right - left) * width - 1}" height="5.2" fill="${glint}"/>`;
    }
  }
  return `${svg}${strokePath('M0 -28v-9', pale, 2)}<g transform="translate(15 -16)">${fillPath(sparkle(13), '#fff')}</g>`;
}

const cherries = (red: string, leaf: string): string =>
  strokePath('M-10 10Q-4 -14 14 -26M14 10Q14 -10 14 -26', leaf, 2.6) +
  fillPath('M14 -26Q26 -36 36 -24Q24 -18 14 -26Z', leaf) +
  circle(-11, 14, 11, red) +
  circle(15, 14, 11, darken(red, 0.16)) +
  strokePath('M-16 10q2 -4 5 -4M10 10q2 -4 5 -4', lighten(red, 0.75), 2.4);

const heel = (colour: string): string =>
  fillPath(
    'M-30 -16Q-24 -4 -10 4Q6 14 20 16Q32 17 34 22L4 22Q-12 18 -22 4L-25 24L-29 24Q-28 4 -36 -8Q-36 -14 -30 -16Z',
    colour,
  ) + strokePath('M-30 -14Q-22 4 6 14', lighten(colour, 0.5), 1.6);

/** Martinis, mirror balls, lips, cherries and one heel or the other. */
export const nightOut = vectorPrint('night-out', (palette: NightOutPalette) => {
  const { red, glitter, leaf, pale } = palette;
  const random = rng('no');
  const ball = discoBall(random, palette);
  const items = scatter(
    random,
    [
      { id: 'martini', radius: 38, count: 6 },
      { id: 'disco', radius: 34, count: 5 },
      { id: 'lips', radius: 30, count: 7 },
      { id: 'cherries', radius: 28, count: 8 },
      { id: 'heel', radius: 32, count: 6 },
      { id: 'sparkle', radius: 13, count: 16 },
      { id: 'dot', radius: 4, count: 60 },
    ],
    2,
  );
  return {
    defs:
      symbol('martini', martini(palette)) +
      symbol('disco', ball) +
      symbol('lips', lips(red)) +
      symbol('cherries', cherries(red, leaf)) +
      symbol('heel', heel(glitter)) +
      symbol('sparkle', fillPath(sparkle(12), pale)) +
      symbol('dot', circle(0, 0, 1.9, mix(pale, glitter, 0.4))),
    body: placeOnTorus(upright(items, 60), 1.4),
  };
});
