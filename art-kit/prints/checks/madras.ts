import { TILE } from '../../scatter.ts';
import { vectorPrint } from '../print.ts';

export type MadrasPalette = Readonly<Record<'ground' | 'broad' | 'second' | 'line' | 'accent', string>>;

type Colour = Exclude<keyof MadrasPalette, 'ground'>;

/** The threads of one repeat: where a band starts, how wide it is (units of 240, twice on the tile), and its colour. */
const SETT: ReadonlyArray<readonly [start: number, width: number, colour: Colour]> = [
  [0, 62, 'broad'],
  [28, 6, 'line'],
  [74, 8, 'accent'],
  [88, 4, 'line'],
  [104, 44, 'second'],
  [122, 8, 'broad'],
  [160, 4, 'line'],
  [176, 14, 'accent'],
  [204, 5, 'second'],
  [218, 5, 'second'],
];

const REPEAT = TILE / 2;

/** Madras plaid: the same bands both ways, half sheer, so that every crossing mixes a colour of its own. */
export const madras = vectorPrint('madras', (palette: MadrasPalette) => {
  let warp = '';
  let weft = '';
  for (const offset of [0, REPEAT]) {
    for (const [start, width, colour] of SETT) {
      const fill = `fill="${palette[colour]}" fill-opacity=".55"`;
      warp += `<rect x="${offset + start}" width="${width}" height="${TILE}" ${fill}/>`;
      weft += `<rect y="${offset + start}" height="${width}" width="${TILE}" ${fill}/>`;
    }
  }
  let twill = '';
  for (let x = -TILE; x < TILE; x += 6) twill += `M${x} 0l${TILE} ${TILE}`;
  const weave = `<path d="${twill}" fill="none" stroke="${palette.ground}" stroke-width="1.4" stroke-opacity=".22"/>`;
  return { defs: '', body: warp + weft + weave };
});
