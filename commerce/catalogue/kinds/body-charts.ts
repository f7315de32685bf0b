/** Body measures by size, XS to XXL, in inches. */
export const WOMEN = {
  Bust: [32, 34, 36, 38.5, 41.5, 44.5],
  'Under-bust': [27, 29, 31, 33.5, 36.5, 39.5],
  Waist: [25, 27, 29, 31.5, 34.5, 37.5],
  Hips: [35, 37, 39, 41.5, 44.5, 47.5],
  Torso: [57, 58.5, 60, 61.5, 63, 64.5],
} as const;

export const MEN = {
  Chest: [35, 37, 39.5, 42.5, 45.5, 48.5],
  Waist: [28, 30, 32, 34.5, 37.5, 40.5],
  Hips: [35, 37, 39, 41.5, 44.5, 47.5],
} as const;

/** Body measures by name, each by size in inches. */
export type Chart = Readonly<Record<string, readonly number[]>>;

/** Some of the measures of a chart: where the tape goes for a kind. */
export const only = (chart: Chart, ...names: readonly string[]): Chart =>
  Object.fromEntries(Object.entries(chart).filter(([name]) => names.includes(name)));
