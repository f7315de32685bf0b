import { EUROPEAN_STOCKISTS } from './europe.ts';
import { FURTHER_STOCKISTS } from './further.ts';
import type { Stockist } from './stockist.ts';

/** Everybody who sells our things. */
export const STOCKISTS: readonly Stockist[] = [...EUROPEAN_STOCKISTS, ...FURTHER_STOCKISTS];
