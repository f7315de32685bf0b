/** How a surface takes shadow and light, per channel. */
interface Response {
  /** What is lost per unit of missing light. Unequal, so that shadows lean to a hue instead of going grey. */
  readonly shadow: readonly [number, number, number];
  /** The colour highlights move to, and how far each channel follows. */
  readonly glow: readonly [number, number, number];
  readonly follow: readonly [number, number, number];
  readonly glowGain: number;
  readonly glowMost: number;
}

/** Cloth: shadows lean violet. */
export const CLOTH: Response = {
  shadow: [0.92, 1.06, 0.96],
  glow: [255, 255, 255],
  follow: [1, 0.98, 0.95],
  glowGain: 0.85,
  glowMost: 0.5,
};

/** Skin: shadows stay red, highlights warm. */
export const SKIN: Response = {
  shadow: [0.62, 1, 1.02],
  glow: [255, 246, 225],
  follow: [1, 0.92, 0.8],
  glowGain: 0.7,
  glowMost: 0.4,
};

/** A colour in work: red, green, blue, 0-255. Reused from pixel to pixel. */
export type Paint = [red: number, green: number, blue: number];

/** Puts light `light` (1 = flat) on a colour, in place. */
export function shade(paint: Paint, light: number, response: Response): void {
  const { shadow, glow, follow } = response;
  if (light < 1) {
    const missing = 1 - light;
    paint[0] *= 1 - missing * shadow[0];
    paint[1] *= 1 - missing * shadow[1];
    paint[2] *= 1 - missing * shadow[2];
    return;
  }
  const gain = Math.min(response.glowMost, (light - 1) * response.glowGain);
  paint[0] += (glow[0] - paint[0]) * gain * follow[0];
  paint[1] += (glow[1] - paint[1]) * gain * follow[1];
  paint[2] += (glow[2] - paint[2]) * gain * follow[2];
}
