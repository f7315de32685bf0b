import type { Knot } from './geometry.ts';

const CORNER = '!';

/**
 * Knots as they are written in SVG, a point each, with `!` after a corner: trace`0,-4 12,${y} 30,8!`.
 * Throws a SyntaxError for anything that is not a point.
 */
export function trace(text: TemplateStringsArray, ...values: readonly number[]): Knot[] {
  const written = text.reduce((all, part, i) => all + (i === 0 ? '' : String(values[i - 1])) + part, '');
  return written
    .trim()
    .split(/\s+/)
    .map((word): Knot => {
      const isCorner = word.endsWith(CORNER);
      const [x, y, ...more] = (isCorner ? word.slice(0, -1) : word).split(',').map(Number);
      if (x === undefined || y === undefined || more.length > 0 || Number.isNaN(x + y))
        throw new SyntaxError(`No point: ${word}`);
      return isCorner ? [x, y, 1] : [x, y];
    });
}
