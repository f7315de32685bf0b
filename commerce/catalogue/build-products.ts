import type { CatalogueProduct } from './catalogue-product.ts';
import { EXTRAS } from './extras.ts';
import { FABRICS, fabricOf } from './fabrics.ts';
import { handleOf, makeProduct } from './make-product.ts';
import { matchesOf } from './matches.ts';
import { pictureSeeds } from './picture-seeds.ts';
import { printOf } from './prints.ts';
import { type StoryPhrases, tellStories } from './story.ts';
import { usesOf } from './story-uses.ts';
import type { Kind, Style } from './style.ts';
import { STYLES } from './styles.ts';

const bySlug = (a: { handle: string }, b: { handle: string }): number => (a.handle < b.handle ? -1 : 1);

/** Kinds one speaks of as "they"; a sentence about "it" would stumble. */
const PLURAL: ReadonlySet<Kind> = new Set(['bottoms', 'shorts', 'swim-shorts', 'board-shorts', 'sticker-pack']);
const SINGULAR = /\bit\b/i;

function storyPhrases(style: Style, printId: string): StoryPhrases {
  const print = printOf(printId);
  const uses = style.uses ?? usesOf(style.kind);
  return {
    handle: handleOf(style, print),
    look: print.phrases,
    cut: style.phrases,
    fabric: FABRICS[fabricOf(style.fabric, print)].phrases,
    use: PLURAL.has(style.kind) ? uses.filter((sentence) => !SINGULAR.test(sentence)) : uses,
  };
}

/** The whole catalogue, in alphabetical order of its slugs (CAT-031). */
export function buildProducts(): CatalogueProduct[] {
  const pairs = STYLES.flatMap((style) => style.prints.map((printId) => ({ style, printId })));
  const stories = tellStories(pairs.map(({ style, printId }) => storyPhrases(style, printId)).sort(bySlug));
  const seeds = pictureSeeds(
    pairs.map(({ style, printId }) => ({ handle: handleOf(style, printOf(printId)), cut: style.cut })),
  );
  const products = pairs.map(({ style, printId }) => {
    const print = printOf(printId);
    return makeProduct(style, print, seeds.get(handleOf(style, print)) ?? 0);
  });
  const byPrint = Map.groupBy(products, ({ print }) => print);
  const byStyle = Map.groupBy(products, ({ style, kind }) => `${style} ${kind}`);
  const complete = products.map((product) => ({
    ...product,
    story: stories.get(product.handle) ?? '',
    siblings: (byStyle.get(`${product.style} ${product.kind}`) ?? [])
      .map(({ handle }) => handle)
      .filter((handle) => handle !== product.handle),
    matches: matchesOf(product, byPrint.get(product.print) ?? []),
  }));
  return [...complete, ...EXTRAS].sort(bySlug);
}
