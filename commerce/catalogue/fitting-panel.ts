import { seedOf } from './seeded.ts';
import type { Kind } from './style.ts';

interface Fitter {
  name: string;
  /** As it is said: feet and inches. */
  height: string;
  size: string;
}

/** Who tries on a new style before it is cut. */
const WOMEN: readonly Fitter[] = [
  { name: 'Yuna', height: '5′5″', size: 'S' },
  { name: 'Zuri', height: '5′11″', size: 'S' },
  { name: 'Imani', height: '5′10″', size: 'M' },
  { name: 'Noor', height: '5′6″', size: 'M' },
  { name: 'Marisol', height: '5′7″', size: 'L' },
  { name: 'Luz', height: '5′4″', size: 'L' },
  { name: 'Ama', height: '5′7″', size: 'XL' },
  { name: 'Freya', height: '5′8″', size: 'XXL' },
];

const MEN: readonly Fitter[] = [
  { name: 'Ren', height: '5′9″', size: 'S' },
  { name: 'Kofi', height: '6′0″', size: 'M' },
  { name: 'Noa', height: '5′11″', size: 'M' },
  { name: 'Theo', height: '6′1″', size: 'L' },
  { name: 'Magnus', height: '6′3″', size: 'XL' },
];

const PANEL: Partial<Record<Kind, readonly Fitter[]>> = {
  top: WOMEN,
  bottoms: WOMEN,
  set: WOMEN,
  'one-piece': WOMEN,
  dress: WOMEN,
  skirt: WOMEN,
  skort: WOMEN,
  shorts: WOMEN,
  'swim-shorts': MEN,
  'board-shorts': MEN,
  polo: MEN,
  hoodie: [...WOMEN, ...MEN],
  'puffer-jacket': [...WOMEN, ...MEN],
};

const said = ({ name, height, size }: Fitter): string => `${name} (${height}) in ${size}`;

/** Two people of different sizes a style was fitted on; empty for what nobody wears. */
export function fittedOn(styleName: string, kind: Kind): string {
  const panel = PANEL[kind];
  if (!panel) return '';
  const seed = seedOf(`fitting ${styleName} ${kind}`);
  const first = panel[seed % panel.length];
  const others = panel.filter(({ size }) => size !== first?.size);
  const second = others[Math.floor(seed / 64) % others.length];
  return first && second ? `Fitted on ${said(first)} and ${said(second)}.` : '';
}
