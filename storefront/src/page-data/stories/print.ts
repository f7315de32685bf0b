import type { PrintCutting, PrintStory } from '../../features/print/print-data.ts';
import type { PrintPageData } from '../../pages/shop/print-page.tsx';
import type { PrintsPageData } from '../../pages/shop/prints-page.tsx';
import { collectionWithCards } from '../catalogue/collection-products.ts';
import { allPrints } from '../catalogue/prints.ts';
import type { PageDataBuilder } from '../page-data.ts';

/** More than was ever cut from one print. */
const EVERY_PIECE = 100;
const OTHERS = 6;

const cutting = ({ handle, title, cloth }: PrintStory): PrintCutting => ({ handle, title, cloth });

/** The prints after this one, from the first on again after the last. */
function nextTo(prints: readonly PrintStory[], at: number): PrintCutting[] {
  return [...prints.slice(at + 1), ...prints.slice(0, at)].slice(0, OTHERS).map(cutting);
}

/** By the address, which names the kind: cards say nothing of it. */
const isTop = ({ handle }: { handle: string }): boolean => handle.includes('-top-');
const isBottoms = ({ handle }: { handle: string }): boolean => handle.includes('-bottoms-');

/** All prints, as a shelf of cuttings; there is none where no print has a page. */
export const printsPageData: PageDataBuilder<PrintsPageData> = async (context) => {
  const prints = await allPrints(context);
  return prints.length > 0 ? { prints: prints.map(cutting) } : undefined;
};

/** One print: how it was drawn, and every piece that was cut from it. */
export const printPageData: PageDataBuilder<PrintPageData> = async (context, { handle = '' }) => {
  const prints = await allPrints(context);
  const at = prints.findIndex((print) => print.handle === handle);
  const print = prints[at];
  const collection = print && (await collectionWithCards(context, handle, { first: EVERY_PIECE }));
  if (!collection) return undefined;
  const { cards } = collection;
  const lead = cards.find(({ worn, soldOut }) => worn && !soldOut) ?? cards.find(({ worn }) => worn);
  return {
    head: {
      ...print,
      productCount: cards.length,
      ...(lead?.worn && { worn: { picture: lead.worn, handle: lead.handle, title: lead.title } }),
    },
    products: {
      print: print.title,
      cards,
      others: nextTo(prints, at),
      canBeASet: cards.some(isTop) && cards.some(isBottoms),
    },
  };
};
