import { round1, rounded } from '../numbers.ts';
import type { Random } from '../random.ts';
import { frond } from '../scenes/elements/frond.ts';
import type { Setting, StageColours } from './stage.ts';

const between = (random: Random, from: number, to: number): number => round1(from + random() * (to - from));

/** Corners palms lean in from: where the stem comes from, and which way it points. */
const CORNERS = [
  [-60, -40, 42],
  [860, -40, 138],
  [-80, 1010, -44],
  [880, 1010, -136],
] as const;

/** Palm leaves between the window and the sheet. */
export function palmShade(_: StageColours, random: Random): Setting {
  const [x, y, angle] = CORNERS[Math.floor(random() * CORNERS.length)] ?? CORNERS[0];
  const leaves = [-30, 22].map((apart) =>
    frond({
      x,
      y,
      angle: angle + apart + between(random, -9, 9),
      length: between(random, 760, 980),
      bend: between(random, -0.3, 0.3),
      colour: '#000000',
      seed: Math.floor(random() * 90),
    }),
  );
  return { papers: [], shade: { shape: leaves.join(''), blur: 5, strength: 0.14 } };
}

/** Everything but the four panes of a window whose light falls aslant. */
export function windowShade(_: StageColours, random: Random): Setting {
  const [x, y, tilt] = [between(random, 60, 220), between(random, 20, 160), between(random, -0.34, -0.2)];
  const [w, h] = [between(random, 210, 270), between(random, 300, 380)];
  const pane = (column: number, row: number): string => {
    const [left, top] = [x + column * (w + 34), y + row * (h + 34)];
    const at = (px: number, py: number): string => rounded`${px - (py - 500) * tilt} ${py + (px - 400) * 0.14}`;
    return `M${at(left, top)}L${at(left + w, top)}L${at(left + w, top + h)}L${at(left, top + h)}Z`;
  };
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('');
  const shape = `<path fill-rule="evenodd" d="M-10 -10H810V1010H-10Z${panes}"/>`;
  return { papers: [], shade: { shape, blur: 11, strength: 0.11 } };
}

const SLATS = 13;

/** Blinds half open. */
export function blindShade(_: StageColours, random: Random): Setting {
  const [slope, first, gap] = [between(random, -0.42, 0.42), between(random, -260, -160), between(random, 96, 118)];
  const slats = Array.from({ length: SLATS }, (_unused, i) => {
    const y = first + i * gap;
    return rounded`M-20 ${y}L820 ${y + slope * 840}V${y + slope * 840 + gap * 0.48}L-20 ${y + gap * 0.48}Z`;
  });
  return { papers: [], shade: { shape: `<path d="${slats.join('')}"/>`, blur: 12, strength: 0.12 } };
}
