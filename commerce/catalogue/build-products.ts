import type { CatalogueProduct } from './catalogue-product.ts';
import { EXTRAS } from './extras.ts';
import { KIND_RECORDS, type Kind, kindRecord } from './kinds/kinds.ts';
import { handleOf, makeProduct } from './make-product.ts';
import { modelTurns } from './models.ts';
import { pictureSeeds } from './picture-seeds.ts';
import { printOf } from './prints.ts';
import { storyPhrases } from './story/story-phrases.ts';
import { tellStories } from './story/tell-stories.ts';
import { STYLES } from './styles.ts';

interface Matchable {
  handle: string;
  kind: Kind;
  tags: readonly string[];
}

const SHOWN_MATCHES = 8;

/** What goes with a product, the nearest first. */
const GOES_WITH: readonly string[] = KIND_RECORDS.flatMap(([kind, { goesWith }]) =>
  goesWith === undefined ? [] : [{ kind, goesWith }],
)
  .sort((a, b) => a.goesWith - b.goesWith)
  .map(({ kind }) => kind);

const isMens = ({ tags }: Matchable): boolean => tags.includes('mens');

/**
 * The other half of a bikini comes first, then what else there is in the print, one of each kind; with what men alone wear, what
 * they wear too before the rest.
 */
function matchesOf(product: Matchable, samePrint: readonly Matchable[]): string[] {
  const half = kindRecord(product.kind).otherHalf;
  const halves = samePrint.filter(({ kind }) => kind === half).slice(0, 2);
  const rest = GOES_WITH.filter((kind) => kind !== half && kind !== product.kind).flatMap(
    (kind) => samePrint.find((other) => other.kind === kind) ?? [],
  );
  if (kindRecord(product.kind).wornBy === 'men') rest.sort((a, b) => Number(isMens(b)) - Number(isMens(a)));
  return [...halves, ...rest].slice(0, SHOWN_MATCHES).map(({ handle }) => handle);
}

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
