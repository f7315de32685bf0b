import { seedOf } from './seeded.ts';
import type { Style } from './style.ts';

/** A picture as the art kit addresses it, and what it shows in words. */
export interface Picture {
  spec: string;
  alt: string;
}

type View = 'flat' | 'model' | 'low' | 'close' | 'set';

const ALT: Readonly<Record<View, (name: string) => string>> = {
  flat: (name) => `${name}, laid flat`,
  model: (name) => `${name}, worn, seen from the front`,
  low: (name) => `${name}, worn, from waist to knee`,
  close: (name) => `Close-up of the cloth and the sewing of ${name}`,
  set: (name) => `${name}, both halves laid out together`,
};

const LOWER_HALF: ReadonlySet<string> = new Set(['bottoms', 'skirt', 'board-shorts', 'swim-shorts']);
const HAS_OTHER_HALF: ReadonlySet<string> = new Set(['top', 'bottoms']);

/** Every fifth product or so leads with somebody wearing it, so that a list is not all flat lays. */
function leadsWithModel(handle: string): boolean {
  return seedOf(`lead ${handle}`) % 5 === 0;
}

function viewsOf(style: Style, handle: string): View[] {
  // A set is pictured through its top: laid out with the bottoms, then worn.
  if (style.kind === 'set') return ['set', 'model', 'low', 'close'];
  if (!style.worn) return ['flat', 'close'];
  const lower: View[] = LOWER_HALF.has(style.kind) ? ['low'] : [];
  const other: View[] = HAS_OTHER_HALF.has(style.kind) ? ['set'] : [];
  const first: View[] = leadsWithModel(handle) ? ['model', 'flat'] : ['flat', 'model'];
  return [...first, ...lower, 'close', ...other];
}

/** The pictures of a product in their order; `name` is title and print: 'Kaila Triangle Top in Wildflowers'. */
export function picturesOf(style: Style, print: string, handle: string, name: string): Picture[] {
  const seed = seedOf(handle) % 100;
  return viewsOf(style, handle).map((view) => ({
    spec: `p/${style.cut}/${print}/${view}-${seed}`,
    alt: ALT[view](name),
  }));
}
