import { parseHex, toHex } from '../colour.ts';

/** The flat colours of a skin. Shade is what its base becomes away from the light: plum on dark skins, rose on fair ones. */
export interface Skin {
  readonly base: string;
  readonly shade: string;
  /** Brows, lids, creases. */
  readonly line: string;
  readonly lip: string;
  readonly cheek: string;
  /** Palms, soles and nails are lighter on dark skins. */
  readonly palm: string;
}

const skin = (base: string, shade: string, line: string, lip: string, cheek: string, palm = base): Skin => ({
  base,
  shade,
  line,
  lip,
  cheek,
  palm,
});

export const SKINS = {
  porcelain: skin('#f6d3bd', '#e0a08c', '#8a4238', '#cf5b52', '#ee9484'),
  fair: skin('#efbf9c', '#d38c6c', '#7d3a2c', '#c24f45', '#e2805f'),
  golden: skin('#e6b284', '#c4835a', '#6f3823', '#b94e3f', '#d67a50'),
  olive: skin('#dba878', '#b9784e', '#6a331f', '#b24a3b', '#cc7147'),
  tan: skin('#c68a5c', '#9c5c3a', '#552617', '#98402f', '#b65f3a', '#d19a70'),
  brown: skin('#9b5f3c', '#703c27', '#3b180f', '#7c2f2a', '#8f4326', '#b98464'),
  deep: skin('#6d3f2b', '#47241d', '#220c0c', '#8a3a3a', '#7c3526', '#a87a61'),
  ebony: skin('#563229', '#371d20', '#14070c', '#8a363c', '#6e3029', '#9c6d5a'),
} as const satisfies Record<string, Skin>;

export type SkinId = keyof typeof SKINS;

/** What must multiply `base` to give `shaded`. */
export function multiplierOf(base: string, shaded: string): string {
  const [from, to] = [parseHex(base), parseHex(shaded)];
  const share = (k: 0 | 1 | 2): number => Math.min(1, to[k] / Math.max(1, from[k])) * 255;
  return toHex([share(0), share(1), share(2)]);
}

/** Multiplies cloth in shade. Skin's own shade would turn white cloth lilac. */
const CLOTH_SHADE = '#c3a3ba';
/** The same on warm cloth, which would turn to mud, and on blue cloth. */
const WARM_CLOTH_SHADE = '#dba497';
const COOL_CLOTH_SHADE = '#aaa4cc';

/** What multiplies cloth of a ground that lies in shade. */
export function clothShade(ground: string): string {
  const [red, , blue] = parseHex(ground);
  if (red - blue > 70) return WARM_CLOTH_SHADE;
  return blue - red > 60 ? COOL_CLOTH_SHADE : CLOTH_SHADE;
}
/** Multiplies hair behind a body. */
export const HAIR_SHADE = '#a893b8';
