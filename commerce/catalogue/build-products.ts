import type { CatalogueProduct } from './catalogue-product.ts';
import { EXTRAS } from './extras.ts';
import { handleOf, makeProduct } from './make-product.ts';
import { matchesOf } from './matches.ts';
import { modelTurns } from './models.ts';
import { pictureSeeds } from './picture-seeds.ts';
import { printOf } from './prints.ts';
import { storyPhrases } from './story/story-phrases.ts';
import { tellStories } from './story/tell-stories.ts';
import { STYLES } from './styles.ts';

const bySlug = (a: { handle: string }, b: { handle: string }): number => (a.handle < b.handle ? -1 : 1);

/** The whole catalogue, in alphabetical order of its slugs (CAT-031). */
export function buildProducts(): CatalogueProduct[] {
  const pairs = STYLES.flatMap((style) => style.prints.map((printId) => ({ style, printId })));
  const productsInPrint = Map.groupBy(pairs, ({ printId }) => printId);
  const stories = tellStories(
    pairs
      .map(({ style, printId }) => storyPhrases(style, printOf(printId), productsInPrint.get(printId)?.length ?? 0))
      .sort(bySlug),
  );
  const pictured = pairs.map(({ style, printId }) => ({ handle: handleOf(style, printOf(printId)), cut: style.cut }));
  const seeds = pictureSeeds(pictured);
  const turns = modelTurns(pictured);
  const products = pairs.map(({ style, printId }) => {
    const print = printOf(printId);
    const handle = handleOf(style, print);
    return makeProduct(style, print, seeds.get(handle) ?? 0, turns.get(handle) ?? 0);
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
