import { vectorPrint } from '../print.ts';

/** No print at all: the cloth does the work. */
export const solid = vectorPrint('solid', (_palette: Readonly<Record<'ground', string>>) => ({ defs: '', body: '' }));
