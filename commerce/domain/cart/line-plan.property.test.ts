import { expect, it } from 'vitest';
import { whatever } from '../../testing/random.ts';
import { attributesIdentity } from './attributes.ts';
import { lineChanges } from './line-changes.ts';
import { addLines, type CartLine, type LinePlan, updateLines } from './line-plan.ts';

const identity = (line: CartLine): string => `${line.variantId} ${attributesIdentity(line.attributes)}`;

const unitsOf = (lines: readonly CartLine[], variantId: number): number =>
  lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0);

/** What the stored lines become: the model of writing changes, newest first. */
function applied(before: readonly CartLine[], plan: LinePlan): CartLine[] {
  const { removed, changed, added } = lineChanges(before, plan.lines);
  const kept = before
    .filter((line) => !removed.includes(line.id))
    .map((line) => ({ ...line, quantity: changed.find(({ id }) => id === line.id)?.quantity ?? line.quantity }));
  return [...added.toReversed(), ...kept];
}

/** One change of a cart, added or updated at random. */
function someChange(
  before: readonly CartLine[],
  below: (limit: number) => number,
  id: string,
  stock: readonly number[],
) {
  const available = (variantId: number): number => stock[variantId] ?? 0;
  const someLine = before[below(before.length + 1)];
  if (someLine === undefined || below(2) === 0) {
    const attributes = below(3) === 0 ? [{ key: 'note', value: String(below(2)) }] : [];
    return addLines(before, [{ id, variantId: below(3), quantity: 1 + below(8), attributes }], available);
  }
  const merchandise = below(4) === 0 ? { variantId: below(3) } : {};
  return updateLines(before, [{ id: someLine.id, quantity: below(8), ...merchandise }], available);
}

function checkPromises(before: readonly CartLine[], plan: LinePlan, stock: readonly number[], where: string): void {
  const { lines } = plan;
  expect(new Set(lines.map((line) => line.id)).size, where).toBe(lines.length);
  expect(new Set(lines.map(identity)).size, where).toBe(lines.length);
  expect(
    lines.every((line) => line.quantity >= 1),
    where,
  ).toBe(true);
  for (const [variantId, units] of stock.entries()) expect(unitsOf(lines, variantId), where).toBeLessThanOrEqual(units);
  expect(applied(before, plan), where).toEqual(lines);
}

it('keeps its promises over any run of changes: 500 carts, 12 changes each', () => {
  whatever(500, (below) => {
    const stock = [below(6), below(6), below(40)];
    let lines: readonly CartLine[] = [];
    for (let step = 1; step <= 12; step += 1) {
      const plan = someChange(lines, below, `new-${step}`, stock);
      checkPromises(lines, plan, stock, `step ${step}`);
      lines = plan.lines;
    }
  });
});
