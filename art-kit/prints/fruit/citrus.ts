import { darken, lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, fillPath, moved, rotated, strokePath, symbol } from '../../svg.ts';
import { leaf } from '../motifs/leaf.ts';
import { petal } from '../motifs/petal.ts';
import { vectorPrint } from '../print.ts';

export type CitrusPalette = Readonly<Record<'ground' | 'orange' | 'lemon' | 'grapefruit' | 'leaf' | 'blossom', string>>;

function slice(r: number, colour: string, pith: string): string {
  const segment = rounded`M0 ${-r * 0.08}C${-r * 0.12} ${-r * 0.3} ${-r * 0.32} ${-r * 0.66} ${-r * 0.2} ${-r * 0.76}Q0 ${-r * 0.84} ${r * 0.2} ${-r * 0.76}C${r * 0.32} ${-r * 0.66} ${r * 0.12} ${-r * 0.3} 0 ${-r * 0.08}Z`;
  const juice = fillPath(
    petal(r * 0.6, r * 0.09, 0.3),
    lighten(colour, 0.32),
    rounded` transform="translate(${r * 0.04} ${-r * 0.14})" fill-opacity=".6"`,
  );
  let svg = circle(0, 0, r, colour) + circle(0, 0, r * 0.9, pith);
  for (let i = 0; i < 9; i++) svg += rotated(fillPath(segment, colour) + juice, i * 40);
  return svg;
}

function wholeLemon(r: number, colour: string, green: string): string {
  return (
    fillPath(
      rounded`M${-r * 1.12} 0C${-r} ${-r * 0.9} ${r * 0.8} ${-r * 0.95} ${r * 1.02} ${-r * 0.1}Q${r * 1.26} 0 ${r * 1.02} ${r * 0.14}C${r * 0.8} ${r * 0.95} ${-r} ${r * 0.9} ${-r * 1.12} 0Z`,
      colour,
    ) +
    fillPath(
      rounded`M${-r * 0.9} ${r * 0.42}C${-r * 0.2} ${r * 0.8} ${r * 0.7} ${r * 0.6} ${r * 1.02} ${r * 0.14}C${r * 0.8} ${r * 0.98} ${-r * 0.6} ${r * 0.98} ${-r * 0.9} ${r * 0.42}Z`,
      darken(colour, 0.14),
    ) +
    strokePath(
      rounded`M${-r * 0.6} ${-r * 0.4}Q${-r * 0.3} ${-r * 0.62} ${r * 0.1} ${-r * 0.6}`,
      lighten(colour, 0.6),
      3,
    ) +
    moved(leaf(r * 0.9, r * 0.26, green), -r * 1.08, 0, -60) +
    moved(leaf(r * 0.7, r * 0.22, green), -r * 1.08, 0, -125)
  );
}

function orangeBlossom({ blossom, orange }: CitrusPalette): string {
  let svg = '';
  for (let i = 0; i < 5; i++) svg += rotated(fillPath(petal(18, 9, 0.5), blossom), i * 72);
  return svg + circle(0, 0, 5, orange);
}

/** Lemons whole, citrus in slices, blossom and leaves. */
export const citrus = vectorPrint('citrus', (palette: CitrusPalette) => {
  const { orange, lemon, grapefruit, leaf: green, blossom } = palette;
  const items = scatter(
    rng('ct'),
    [
      { id: 'lemon', radius: 50, count: 5 },
      { id: 'orange-slice', radius: 46, count: 5 },
      { id: 'grapefruit-slice', radius: 38, count: 6 },
      { id: 'lemon-slice', radius: 34, count: 5 },
      { id: 'leaf', radius: 20, count: 16 },
      { id: 'blossom', radius: 16, count: 18 },
      { id: 'dot', radius: 4, count: 40 },
    ],
    -1,
  );
  return {
    defs:
      symbol('lemon', wholeLemon(42, lemon, green)) +
      symbol('orange-slice', slice(46, orange, blossom)) +
      symbol('grapefruit-slice', slice(38, grapefruit, blossom)) +
      symbol('lemon-slice', slice(34, lemon, blossom)) +
      symbol('leaf', moved(leaf(46, 13, green), 0, 22)) +
      symbol('blossom', orangeBlossom(palette)) +
      symbol('dot', circle(0, 0, 3.4, blossom)),
    body: placeOnTorus(items, 1.5),
  };
});
