import { KIND_RECORDS, type Kind, kindRecord } from './kinds/kinds.ts';

interface Matchable {
  handle: string;
  kind: Kind;
}

const SHOWN_MATCHES = 8;

/** What goes with a product, the nearest first. */
const GOES_WITH: readonly string[] = KIND_RECORDS.flatMap(([kind, { goesWith }]) =>
  goesWith === undefined ? [] : [{ kind, goesWith }],
)
  .sort((a, b) => a.goesWith - b.goesWith)
  .map(({ kind }) => kind);

/** The other half of a bikini comes first, then what else there is in the print, one of each kind. */
export function matchesOf(product: Matchable, samePrint: readonly Matchable[]): string[] {
  const half = kindRecord(product.kind).otherHalf;
  const halves = samePrint.filter(({ kind }) => kind === half).slice(0, 2);
  const rest = GOES_WITH.filter((kind) => kind !== half && kind !== product.kind).flatMap(
    (kind) => samePrint.find((other) => other.kind === kind) ?? [],
  );
  return [...halves, ...rest].slice(0, SHOWN_MATCHES).map(({ handle }) => handle);
}
