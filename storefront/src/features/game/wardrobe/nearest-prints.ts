import type { Item } from './item.ts';
import { type DOLL_PRINTS, EXTRAS, WARDROBE } from './wardrobe.ts';

type Print = keyof typeof DOLL_PRINTS;

/** By print, the five others as an eye would sort them: the nearest in colour and mood first. */
const NEAREST: Readonly<Record<Print, readonly Print[]>> = {
  angel: ['pretty-princess', 'bunny-boo', 'kool-kat', 'bratitude', 'night-out'],
  'bunny-boo': ['pretty-princess', 'bratitude', 'angel', 'kool-kat', 'night-out'],
  'kool-kat': ['night-out', 'pretty-princess', 'angel', 'bratitude', 'bunny-boo'],
  bratitude: ['bunny-boo', 'night-out', 'pretty-princess', 'kool-kat', 'angel'],
  'pretty-princess': ['bunny-boo', 'angel', 'kool-kat', 'bratitude', 'night-out'],
  'night-out': ['kool-kat', 'bratitude', 'pretty-princess', 'angel', 'bunny-boo'],
};

const isPrint = (colourway: string): colourway is Print => Object.hasOwn(NEAREST, colourway);

/** The same piece in the other prints the game sells it in, the nearest first; as they hang where nobody has sorted them. */
export function nearestPrints({ image }: Item): readonly Item[] {
  const [cut, colourway = ''] = image.split('/');
  const order = isPrint(colourway) ? NEAREST[colourway] : [];
  const placeOf = (item: Item): number => order.findIndex((print) => item.image === `${cut}/${print}`);
  return [...Object.values(WARDROBE), ...Object.values(EXTRAS)]
    .flat()
    .filter((item) => item.handle !== '' && item.image.startsWith(`${cut}/`) && item.image !== image)
    .sort((a, b) => placeOf(a) - placeOf(b));
}
