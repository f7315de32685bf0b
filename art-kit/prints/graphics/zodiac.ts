import { mix } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, rotated, strokePath, symbol } from '../../svg.ts';
import { sparkle } from '../motifs/marks.ts';
import { vectorPrint } from '../print.ts';

export type ZodiacPalette = Readonly<Record<'ground' | 'gold' | 'pale' | 'accent', string>>;

function moon(r: number, { ground, gold, accent }: ZodiacPalette): string {
  const line = (data: string, width: number): string => strokePath(data, ground, width);
  return (
    fillPath(
      rounded`M${r * 0.5} ${-r * 0.87}A${r} ${r} 0 1 0 ${r * 0.5} ${r * 0.87}A${r * 0.92} ${r * 0.92} 0 0 1 ${r * 0.5} ${-r * 0.87}Z`,
      gold,
    ) +
    line(rounded`M${-r * 0.5} ${-r * 0.12}q${r * 0.12} ${r * 0.1} ${r * 0.26} 0`, 2.4) +
    line(rounded`M${-r * 0.1} ${r * 0.34}q${-r * 0.1} ${r * 0.1} ${-r * 0.24} ${r * 0.04}`, 2.2) +
    circle(-r * 0.55, r * 0.2, r * 0.1, mix(gold, accent, 0.7))
  );
}

function sun(r: number, { ground, gold, accent }: ZodiacPalette): string {
  const flame = rounded`M${-r * 0.12} ${-r * 0.6}Q${r * 0.18} ${-r * 0.8} 0 ${-r * 1.05}Q${r * 0.05} ${-r * 0.8} ${r * 0.12} ${-r * 0.6}Z`;
  const ray = rounded`M${-r * 0.13} ${-r * 0.6}L0 ${-r * 1.12}L${r * 0.13} ${-r * 0.6}Z`;
  let svg = '';
  for (let i = 0; i < 12; i++) svg += rotated(i % 2 ? fillPath(flame, accent) : fillPath(ray, gold), i * 30);
  svg += circle(0, 0, r * 0.56, gold) + circle(0, 0, r * 0.47, ground) + circle(0, 0, r * 0.42, gold);
  const brow = rounded`q${r * 0.08} ${-r * 0.08} ${r * 0.16} 0`;
  const face =
    rounded`M${-r * 0.24} ${-r * 0.06}` +
    brow +
    rounded`M${r * 0.08} ${-r * 0.06}` +
    brow +
    rounded`M0 ${-r * 0.06}l${-r * 0.04} ${r * 0.14}l${r * 0.06} 0M${-r * 0.1} ${r * 0.2}q${r * 0.1} ${r * 0.08} ${r * 0.2} 0`;
  return svg + strokePath(face, ground, 2.2);
}

function eye(r: number, { ground, gold, pale, accent }: ZodiacPalette): string {
  const lash = strokePath(rounded`M0 ${-r * 0.58}L0 ${-r * 0.86}`, gold, 2.4);
  return (
    fillPath(rounded`M${-r} 0Q0 ${-r * 0.95} ${r} 0Q0 ${r * 0.95} ${-r} 0Z`, pale) +
    circle(0, 0, r * 0.4, accent) +
    circle(0, 0, r * 0.22, ground) +
    circle(-r * 0.1, -r * 0.1, r * 0.08, pale) +
    [-50, -25, 0, 25, 50].map((angle) => rotated(lash, angle)).join('')
  );
}

interface Constellation {
  readonly stars: ReadonlyArray<readonly [x: number, y: number]>;
  readonly lines: ReadonlyArray<readonly [from: number, to: number]>;
}

const BIG_DIPPER: Constellation = {
  stars: [
    [-44, -20],
    [-20, -34],
    [8, -10],
    [34, -22],
    [46, 12],
    [10, 30],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 5],
  ],
};
const SWALLOW: Constellation = {
  stars: [
    [-40, 30],
    [-24, -4],
    [4, -30],
    [36, -24],
    [16, 6],
    [34, 34],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [4, 5],
  ],
};

function constellation({ stars, lines }: Constellation, colour: string): string {
  const threads = lines.map(([from, to]) =>
    strokePath(`M${stars[from]}L${stars[to]}`, colour, 1.3, ' stroke-opacity=".75" stroke-dasharray="3 4"'),
  );
  const points = stars.map(
    ([x, y], i) => `<path transform="translate(${x} ${y})" d="${sparkle(i % 2 ? 8 : 11)}" fill="${colour}"/>`,
  );
  return threads.join('') + points.join('');
}

/** Ram, bull, water bearer, archer. */
const SIGNS = [
  { id: 'aries', data: 'M-12 14L-12 -4A6 6 0 1 1 0 -4L0 14M0 -4A6 6 0 1 1 12 -4L12 2' },
  { id: 'taurus', data: 'M-14 -16Q-4 -6 0 -6T14 -16M0 -6A10 10 0 1 0 .1 -6' },
  { id: 'aquarius', data: 'M-14 -5l6 -7l6 7l6 -7l6 7M-14 9l6 -7l6 7l6 -7l6 7' },
  { id: 'sagittarius', data: 'M-12 14L12 -12M2 -12L12 -12L12 -2M-8 2L2 12' },
];

/** Suns, moons, eyes, constellations and star signs. */
export const zodiac = vectorPrint('zodiac', (palette: ZodiacPalette) => {
  const { gold, pale, accent } = palette;
  const items = scatter(
    rng('zd'),
    [
      { id: 'sun', radius: 56, count: 3 },
      { id: 'moon', radius: 44, count: 4 },
      { id: 'dipper', radius: 46, count: 3 },
      { id: 'swallow', radius: 44, count: 3 },
      { id: 'eye', radius: 30, count: 3 },
      ...SIGNS.map(({ id }) => ({ id, radius: 20, count: 3 })),
      { id: 'sparkle', radius: 11, count: 22 },
      { id: 'dot', radius: 5, count: 60 },
    ],
    3,
  );
  const isUpright = (id: string): boolean => id !== 'sparkle' && id !== 'dot';
  const leaning = upright(items, 50);
  return {
    defs:
      symbol('sun', sun(50, palette)) +
      symbol('moon', moon(38, palette)) +
      symbol('dipper', constellation(BIG_DIPPER, pale)) +
      symbol('swallow', constellation(SWALLOW, pale)) +
      symbol('eye', eye(27, palette)) +
      SIGNS.map(({ id, data }, i) => symbol(id, strokePath(data, i % 2 ? accent : gold, 3))).join('') +
      symbol('sparkle', fillPath(sparkle(10), gold)) +
      symbol('dot', circle(0, 0, 2, pale)),
    body: placeOnTorus(
      items.map((item, i) => (isUpright(item.id) ? (leaning[i] ?? item) : item)),
      1.35,
    ),
  };
});
