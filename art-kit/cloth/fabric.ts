import { colourwayById } from '../colourways.ts';
import type { Fabric } from './part.ts';

/** The cloth a colourway is made of. Throws a RangeError for an id that does not exist. */
export function fabricOf(colourwayId: string): Fabric {
  const { print, trim } = colourwayById(colourwayId);
  const accents = Object.values(print.palette)
    .flat()
    .filter((colour) => colour !== print.ground);
  return { ground: print.ground, accents, trim };
}
