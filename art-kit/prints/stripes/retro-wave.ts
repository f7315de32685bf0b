import { rounded } from '../../numbers.ts';
import { TILE } from '../../scatter.ts';
import { fillPath } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type RetroWavePalette = Readonly<{ ground: string; bands: readonly string[] }>;

const QUARTER = TILE / 4;
const BEND = 42 * 1.4;

/** A wavy edge at `x` from above the repeat to below it, closed far to the right. */
function waveFrom(x: number): string {
  let data = rounded`M${x} ${-QUARTER}`;
  for (let quarter = -1; quarter <= 5; quarter++) {
    const bend = x + (quarter % 2 === 0 ? BEND : -BEND);
    const top = quarter * QUARTER;
    data += rounded`C${bend} ${top + QUARTER / 3} ${bend} ${top + (QUARTER * 2) / 3} ${x} ${top + QUARTER}`;
  }
  return data + rounded`L${x + TILE} ${TILE * 1.5}L${x + TILE} ${-QUARTER}Z`;
}

/** Seventies bands that sway; each is painted over the one to its left. Colours run ground first, then the bands, twice over. */
export const retroWave = vectorPrint('retro-wave', ({ ground, bands }: RetroWavePalette) => {
  const colours = [ground, ...bands];
  const width = TILE / 2 / colours.length;
  let body = '';
  for (let round = -1; round < 4; round++) {
    colours.forEach((colour, i) => {
      body += fillPath(waveFrom((round * colours.length + i) * width - 60), colour);
    });
  }
  return { defs: '', body };
});
