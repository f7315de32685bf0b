import { expect, it } from 'vitest';
import { NEW_GAME } from '../state/game-state.ts';
import { withOwn } from './use-own-drawers.ts';
import { WARDROBE } from './wardrobe.ts';

const TOPS = { slot: 'top', title: 'Tops', items: WARDROBE.top } as const;
const CITRUS = { handle: 'kaila-top-citrus-grove', name: 'Citrus Grove', image: 'triangle/citrus-grove' };
const TOWEL = { handle: 'big-beach-towel-cabana', name: 'Cabana', image: 'towel/cabana' };

it('a piece of the wishlist hangs in the drawer it belongs to, after the game’s own', () => {
  expect(withOwn(TOPS, [CITRUS, TOWEL], NEW_GAME).items).toEqual([...WARDROBE.top, CITRUS]);
});

it('what was tried on has a card, once', () => {
  expect(withOwn(TOPS, [CITRUS], { ...NEW_GAME, top: CITRUS }).items).toHaveLength(17);
});

it('without a wishlist there are sixteen tops (GAM-026)', () => {
  expect(withOwn(TOPS, [], NEW_GAME).items).toHaveLength(16);
});
