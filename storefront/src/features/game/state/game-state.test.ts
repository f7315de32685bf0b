import { describe, expect, it } from 'vitest';
import type { Item, Slot } from '../wardrobe/item.ts';
import { DOLL_IDS, DOLLS, EXTRAS, offeredItem, WARDROBE } from '../wardrobe/wardrobe.ts';
import { DEFAULT_POLAROID, GAME_ID, STAGE } from './game-settings.ts';
import { changeDoll, type GameState, NEW_GAME, neighbour, pickVariant, putOn, takeOff } from './game-state.ts';

function item(image: string): Item {
  const found = offeredItem(image);
  if (!found) throw new RangeError(`The game has no ${image}`);
  return found;
}

const dressed = (game: GameState, ...worn: readonly (readonly [Slot, string])[]): GameState =>
  worn.reduce((state, [slot, image]) => putOn(state, slot, item(image)), game);

describe('a new game', () => {
  it('is Marisol in her own, on the title, with the first polaroid (GAM-022, CST-017, SHP-023)', () => {
    expect(NEW_GAME).toMatchObject({ doll: 'marisol', screen: 'title', polaroid: 'dlPolaroid1', variants: {} });
    expect([NEW_GAME.top, NEW_GAME.bottoms]).toEqual([DOLLS.marisol.ownTop, DOLLS.marisol.ownBottoms]);
    expect(DEFAULT_POLAROID).toBe('dlPolaroid1');
  });

  it('has the name and the stage of the specification (GAM-032, CST-018)', () => {
    expect(GAME_ID).toBe('dress-up-bay');
    expect(STAGE).toEqual({ width: 1216, height: 632 });
  });

  it('has sixteen tops, seventeen bottoms, one one-piece and four dolls (GAM-026 to GAM-031)', () => {
    expect([WARDROBE.top.length, WARDROBE.bottoms.length, WARDROBE.onePiece.length]).toEqual([16, 17, 1]);
    expect(DOLL_IDS).toEqual(['marisol', 'imani', 'yuna', 'freya']);
    expect(Object.keys(EXTRAS)).toEqual(['pouch', 'shades', 'sandals', 'towel']);
    expect(WARDROBE.onePiece[0]).toEqual({
      handle: 'lido-one-piece-angel',
      name: 'Angel',
      image: 'onepiece/angel',
    });
  });

  it('sells everything but the four dolls’ own, which have no handle (GAM-025)', () => {
    for (const items of [WARDROBE.top, WARDROBE.bottoms]) {
      expect(items.filter(({ handle }) => handle === '').map(({ name }) => name)).toEqual(
        DOLL_IDS.map((id) => `${DOLLS[id].name}’s own`),
      );
    }
  });

  it('hangs no piece in the wardrobe twice', () => {
    const images = [...Object.values(WARDROBE), ...Object.values(EXTRAS)].flat().map(({ image }) => image);
    expect(new Set(images).size).toBe(images.length);
  });
});

describe('dressing', () => {
  it('a one-piece takes off top and bottoms (GAM-033)', () => {
    const game = dressed(NEW_GAME, ['top', 'scoop/kool-kat'], ['onePiece', 'onepiece/angel']);
    expect(game).toMatchObject({ top: null, bottoms: null, onePiece: { name: 'Angel' } });
  });

  it('half of a two-piece takes the one-piece off and brings her own other half', () => {
    const whole = dressed(NEW_GAME, ['onePiece', 'onepiece/angel']);
    expect(dressed(whole, ['top', 'scoop/kool-kat'])).toMatchObject({
      onePiece: null,
      bottoms: DOLLS.marisol.ownBottoms,
    });
    expect(dressed(whole, ['bottoms', 'skirt/angel'])).toMatchObject({ onePiece: null, top: DOLLS.marisol.ownTop });
  });

  it('leaves her in her own when a one-piece comes off, and bare-handed without a pouch', () => {
    const whole = dressed(NEW_GAME, ['onePiece', 'onepiece/angel'], ['pouch', 'pouch/angel']);
    expect(takeOff(whole, 'onePiece')).toMatchObject({ top: DOLLS.marisol.ownTop, bottoms: DOLLS.marisol.ownBottoms });
    expect(takeOff(whole, 'pouch').pouch).toBeNull();
  });

  it('another doll wears the same, but her own own', () => {
    const game = changeDoll(dressed(NEW_GAME, ['top', 'scoop/kool-kat']), 'freya');
    expect(game).toMatchObject({ doll: 'freya', top: { name: 'Kool Kat' }, bottoms: DOLLS.freya.ownBottoms });
  });

  it('the stand goes round', () => {
    expect(neighbour('freya', 1)).toBe('marisol');
    expect(neighbour('marisol', -1)).toBe('freya');
  });
});

describe('picked sizes (GAM-023, GAM-036)', () => {
  const picked = pickVariant(dressed(NEW_GAME, ['top', 'scoop/kool-kat']), 'top', 'gid://shop/ProductVariant/1');

  it('stay with the piece they are of', () => {
    expect(changeDoll(picked, 'yuna').variants).toEqual({ top: 'gid://shop/ProductVariant/1' });
    expect(dressed(picked, ['pouch', 'pouch/angel']).variants).toEqual({ top: 'gid://shop/ProductVariant/1' });
  });

  it('go when the piece does', () => {
    expect(dressed(picked, ['top', 'triangle/angel']).variants).toEqual({});
    expect(dressed(picked, ['onePiece', 'onepiece/angel']).variants).toEqual({});
    expect(pickVariant(picked, 'top', undefined).variants).toEqual({});
    expect(NEW_GAME.variants).toEqual({});
  });
});
