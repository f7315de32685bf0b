/** A journey that is not walked somewhere. */
export interface LeftOut {
  /** Its file in `journeys`. */
  file: string;
  /** What its name says; the whole file, where none is said. */
  test?: string;
  why: string;
}

/** Why a journey is left out, by its file and its name; undefined: it is walked. */
export const whyLeftOut = (list: readonly LeftOut[], path: string, name: string): string | undefined =>
  list.find(({ file, test = '' }) => path.endsWith(`journeys/${file}.e2e.ts`) && name.includes(test))?.why;
