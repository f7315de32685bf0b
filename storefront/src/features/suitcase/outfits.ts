import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { moneyOf, thousandths } from '../promo/amount.ts';

/**
 * What a product does in an outfit: a top and bottoms make one together, a `whole` is one by itself, an `over` goes over any of
 * them and makes it another, and an `along` is taken along with all of them.
 */
export type Role = 'top' | 'bottoms' | 'whole' | 'over' | 'along';

const ROLES: Readonly<Record<string, Role>> = {
  top: 'top',
  bottoms: 'bottoms',
  skirt: 'bottoms',
  skort: 'bottoms',
  shorts: 'bottoms',
  'one-piece': 'whole',
  set: 'whole',
  dress: 'whole',
  'swim-shorts': 'whole',
  'board-shorts': 'whole',
  polo: 'over',
  sarong: 'over',
  hoodie: 'over',
  'puffer-jacket': 'over',
};

/** Dresses that are thrown on over something. */
const OVER_CUTS: ReadonlySet<string> = new Set(['kaftan', 'shirtdress']);

/** The role of a kind of product; `cut` is the shape it is drawn in, where that is known. */
export function roleOf(kind: string, cut = ''): Role {
  return OVER_CUTS.has(cut) ? 'over' : (ROLES[kind] ?? 'along');
}

interface HasRole {
  handle: string;
  role: Role;
}

export interface Outfit<Product> {
  /** The handles of what is worn, told apart from every other outfit. */
  key: string;
  /** A top and bottoms, or one product that does for both. */
  worn: readonly Product[];
  over?: Product;
}

/** Every outfit the products make, those without anything over them first. */
export function outfitsOf<Product extends HasRole>(products: readonly Product[]): Outfit<Product>[] {
  const of = (role: Role): Product[] => products.filter((product) => product.role === role);
  const bottoms = of('bottoms');
  const bare = [
    ...of('top').flatMap((top) => bottoms.map((below) => [top, below])),
    ...of('whole').map((one) => [one]),
  ];
  const key = (worn: readonly Product[]): string => worn.map(({ handle }) => handle).join(' ');
  return [
    ...bare.map((worn) => ({ key: key(worn), worn })),
    ...of('over').flatMap((over) => bare.map((worn) => ({ key: key([...worn, over]), worn, over }))),
  ];
}

/** How many outfits one more product of a role would add. */
export function gainOf(products: readonly HasRole[], role: Role): number {
  return outfitsOf([...products, { handle: '', role }]).length - outfitsOf(products).length;
}

/** The role one more product of which adds most, and how many outfits; undefined where none adds any. */
export function bestGain(products: readonly HasRole[]): { role: Role; outfits: number } | undefined {
  const gains = (['bottoms', 'top', 'whole', 'over'] as const).map((role) => ({
    role,
    outfits: gainOf(products, role),
  }));
  const best = gains.reduce((most, gain) => (gain.outfits > most.outfits ? gain : most));
  return best.outfits > 0 ? best : undefined;
}

/** A top and bottoms of one print, which cost less together. */
export function isPair({ worn: [top, bottoms] }: Outfit<{ print?: string }>): boolean {
  return top?.print !== undefined && top.print === bottoms?.print;
}

/** A share of what the provider says it all costs, for reading; undefined without an outfit. */
export function costPerOutfit(total: MoneyAmount, outfits: number): MoneyAmount | undefined {
  return outfits > 0 ? moneyOf(Math.round(thousandths(total.amount) / outfits), total.currencyCode) : undefined;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "6 pieces, 9 outfits" */
export const countLine = (products: number, outfits: number): string =>
  `${counted(products, 'piece')}, ${counted(outfits, 'outfit')}`;
