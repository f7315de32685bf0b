import { pickOne } from './chance.ts';
import { SLOTS, type Slot } from './slots.ts';

/** What a sentence is about. */
export interface Subject {
  print: string;
  /** "They" rather than "it": bottoms, shorts, stickers. */
  isPlural: boolean;
  bought: string;
  usual: string;
  /** '5 ft 6' or '168 cm'; '' where they did not say. */
  height: string;
  /** '' where they did not say. */
  build: string;
  /** The months they may speak of: since it came into the shop, to the one they write in. */
  months: readonly string[];
}

const isSlot = (name: string): name is Slot => Object.hasOwn(SLOTS, name);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function pronoun(name: string, isPlural: boolean): string | undefined {
  switch (name) {
    case 'them':
      return isPlural ? 'them' : 'it';
    case 'it':
      return isPlural ? 'they' : 'it';
    case 'is':
      return isPlural ? 'are' : 'is';
    case 'was':
      return isPlural ? 'were' : 'was';
    case 's':
      return isPlural ? '' : 's';
    default:
      return undefined;
  }
}

function ownWord(name: string, subject: Subject, chance: () => number): string | undefined {
  switch (name) {
    case 'print':
    case 'bought':
    case 'usual':
    case 'height':
      return subject[name];
    case 'build':
      return subject.build.charAt(0).toLowerCase() + subject.build.slice(1);
    case 'month':
      return pickOne(chance, subject.months);
    default:
      return undefined;
  }
}

/** Fills the blanks of a sample sentence. A blank with a capital begins with one. Throws on a blank it does not know. */
export function fillSentence(sentence: string, subject: Subject, chance: () => number): string {
  return sentence.replace(/\{(\w+)\}/g, (_, blank: string) => {
    const name = blank.charAt(0).toLowerCase() + blank.slice(1);
    const filled =
      pronoun(name, subject.isPlural) ??
      ownWord(name, subject, chance) ??
      (isSlot(name) ? pickOne<string>(chance, SLOTS[name]) : undefined);
    if (filled === undefined) throw new Error(`No such blank: {${blank}}.`);
    return name === blank ? filled : capitalised(filled);
  });
}
