import { CLOTHES_AND_THING_REMARKS } from './style-remarks/clothes-and-things.ts';
import { SWIM_REMARKS } from './style-remarks/swim.ts';

const REMARKS = new Map([SWIM_REMARKS, CLOTHES_AND_THING_REMARKS].flatMap((remarks) => Object.entries(remarks)));

/** What pleased people say of a cut; nothing for one nobody has spoken of. */
export const styleRemarks = (style: string, kind: string): readonly string[] => REMARKS.get(`${style} ${kind}`) ?? [];
