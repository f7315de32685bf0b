import { lighten } from '../../colour.ts';
import { lerp, rounded } from '../../numbers.ts';
import { type Point, spline } from '../../path.ts';
import { type Random, rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, fillPath, strokePath, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type ShellsPalette = Readonly<Record<'ground' | 'scallop' | 'starfish' | 'conch' | 'line', string>>;

const RIBS = 8;

function scallop(r: number, colour: string, line: string): string {
  const rim: Point[] = Array.from({ length: RIBS + 1 }, (_, i) => {
    const angle = (lerp(-20, 200, i / RIBS) * Math.PI) / 180;
    return [Math.cos(angle) * r, -Math.sin(angle) * r * 0.92 + r * 0.05];
  });
  let outline = rounded`M${-r * 0.18} ${r * 0.78}L${-r * 0.3} ${r * 0.98}L${r * 0.3} ${r * 0.98}L${r * 0.18} ${r * 0.78}`;
  let ribs = '';
  rim.forEach(([x, y], i) => {
    const [px, py] = rim[i - 1] ?? [x, y];
    outline += i === 0 ? rounded`L${x} ${y}` : rounded`Q${((px + x) / 2) * 1.2} ${((py + y) / 2) * 1.2} ${x} ${y}`;
    if (i > 0 && i < RIBS)
      ribs += strokePath(rounded`M${(i - 4) * r * 0.04} ${r * 0.78}L${x * 0.93} ${y * 0.93}`, line, 2);
  });
  const growthLine = rounded`M${-r * 0.62} ${-r * 0.05}Q0 ${-r * 0.42} ${r * 0.62} ${-r * 0.05}`;
  return fillPath(`${outline}Z`, colour) + ribs + strokePath(growthLine, line, 1.6, ' stroke-opacity=".5"');
}

function starfish(r: number, { starfish: colour, line }: ShellsPalette): string {
  const outline: Point[] = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 6.283 - 1.57;
    const reach = i % 2 ? r * 0.42 : r;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  let svg = fillPath(spline(outline, true, 0.8), colour);
  for (let arm = 0; arm < 5; arm++) {
    const angle = (arm / 5) * 6.283 - 1.57;
    for (let step = 1; step < 5; step++) {
      const reach = r * 0.19 * step;
      svg += circle(Math.cos(angle) * reach, Math.sin(angle) * reach, 2.4 - step * 0.3, line);
    }
  }
  return svg;
}

function conch(r: number, { conch: colour, starfish: inside, line }: ShellsPalette): string {
  return (
    fillPath(
      rounded`M${-r * 0.2} ${-r}C${r * 0.5} ${-r * 0.8} ${r * 0.9} ${-r * 0.2} ${r * 0.6} ${r * 0.2}C${r * 0.5} ${r * 0.7} ${r * 0.1} ${r} ${-r * 0.1} ${r * 1.1}C${-r * 0.1} ${r * 0.7} ${-r * 0.8} ${r * 0.3} ${-r * 0.6} ${-r * 0.2}C${-r * 0.5} ${-r * 0.6} ${-r * 0.2} ${-r * 0.7} ${-r * 0.2} ${-r}Z`,
      colour,
    ) +
    strokePath(
      rounded`M${-r * 0.3} ${-r * 0.62}Q${r * 0.1} ${-r * 0.5} ${r * 0.36} ${-r * 0.64}M${-r * 0.5} ${-r * 0.3}Q${r * 0.1} ${-r * 0.1} ${r * 0.66} ${-r * 0.36}M${-r * 0.6} ${-r * 0.02}Q${r * 0.1} ${r * 0.24} ${r * 0.7} ${-r * 0.04}`,
      line,
      2,
    ) +
    fillPath(
      rounded`M${r * 0.1} ${r * 0.14}C${r * 0.5} ${r * 0.2} ${r * 0.3} ${r * 0.7} ${-r * 0.02} ${r * 0.94}C0 ${r * 0.6} ${-r * 0.1} ${r * 0.3} ${r * 0.1} ${r * 0.14}Z`,
      lighten(inside, 0.25),
    )
  );
}

function branch(random: Random, x: number, y: number, angle: number, length: number, forks: number): string {
  const endX = x + Math.sin(angle) * length;
  const endY = y - Math.cos(angle) * length;
  const data = rounded`M${x} ${y}Q${(x + endX) / 2 + (random() - 0.5) * 8} ${(y + endY) / 2} ${endX} ${endY}`;
  if (forks === 0) return data;
  const left = branch(random, endX, endY, angle - 0.3 - random() * 0.35, length * 0.74, forks - 1);
  return data + left + branch(random, endX, endY, angle + 0.3 + random() * 0.35, length * 0.74, forks - 1);
}

/** Scallops, conches, starfish and coral. */
export const shells = vectorPrint('shells', (palette: ShellsPalette) => {
  const random = rng('sh');
  const items = scatter(
    random,
    [
      { id: 'scallop', radius: 42, count: 6 },
      { id: 'coral', radius: 40, count: 6 },
      { id: 'conch', radius: 37, count: 6 },
      { id: 'starfish', radius: 33, count: 8 },
      { id: 'small-scallop', radius: 24, count: 11 },
      { id: 'dot', radius: 5, count: 50 },
    ],
    -3,
  );
  const coral = strokePath(branch(random, 0, 42, 0, 28.56, 3), palette.scallop, 5.5);
  return {
    defs:
      symbol('scallop', scallop(40, palette.scallop, palette.line)) +
      symbol('small-scallop', scallop(24, palette.conch, palette.line)) +
      symbol('coral', coral) +
      symbol('conch', conch(36, palette)) +
      symbol('starfish', starfish(36, palette)) +
      symbol('dot', circle(0, 0, 3.6, palette.starfish)),
    body: placeOnTorus(items, 1.3),
  };
});
