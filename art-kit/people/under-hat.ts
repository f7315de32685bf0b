import type { Person } from './person.ts';
import type { Worn } from './wear/dress-up.ts';
import type { WornCut } from './wear/wardrobe.ts';

/** Cuts with a crown: hair on top of the head has no room in them. */
const CROWNED: ReadonlySet<WornCut> = new Set(['bucket', 'sunhat', 'boater', 'floppyhat', 'cap']);

/** Somebody as they do their hair for what they wear: what is up on top of the head comes down under a hat, or lies flat. */
export function underHat(person: Person, wear: readonly Worn[]): Person {
  const { hair } = person;
  const isOnTop = hair.style === 'space-buns' || hair.style === 'topknot';
  const isHigh = isOnTop || hair.style === 'quiff';
  if (!isHigh || !wear.some(({ cut }) => CROWNED.has(cut))) return person;
  return { ...person, hair: { ...hair, style: isOnTop ? 'lowbun' : 'crop' } };
}
