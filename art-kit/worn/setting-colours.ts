import { backdropFor } from '../backdrops.ts';
import { mix, parseHex, toHex } from '../colour.ts';

/** The gouache colours of a setting: the sheet's tint, two tones of it, another tint, and what the light makes of it. */
export interface SettingColours {
  readonly tint: string;
  readonly deeper: string;
  readonly deepest: string;
  readonly lighter: string;
  readonly second: string;
}

/** The same hue, stronger: channels that are low go lower. */
function deepened(tint: string, by: number): string {
  const [red, green, blue] = parseHex(tint);
  const most = Math.max(red, green, blue);
  const lower = (channel: number): number => channel - (most - channel) * by - by * 26;
  return toHex([lower(red), lower(green), lower(blue)]);
}

export function settingColours(colourway: string, seed: number): SettingColours {
  const tint = backdropFor(colourway, seed);
  return {
    tint: deepened(tint, 0.18),
    deeper: deepened(tint, 0.62),
    deepest: deepened(tint, 1.15),
    lighter: mix(tint, '#fffaf0', 0.5),
    second: deepened(backdropFor(colourway, seed + 1), 0.5),
  };
}
