import { pickOne } from './chance.ts';
import { SLOTS, type Slot } from './slots.ts';

/** What a sentence is about. */
export interface Subject {
  print: string;
  /** "They" rather than "it": bottoms, shorts, stickers. */
  isPlural: boolean;
  bought: string;
  usual: string;
}

const isSlot = (name: string): name is Slot => Object.hasOwn(SLOTS, name);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function pronoun(name: string, isPlural: boolean): string | undefined {
  switch (name) {
    case 'them':
      return isPlural ? 'them' : 'it';
    case 'it':
      return isPlural ? 'they' : 'it';
    case 'was':
      return isPlural ? 'were' : 'was';
    case 's':
      return isPlural ? '' : 's';
    default:
      return undefined;
  }
}

/** Fills the blanks of a sample sentence. A blank with a capital begins with one. Throws on a blank it does not know. */
export function fillSentence(sentence: string, subject: Subject, chance: () => number): string {
  return sentence.replace(/\{(\w+)\}/g, (_, blank: string) => {
    const name = blank.charAt(0).toLowerCase() + blank.slice(1);
    const own = { print: subject.print, bought: subject.bought, usual: subject.usual };
    const filled =
      pronoun(name, subject.isPlural) ??
      (name === 'print' || name === 'bought' || name === 'usual' ? own[name] : undefined) ??
      (isSlot(name) ? pickOne(chance, SLOTS[name]) : undefined);
    if (filled === undefined) throw new Error(`No such blank: {${blank}}.`);
    return name === blank ? filled : capitalised(filled);
  });
}
