import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';
import { addLines, type CartLine, updateLines } from './line-plan.ts';

const line = (id: string, variantId: number, quantity: number, note?: string): CartLine => ({
  id,
  variantId,
  quantity,
  attributes: note === undefined ? [] : [{ key: 'note', value: note }],
});
const plenty = () => 1_000;
const summary = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => `${id}x${quantity}`);

describe('addLines', () => {
  it('puts new merchandise in front', () => {
    const plan = addLines([line('a', 1, 1)], [line('b', 2, 2), line('c', 3, 1)], plenty);
    expect(summary(plan.lines)).toEqual(['cx1', 'bx2', 'ax1']);
    expect(plan.shortages).toEqual([]);
  });

  it('joins the same merchandise with the same attributes, and only that', () => {
    const plan = addLines(
      [line('a', 1, 1)],
      [line('b', 1, 2), line('c', 1, 3, 'gift'), line('d', 1, 1, 'gift')],
      plenty,
    );
    expect(summary(plan.lines)).toEqual(['cx4', 'ax3']);
  });

  it('adds what there is and tells what is missing', () => {
    const plan = addLines([line('a', 1, 2)], [line('b', 1, 5)], () => 4);
    expect(summary(plan.lines)).toEqual(['ax4']);
    expect(plan.shortages).toEqual([{ kind: 'notEnough', variantId: 1, lineId: 'a', quantity: 2 }]);
  });

  it('counts all lines of a variant against its stock', () => {
    const plan = addLines([line('a', 1, 3, 'gift')], [line('b', 1, 2)], () => 4);
    expect(summary(plan.lines)).toEqual(['bx1', 'ax3']);
    expect(plan.shortages).toEqual([{ kind: 'notEnough', variantId: 1, lineId: 'b', quantity: 1 }]);
  });

  it('makes no line of what is sold out', () => {
    const plan = addLines([], [line('a', 1, 1)], () => 0);
    expect(plan.lines).toEqual([]);
    expect(plan.shortages).toEqual([{ kind: 'soldOut', variantId: 1, lineId: undefined, quantity: 0 }]);
  });

  it('never takes items away from a line whose stock has gone', () => {
    expect(summary(addLines([line('a', 1, 3)], [line('b', 1, 1)], () => 0).lines)).toEqual(['ax3']);
  });
});

describe('updateLines', () => {
  const cart = [line('c', 3, 1), line('b', 2, 2), line('a', 1, 3)];

  it('sets quantities in place and takes away at none', () => {
    const plan = updateLines(
      cart,
      [
        { id: 'b', quantity: 5 },
        { id: 'c', quantity: 0 },
      ],
      plenty,
    );
    expect(summary(plan.lines)).toEqual(['bx5', 'ax3']);
  });

  it('keeps what an update does not name', () => {
    const plan = updateLines(cart, [{ id: 'a', attributes: [{ key: 'note', value: 'gift' }] }], plenty);
    expect(plan.lines[0]).toEqual(line('a', 1, 3, 'gift'));
    expect(summary(plan.lines)).toEqual(['ax3', 'cx1', 'bx2']);
  });

  it('joins a line with the one it becomes equal to', () => {
    expect(summary(updateLines(cart, [{ id: 'a', variantId: 2 }], plenty).lines)).toEqual(['ax5', 'cx1']);
  });

  it('gives the changed line what there is and cuts the others of the variant', () => {
    const two = [line('b', 1, 2, 'gift'), line('a', 1, 2)];
    const plan = updateLines(two, [{ id: 'a', quantity: 9 }], () => 5);
    expect(summary(plan.lines)).toEqual(['ax5']);
    expect(plan.shortages).toEqual([
      { kind: 'notEnough', variantId: 1, lineId: 'a', quantity: 5 },
      { kind: 'notEnough', variantId: 1, lineId: undefined, quantity: 0 },
    ]);
  });

  it('takes a line away whose variant is sold out', () => {
    const plan = updateLines(cart, [{ id: 'b', quantity: 1 }], () => 0);
    expect(summary(plan.lines)).toEqual(['cx1', 'ax3']);
    expect(plan.shortages).toEqual([{ kind: 'soldOut', variantId: 2, lineId: undefined, quantity: 0 }]);
  });

  it('leaves lines alone that nobody changed, sold out or not', () => {
    const stock = (variantId: number) => (variantId === 2 ? 10 : 0);
    expect(summary(updateLines(cart, [{ id: 'b', quantity: 4 }], stock).lines)).toEqual(['cx1', 'bx4', 'ax3']);
  });
});

describe('lineChanges', () => {
  it('says nothing where nothing changed', () => {
    const lines = [line('a', 1, 1)];
    expect(lineChanges(lines, lines)).toEqual({ removed: [], changed: [], added: [] });
  });

  it('tells removed, changed and added lines apart, the added ones oldest first', () => {
    const before = [line('c', 3, 1), line('b', 2, 2), line('a', 1, 3)];
    const after = [line('e', 5, 1), line('d', 4, 1), line('b', 2, 7), line('a', 1, 3, 'gift')];
    expect(lineChanges(before, after)).toEqual({
      removed: ['c', 'a'],
      changed: [{ id: 'b', quantity: 7 }],
      added: [line('a', 1, 3, 'gift'), line('d', 4, 1), line('e', 5, 1)],
    });
  });
});
