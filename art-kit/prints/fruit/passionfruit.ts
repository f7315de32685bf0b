import { darken, lighten, mix } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { blob } from '../../path.ts';
import { type Random, rng } from '../../random.ts';
import { layered, placeOnTorus, scatter } from '../../scatter.ts';
import { circle, fillPath, moved, rotated, strokePath, symbol } from '../../svg.ts';
import { leaf } from '../motifs/leaf.ts';
import { petal } from '../motifs/petal.ts';
import { vectorPrint } from '../print.ts';

export type PassionfruitPalette = Readonly<
  Record<'ground' | 'rind' | 'pith' | 'pulp' | 'seed' | 'leaf' | 'flower', string>
>;

function half(random: Random, radius: number, { rind, pith, pulp, seed }: PassionfruitPalette): string {
  const r = radius;
  let svg =
    fillPath(blob(random, r, { corners: 14, wobble: 0.025 }), rind) +
    fillPath(blob(random, r * 0.9, { corners: 14, wobble: 0.02 }), mix(rind, pith, 0.45)) +
    fillPath(blob(random, r * 0.84, { corners: 14, wobble: 0.03 }), pith) +
    fillPath(blob(random, r * 0.66, { corners: 13, wobble: 0.09 }), pulp) +
    fillPath(blob(random, r * 0.5, { corners: 11 }), lighten(pulp, 0.18));
  // Seeds in a sunflower spiral: even, never in rows.
  for (let i = 1; i < 20; i++) {
    const angle = i * 2.4;
    const reach = r * 0.135 * Math.sqrt(i);
    const sac = rounded`<ellipse rx="${r * 0.1}" ry="${r * 0.125}" fill="${darken(pulp, 0.12)}" fill-opacity=".6"/>`;
    const pip = fillPath(petal(r * 0.15, r * 0.075, 0.6), seed, rounded` transform="translate(0 ${r * 0.07})"`);
    const glint = rounded`<circle cx="${-r * 0.012}" cy="${-r * 0.005}" r="${r * 0.014}" fill="#fff" fill-opacity=".8"/>`;
    svg += moved(sac + pip + glint, Math.cos(angle) * reach, Math.sin(angle) * reach, angle * 57.3 + 90);
  }
  return svg;
}

function whole(random: Random, radius: number, { rind, leaf: stalk }: PassionfruitPalette): string {
  const r = radius;
  const shade = rounded`M${-r * 0.2} ${r * 0.92}C${r * 0.9} ${r * 0.8} ${r * 1.1} ${-r * 0.3} ${r * 0.5} ${-r * 0.8}C${r * 0.7} ${r * 0.1} ${r * 0.4} ${r * 0.7} ${-r * 0.2} ${r * 0.92}Z`;
  const shine = rounded`M${-r * 0.62} ${-r * 0.3}Q${-r * 0.5} ${-r * 0.7} ${-r * 0.1} ${-r * 0.74}Q${-r * 0.45} ${-r * 0.5} ${-r * 0.62} ${-r * 0.3}Z`;
  let svg =
    fillPath(blob(random, r, { corners: 14, wobble: 0.03, stretchY: 0.95 }), rind) +
    fillPath(shade, darken(rind, 0.35)) +
    fillPath(shine, lighten(rind, 0.5)) +
    strokePath(rounded`M0 ${-r * 0.9}q${r * 0.05} ${-r * 0.2} ${r * 0.22} ${-r * 0.26}`, stalk, r * 0.1);
  for (let i = 0; i < 9; i++) {
    svg += circle((random() - 0.5) * r * 1.1, (random() - 0.3) * r, r * 0.03, lighten(rind, 0.4));
  }
  return svg;
}

function passionFlower(random: Random, radius: number, palette: PassionfruitPalette): string {
  const r = radius;
  const { rind, pulp, leaf: green, flower } = palette;
  let svg = '';
  for (let i = 0; i < 10; i++)
    svg += rotated(fillPath(petal(r, r * 0.26, 0.7), lighten(flower, i % 2 ? 0.55 : 0.75)), i * 36);
  for (let i = 0; i < 36; i++) {
    const filament = rounded`M0 ${-r * 0.2}Q${r * 0.03} ${-r * 0.5} ${(random() - 0.5) * r * 0.08} ${-r * (0.68 + random() * 0.1)}`;
    svg += rotated(strokePath(filament, i % 2 ? flower : darken(flower, 0.25), r * 0.035), i * 10);
  }
  svg += circle(0, 0, r * 0.26, darken(flower, 0.5)) + circle(0, 0, r * 0.16, pulp);
  for (let i = 0; i < 5; i++)
    svg += rotated(fillPath(petal(r * 0.3, r * 0.09, 0.2), lighten(green, 0.35)), i * 72 + 20);
  const stigma = strokePath(rounded`M0 0L0 ${-r * 0.26}`, rind, r * 0.06) + circle(0, -r * 0.28, r * 0.06, rind);
  for (let i = 0; i < 3; i++) svg += rotated(stigma, i * 120);
  return svg;
}

/** The three-lobed leaf of the vine. */
function vineLeaf(length: number, colour: string): string {
  const lobe = (angle: number, l: number): string =>
    rotated(leaf(l, l * 0.3, colour) + strokePath(rounded`M0 0L0 ${-l * 0.85}`, lighten(colour, 0.3), 1.2), angle);
  const stalk = strokePath(rounded`M0 0L0 ${length * 0.3}`, colour, 3);
  return stalk + lobe(-48, length * 0.72) + lobe(48, length * 0.72) + lobe(0, length);
}

/** Halved and whole passionfruit, their flowers and leaves. */
export const passionfruit = vectorPrint('passionfruit', (palette: PassionfruitPalette) => {
  const random = rng('pf');
  const items = scatter(
    random,
    [
      { id: 'half', radius: 56, count: 5 },
      { id: 'flower', radius: 46, count: 4 },
      { id: 'whole', radius: 39, count: 4 },
      { id: 'small-half', radius: 38, count: 4 },
      { id: 'leaf', radius: 28, count: 13 },
      { id: 'dot', radius: 6, count: 40 },
    ],
    -2,
  );
  return {
    defs:
      symbol('half', half(random, 60, palette)) +
      symbol('small-half', half(random, 42, palette)) +
      symbol('whole', whole(random, 40, palette)) +
      symbol('flower', passionFlower(random, 52, palette)) +
      symbol('leaf', moved(vineLeaf(58, palette.leaf), 0, 16)) +
      symbol('dot', circle(0, 0, 4, mix(palette.ground, palette.flower, 0.6))),
    body: placeOnTorus(layered(items, ['leaf']), 1.4),
  };
});
