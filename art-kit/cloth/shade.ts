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

/** Puts light (1 = flat) on a row of colours, in place: red, green, blue of each pixel, 0-255. */
export function shadeRow(colours: Float64Array, lights: Float64Array, count: number, response: Response): void {
  const { shadow, glow, follow, glowGain, glowMost } = response;
  for (let x = 0; x < count; x++) {
    const light = lights[x] ?? 1;
    const o = x * 3;
    const red = colours[o] ?? 0;
    const green = colours[o + 1] ?? 0;
    const blue = colours[o + 2] ?? 0;
    if (light < 1) {
      const missing = 1 - light;
      colours[o] = red * (1 - missing * shadow[0]);
      colours[o + 1] = green * (1 - missing * shadow[1]);
      colours[o + 2] = blue * (1 - missing * shadow[2]);
    } else {
      const gain = Math.min(glowMost, (light - 1) * glowGain);
      colours[o] = red + (glow[0] - red) * gain * follow[0];
      colours[o + 1] = green + (glow[1] - green) * gain * follow[1];
      colours[o + 2] = blue + (glow[2] - blue) * gain * follow[2];
    }
  }
}
