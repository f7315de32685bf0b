import type { PartLook } from '../cloth/part.ts';

/** One skin: its colour, and the colours of lips, blush and drawn lines that belong to it. */
export interface Skin {
  readonly colour: `#${string}`;
  readonly lip: string;
  readonly blush: string;
  readonly line: string;
}

export const SKINS = {
  deep: { colour: '#5f3727', lip: '#8f3a3f', blush: '#a4472f', line: '#2e150f' },
  brown: { colour: '#94593a', lip: '#a8433f', blush: '#c4543a', line: '#4a2216' },
  amber: { colour: '#b3774c', lip: '#b54a44', blush: '#d3623f', line: '#5f2f1b' },
  tan: { colour: '#cf9468', lip: '#c4534c', blush: '#e0715a', line: '#7a4027' },
  olive: { colour: '#e0b184', lip: '#c95a56', blush: '#e87f64', line: '#8a5034' },
  light: { colour: '#f1c7a5', lip: '#d9616a', blush: '#f08a80', line: '#a5614a' },
} as const satisfies Record<string, Skin>;

export type SkinId = keyof typeof SKINS;

/** Skin takes the light softly and shades towards red. */
export const skinLook = ({ colour }: Skin): PartLook => ({
  skin: true,
  fill: colour,
  wrinkle: 0,
  grain: 0.022,
  shadow: 0,
  tone: 0.62,
});
