import { EUROPE } from '../country/europe.ts';

/** From the day it arrives. The shop's words say the same (`content/promises.ts`). */
export const RETURN_WINDOW_DAYS = 60;

/** So long the law lets one withdraw from what was bought from afar, whatever the shop says of final sale. */
export const WITHDRAWAL_DAYS = 14;

/** Countries of Europe with a law of their own. */
const OTHERWISE: ReadonlySet<string> = new Set(['CH', 'NO', 'TR']);

/** Where it does: the European Union and the United Kingdom, as far as the shop sends there. */
export const WITHDRAWAL_COUNTRIES: ReadonlySet<string> = new Set(
  Object.keys(EUROPE).filter((code) => !OTHERWISE.has(code)),
);
