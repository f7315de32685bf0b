import { PRINTS } from '../prints.ts';
import { printNoteOf } from '../story/print-notes.ts';
import { type CollectionRule, inPrints, swatch } from './collection-rule.ts';

/** One for each print: everything that was cut from it. */
export const PRINT_COLLECTIONS: readonly CollectionRule[] = PRINTS.map(({ id, title, phrases }) => ({
  handle: id,
  title,
  description: `${phrases[0]} ${phrases[4] ?? phrases[3]}`,
  picture: swatch(id, title),
  note: printNoteOf(id),
  holds: inPrints(id),
}));
