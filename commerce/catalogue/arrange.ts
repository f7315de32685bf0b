import { SMALL } from './collections/collection-rule.ts';
import { seedOf } from './seeding/seeded.ts';

/** What decides whether two neighbours in a list look alike. */
export interface Arrangeable {
  handle: string;
  print: string;
  cut: string;
  kind: string;
}

/** How many places apart two products of one print, or of one cut, should hang. */
const PRINT_DISTANCE = 4;
const CUT_DISTANCE = 2;
/** Small things season a list: one in a row of four, and none to begin with. */
const SMALL_DISTANCE = 3;
const BEFORE_SMALL = 2;
const SMALL_KINDS: ReadonlySet<string> = new Set(SMALL);

type Clash = (candidate: Arrangeable, placed: readonly Arrangeable[]) => boolean;

const nearPrint =
  (distance: number): Clash =>
  (candidate, placed) =>
    placed.slice(-distance).some(({ print }) => print === candidate.print);

const nearCut: Clash = (candidate, placed) => placed.slice(-CUT_DISTANCE).some(({ cut }) => cut === candidate.cut);

const crowdsSmall: Clash = (candidate, placed) =>
  SMALL_KINDS.has(candidate.kind) &&
  (placed.length < BEFORE_SMALL || placed.slice(-SMALL_DISTANCE).some(({ kind }) => SMALL_KINDS.has(kind)));

/** What to avoid, the strictest first: a small lot has to give way somewhere. */
const CLASHES: readonly Clash[] = [
  (candidate, placed) =>
    crowdsSmall(candidate, placed) || nearPrint(PRINT_DISTANCE)(candidate, placed) || nearCut(candidate, placed),
  (candidate, placed) => nearPrint(PRINT_DISTANCE)(candidate, placed) || nearCut(candidate, placed),
  nearPrint(PRINT_DISTANCE),
  nearPrint(1),
  nearCut,
];

function nextOf(waiting: readonly Arrangeable[], placed: readonly Arrangeable[]): number {
  for (const clash of CLASHES) {
    const found = waiting.findIndex((candidate) => !clash(candidate, placed));
    if (found >= 0) return found;
  }
  return 0;
}

/**
 * Hangs products so that neighbours differ in print and cut and small things are strewn among the others, where the lot
 * allows it. `salt` (the collection's handle)
 * gives each collection an order of its own; best sellers and the like come first through `isFront`.
 */
export function arrange<Item extends Arrangeable>(
  items: readonly Item[],
  salt: string,
  isFront: (item: Item) => boolean,
): Item[] {
  const waiting = [...items].sort(
    (a, b) => Number(isFront(b)) - Number(isFront(a)) || seedOf(salt + a.handle) - seedOf(salt + b.handle),
  );
  const placed: Item[] = [];
  while (waiting.length > 0) {
    placed.push(...waiting.splice(nextOf(waiting, placed), 1));
  }
  return placed;
}
