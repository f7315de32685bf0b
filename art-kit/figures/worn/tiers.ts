import type { Part } from '../../cloth/part.ts';
import { type Frill, frillPath, gathersOf } from './frill.ts';
import { loose } from './wear.ts';

/** A height on the body, and half the width of the cloth there. */
interface TierEdge {
  readonly y: number;
  readonly half: number;
}

const print = { scale: 0.42, cx: 0, cy: 400 } as const;

/** Tiers between edges, the lowest first: each upper one lies over the gathers of the next. */
export function tiers(edges: readonly TierEdge[]): Part[] {
  return edges
    .slice(0, -1)
    .map((edge, i): Part => {
      const next = edges[i + 1] ?? edge;
      const frill: Frill = {
        top: edge.y - 6,
        topHalf: edge.half - 3,
        hem: next.y + 5,
        hemHalf: next.half + 4,
        sag: 9,
        waves: 22 + i * 6,
      };
      return {
        ...loose,
        d: frillPath(frill),
        print,
        puff: [
          [3, 2],
          [18, 7],
        ],
        folds: gathersOf(frill, 7),
        shadow: 0.3,
        shadowOffset: [2, 6],
      };
    })
    .reverse();
}
