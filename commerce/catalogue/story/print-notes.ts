import { ANIMAL_NOTES } from './print-notes/animals.ts';
import { DOLL_NOTES } from './print-notes/dolls.ts';
import { DYE_NOTES } from './print-notes/dyes-and-cloths.ts';
import { FLOWER_NOTES } from './print-notes/flowers.ts';
import { FRUIT_NOTES } from './print-notes/fruit.ts';
import { PATTERN_NOTES } from './print-notes/patterns.ts';
import { PICTURE_NOTES } from './print-notes/pictures.ts';
import type { PrintNote } from './print-notes/print-note.ts';
import { TROPICS_NOTES } from './print-notes/tropics.ts';

const NOTES = new Map(
  [FRUIT_NOTES, FLOWER_NOTES, TROPICS_NOTES, ANIMAL_NOTES, DOLL_NOTES, PICTURE_NOTES, PATTERN_NOTES, DYE_NOTES].flatMap(
    (notes) => Object.entries(notes),
  ),
);

/** How a print came about; throws on a print nobody has written of, for the range is data of ours. */
export function printNoteOf(id: string): PrintNote {
  const note = NOTES.get(id);
  if (!note) throw new Error(`Nobody has written how the print "${id}" came about.`);
  return note;
}
