import { darken } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { circle, fillPath, moved, rotated, strokePath, symbol } from '../../svg.ts';
import { leaf } from '../motifs/leaf.ts';
import { vectorPrint } from '../print.ts';

export type StrawberryPalette = Readonly<Record<'ground' | 'berry' | 'leaf' | 'blossom' | 'seed', string>>;

/** Where the seeds sit, in radii. */
const SEEDS = [
  [-0.5, -0.2],
  [-0.15, -0.3],
  [0.22, -0.25],
  [0.55, -0.15],
  [-0.35, 0.12],
  [0.02, 0.08],
  [0.38, 0.16],
  [-0.2, 0.42],
  [0.18, 0.46],
  [0, 0.74],
] as const;

function berry(r: number, { berry: colour, leaf: green, seed }: StrawberryPalette): string {
  const fruit =
    fillPath(
      rounded`M0 ${-r * 0.6}C${-r * 0.9} ${-r * 0.86} ${-r * 1.1} ${-r * 0.1} ${-r * 0.62} ${r * 0.5}Q${-r * 0.2} ${r} 0 ${r * 1.05}Q${r * 0.2} ${r} ${r * 0.62} ${r * 0.5}C${r * 1.1} ${-r * 0.1} ${r * 0.9} ${-r * 0.86} 0 ${-r * 0.6}Z`,
      colour,
    ) +
    fillPath(
      rounded`M${r * 0.3} ${-r * 0.68}C${r} ${-r * 0.7} ${r * 1.05} ${-r * 0.05} ${r * 0.62} ${r * 0.5}Q${r * 0.2} ${r} 0 ${r * 1.05}C${r * 0.5} ${r * 0.5} ${r * 0.6} ${-r * 0.2} ${r * 0.3} ${-r * 0.68}Z`,
      darken(colour, 0.16),
    );
  const seeds = SEEDS.map(
    ([x, y]) =>
      rounded`<path transform="translate(${x * r} ${y * r})" d="M0 -3.4Q2.6 1 0 3Q-2.6 1 0 -3.4Z" fill="${seed}"/>`,
  );
  const calyx = [-70, -36, 0, 36, 70].map((angle) => moved(leaf(r * 0.52, r * 0.16, green), 0, -r * 0.56, angle));
  return fruit + seeds.join('') + calyx.join('') + strokePath(rounded`M0 ${-r * 0.6}q2 -12 10 -16`, green, 3);
}

function blossom({ blossom: petals, seed }: StrawberryPalette): string {
  let svg = '';
  for (let i = 0; i < 5; i++) svg += rotated(circle(0, -11, 8.4, petals), i * 72);
  return svg + circle(0, 0, 6.5, seed) + circle(0, 0, 2.4, darken(seed, 0.2));
}

/** Strawberries large and small, their blossom and leaves. */
export const strawberry = vectorPrint('strawberry', (palette: StrawberryPalette) => {
  const items = scatter(
    rng('sb'),
    [
      { id: 'berry', radius: 38, count: 9 },
      { id: 'small-berry', radius: 27, count: 12 },
      { id: 'blossom', radius: 21, count: 16 },
      { id: 'leaf', radius: 18, count: 18 },
      { id: 'dot', radius: 4, count: 40 },
    ],
    -1,
  );
  const leaning = upright(items, 70);
  return {
    defs:
      symbol('berry', berry(36, palette)) +
      symbol('small-berry', berry(25, palette)) +
      symbol('blossom', blossom(palette)) +
      symbol('leaf', moved(leaf(40, 12, palette.leaf), 0, 19)) +
      symbol('dot', circle(0, 0, 2.8, palette.blossom)),
    body: placeOnTorus(
      items.map((item, i) => (item.id.endsWith('berry') ? (leaning[i] ?? item) : item)),
      1.4,
    ),
  };
});
