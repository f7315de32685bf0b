import { expect, it } from 'vitest';
import { changeDoll, NEW_GAME, putOn } from '../state/game-state.ts';
import { outfitSentence } from './outfit-sentence.ts';
import { EXTRAS, offeredItem } from './wardrobe.ts';

const wearing = (...images: readonly (readonly ['top' | 'bottoms' | 'onePiece', string])[]) =>
  images.reduce((game, [slot, image]) => {
    const item = offeredItem(image);
    return item ? putOn(game, slot, item) : game;
  }, NEW_GAME);

const [pouch = null] = EXTRAS.pouch;
const [shades = null] = EXTRAS.shades;
const [sandals = null] = EXTRAS.sandals;
const [towel = null] = EXTRAS.towel;

it('says what she stands in', () => {
  expect(outfitSentence('marisol', NEW_GAME)).toBe('Marisol wears a coral twist top and coral tie-side bottoms.');
});

it('says prints as somebody sees them', () => {
  const game = wearing(['top', 'scoop/kool-kat'], ['bottoms', 'skirt/angel']);
  expect(outfitSentence('marisol', { ...game, shades, sandals, pouch })).toBe(
    'Marisol wears a purple scoop top with cool cats in sunglasses and a sky blue swim skirt with angel hearts. Coral shades, coral sandals and a Kool Kat pouch on her wrist.',
  );
});

it('says a one-piece alone, and a towel', () => {
  const game = changeDoll(wearing(['onePiece', 'onepiece/angel']), 'imani');
  expect(outfitSentence('imani', { ...game, towel })).toBe(
    'Imani wears a sky blue one-piece with angel hearts. A Kool Kat towel in her hand.',
  );
});

it('calls what was tried on by its print', () => {
  const top = { handle: 'kaila-top-citrus-grove', name: 'Citrus Grove', image: 'triangle/citrus-grove' };
  expect(outfitSentence('marisol', { ...NEW_GAME, top })).toBe(
    'Marisol wears a triangle top in Citrus Grove and coral tie-side bottoms.',
  );
});
