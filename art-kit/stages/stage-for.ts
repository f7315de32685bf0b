import { backdropFor } from '../backdrops.ts';
import { mix, parseHex, toHex } from '../colour.ts';
import { type Random, rng } from '../random.ts';
import { paperArch, paperDisc, paperHorizon, paperSheet, paperStripes, paperWave } from './papers.ts';
import { blindShade, palmShade, windowShade } from './shades.ts';
import { bareStage, type Setting, type Stage, type StageColours } from './stage.ts';

type Design = (colours: StageColours, random: Random) => Setting;

const bare: Design = ({ tint }) => bareStage(tint);

/** The sets of the studio, as often as they are built. They are toned to the sheet: the product stays the loudest. */
const DESIGNS: readonly Design[] = [
  bare,
  palmShade,
  paperArch,
  bare,
  paperWave,
  windowShade,
  bare,
  paperDisc,
  palmShade,
  bare,
  paperStripes,
  paperSheet,
  bare,
  blindShade,
  paperHorizon,
  bare,
  palmShade,
];

/** The same hue, stronger: channels that are low go lower. */
function deepened(tint: string): string {
  const [red, green, blue] = parseHex(tint);
  const most = Math.max(red, green, blue);
  const lower = (channel: number): number => channel - (most - channel) * 0.42 - 5;
  return toHex([lower(red), lower(green), lower(blue)]);
}

/** What a product of this colourway is pictured on. Neighbouring seeds give another set in another tint. */
export function stageFor(colourwayId: string, seed: number): Stage {
  const tint = backdropFor(colourwayId, seed);
  const second = backdropFor(colourwayId, seed + 1);
  const colours = { tint, deeper: deepened(tint), lighter: mix(tint, '#ffffff', 0.45), second };
  const design = DESIGNS[seed % DESIGNS.length] ?? bare;
  return { tint, ...design(colours, rng(`stage ${colourwayId} ${seed}`)) };
}
