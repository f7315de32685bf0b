import { seedOf } from './seeding/seeded.ts';

/** Products on hand where the catalogue wants a certain picture of the shop: sold out, almost gone. */
const FIXED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kaila-top-wildflowers': { L: 2, XXL: 0 },
  'kaila-top-passionfruit': { M: 24, L: 18 },
  'aaliyah-skirt-midnight-meadow': { M: 2, L: 2 },
  'kaila-top-gingham-cherry': { XS: 0, S: 0, M: 0, L: 0, XL: 0, XXL: 0 },
  'sunny-hat-zebra-pop': { 'One Size': 0 },
  'tideline-necklace-seashell': { 'One Size': 1 },
};

/** Units on hand when the catalogue is first put into the tables; a later run leaves what was sold alone. */
export function openingStock(handle: string, size: string): number {
  const fixed = FIXED[handle]?.[size];
  if (fixed !== undefined) return fixed;
  if (seedOf(`gone ${handle}`) % 43 === 0) return 0;
  const seed = seedOf(`${handle} ${size}`);
  // A size is missing now and then; a product of one size is then gone altogether, which is rarer.
  if (seed % 17 === 0 && size !== 'One Size') return 0;
  if (seed % 13 === 0) return 1 + (seed % 3);
  return 9 + (seed % 52);
}
