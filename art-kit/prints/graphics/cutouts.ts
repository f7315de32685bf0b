import { lerp, rounded } from '../../numbers.ts';
import { blob } from '../../path.ts';
import { type Random, rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, fillPath, rotated, strokePath, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type CutoutsPalette = Readonly<{ ground: string; papers: readonly string[] }>;

/** Paths take their colour from the `<g fill>` around them, so that one drawing serves every paper. */
const PAPER = 'currentColor';

/** Seaweed of thick round strokes: scissors, not pencil. */
function seaweed(random: Random, length: number, fingers: number, spread: number): string {
  const l = length;
  const width = l * 0.15;
  let svg = strokePath(rounded`M0 ${l * 0.5}L0 ${-l * 0.4}`, PAPER, width);
  for (let i = 0; i < fingers; i++) {
    const t = (i + 0.4) / fingers;
    const y = lerp(l * 0.42, -l * 0.42, t);
    const reach = l * spread * (0.75 + 0.5 * Math.sin(Math.PI * t));
    for (const side of [-1, 1]) {
      const end = y - l * 0.13 - random() * l * 0.04;
      svg += strokePath(rounded`M0 ${y}Q${side * reach * 0.7} ${y + l * 0.02} ${side * reach} ${end}`, PAPER, width);
    }
  }
  return svg;
}

function lobedFlower(random: Random, r: number, lobes: number): string {
  const lobe = rounded`<ellipse cy="${-r * 0.6}" rx="${r * 0.24}" ry="${r * 0.42}" fill="${PAPER}"/>`;
  let svg = '';
  for (let i = 0; i < lobes; i++) svg += rotated(lobe, (i * 360) / lobes + random() * 10);
  return svg + circle(0, 0, r * 0.34, PAPER);
}

const squiggle = (l: number): string =>
  strokePath(
    rounded`M${-l * 0.5} 0q${l * 0.125} ${-l * 0.26} ${l * 0.25} 0t${l * 0.25} 0t${l * 0.25} 0t${l * 0.25} 0`,
    PAPER,
    l * 0.13,
  );

/** Paper cut-outs: seaweed, flowers, squiggles and dots in every colour of the box. */
export const cutouts = vectorPrint('cutouts', ({ papers }: CutoutsPalette) => {
  const random = rng('mt');
  const shapes = {
    seaweed: seaweed(random, 104, 5, 0.3),
    flower: lobedFlower(random, 46, 7),
    squiggle: squiggle(76),
    sprout: seaweed(random, 64, 3, 0.34),
  };
  const items = scatter(
    random,
    [
      { id: 'seaweed', radius: 54, count: 7 },
      { id: 'flower', radius: 43, count: 8 },
      { id: 'squiggle', radius: 38, count: 6 },
      { id: 'sprout', radius: 32, count: 10 },
      { id: 'dot', radius: 8, count: 40 },
    ],
    -1,
  );
  const defs = papers.map((paper, i) => {
    const cut = Object.entries({ ...shapes, dot: fillPath(blob(random, 7, { corners: 7, wobble: 0.2 }), PAPER) });
    return cut.map(([id, shape]) => symbol(`${id}-${i}`, shape.replaceAll(PAPER, paper))).join('');
  });
  const coloured = items.map((item, i) => ({ ...item, id: `${item.id}-${i % papers.length}` }));
  return { defs: defs.join(''), body: placeOnTorus(coloured, 1.3) };
});
