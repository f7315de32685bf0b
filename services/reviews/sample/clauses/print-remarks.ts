import { DYE_AND_CLOTH_REMARKS } from './print-remarks/dyes-and-cloths.ts';
import { FRUIT_AND_FLOWER_REMARKS } from './print-remarks/fruit-and-flowers.ts';
import { PICTURE_AND_PATTERN_REMARKS } from './print-remarks/pictures-and-patterns.ts';
import { TROPIC_AND_ANIMAL_REMARKS } from './print-remarks/tropics-and-animals.ts';

const REMARKS = new Map(
  [FRUIT_AND_FLOWER_REMARKS, TROPIC_AND_ANIMAL_REMARKS, PICTURE_AND_PATTERN_REMARKS, DYE_AND_CLOTH_REMARKS].flatMap(
    (remarks) => Object.entries(remarks),
  ),
);

/** What pleased people say of a print; nothing for one nobody has spoken of. */
export const printRemarks = (print: string): readonly string[] => REMARKS.get(print) ?? [];
