/** Value at `t` on the way from `from` (t = 0) to `to` (t = 1); goes on beyond both ends. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** `value` held between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

/** 0 at `from`, 1 at `to`, eased at both ends. `from` may be the larger one: then the step falls. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** One decimal: a tenth of a print unit is finer than any picture shows, and keeps path data short. Never -0. */
export function round1(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** Template for SVG text: every number put in is rounded to a tenth, words stay as they are. rounded`M0 0L${x} ${y}` */
export function rounded(text: TemplateStringsArray, ...values: ReadonlyArray<number | string>): string {
  const written = (value: number | string = ''): string => (typeof value === 'number' ? String(round1(value)) : value);
  return text.reduce((data, part, index) => data + written(values[index - 1]) + part);
}

/**
 * `value` brought into [0, size), for positions on a repeat; `size` is a whole number. It stands in the inner loops of drawing,
 * where the remainder of fractions would be a slow call. Rounded as `((value % size) + size) % size` is.
 */
export function wrap(value: number, size: number): number {
  let rest = value - Math.floor(value / size) * size;
  // The quotient was rounded up to the next whole number.
  if (rest < 0) rest += size;
  if (value > 0) rest = rest + size - size;
  return rest >= size ? 0 : rest;
}
