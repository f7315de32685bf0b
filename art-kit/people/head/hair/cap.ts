import type { Knot } from '../../../gouache/geometry.ts';
import { mirrored } from '../../../gouache/geometry.ts';
import { trace } from '../../../gouache/trace.ts';
import type { HeadView } from '../../pose.ts';

/** Hair that lies close to the skull. `rise` is its thickness, `line` lowers (or raises) the hairline. */
export function skullCap(view: HeadView, rise = 3, line = 0): Knot[] {
  switch (view) {
    case 'profile':
      return trace`39,${-44 + line} 36,${-58 - rise} 10,${-71 - rise} -28,${-68 - rise} ${-54 - rise},-46 ${-63 - rise},-8 ${-54 - rise},24 -36,47 -24,42 -15,20 -12,2 2,-8 14,${-24 + line} 28,${-34 + line}`;
    case 'quarter':
      return trace`40,${-32 + line} 43,${-48 - rise * 0.6} 24,${-65 - rise} -10,${-72 - rise} ${-44 - rise},-58 ${-62 - rise},-24 ${-58 - rise},12 -44,38 -36,30 -34,6 -29,-14 -16,${-32 + line} 4,${-42 + line} 26,${-40 + line}`;
    case 'front': {
      const right: Knot[] = trace`${32 + rise},${-62 - rise} ${50 + rise},-30 ${50 + rise},0 45,14 42,-10 34,${-30 + line} 12,${-45 + line}`;
      return [[0, -72 - rise], ...right, ...mirrored(right)];
    }
    case 'back': {
      const right: Knot[] = trace`34,${-62 - rise} ${51 + rise},-30 ${51 + rise},4 42,34 22,50`;
      return [[0, -72 - rise], ...right, [0, 53], ...mirrored(right)];
    }
  }
}

/** Strands that comb the cap. */
export function combed(view: HeadView): Knot[][] {
  switch (view) {
    case 'profile':
      return [trace`24,-50 -10,-56 -40,-34`, trace`10,-40 -20,-42 -42,-14`];
    case 'quarter':
      return [trace`6,-46 -22,-50 -44,-26`, trace`22,-44 34,-44 38,-38`];
    case 'front':
      return [trace`4,-50 24,-46 38,-28`, trace`-4,-52 -26,-46 -40,-26`];
    case 'back':
      return [trace`-10,-60 -26,-30 -28,14`, trace`14,-58 28,-26 26,18`];
  }
}
