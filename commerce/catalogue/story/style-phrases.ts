import { CLOTHES_PHRASES } from './style-phrases/clothes.ts';
import { SWIM_PHRASES } from './style-phrases/swim.ts';
import { THING_PHRASES } from './style-phrases/things.ts';

const PHRASES = new Map([SWIM_PHRASES, CLOTHES_PHRASES, THING_PHRASES].flatMap((phrases) => Object.entries(phrases)));

/** Sentences on the cut beyond the style's own, for styles that come in many prints; by `{style} {kind}`. */
export const stylePhrasesOf = (style: string, kind: string): readonly string[] => PHRASES.get(`${style} ${kind}`) ?? [];
