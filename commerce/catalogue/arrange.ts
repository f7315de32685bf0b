import { seedOf } from './seeded.ts';

/** What decides whether two neighbours in a list look alike. */
export interface Arrangeable {
  handle: string;
  print: string;
  cut: string;
}

/** How many places apart two pieces of one print, or of one cut, should hang. */
const PRINT_DISTANCE = 4;
const CUT_DISTANCE = 2;

function clashes(candidate: Arrangeable, placed: readonly Arrangeable[]): boolean {
  return (
    placed.slice(-PRINT_DISTANCE).some(({ print }) => print === candidate.print) ||
    placed.slice(-CUT_DISTANCE).some(({ cut }) => cut === candidate.cut)
  );
}

/**
 * Hangs products so that neighbours differ in print and cut, where the lot allows it. `salt` (the collection's handle)
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
    const found = waiting.findIndex((candidate) => !clashes(candidate, placed));
    placed.push(...waiting.splice(Math.max(0, found), 1));
  }
  return placed;
}
