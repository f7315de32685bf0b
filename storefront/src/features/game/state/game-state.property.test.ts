import { type Random, whatever } from '@bluebird-bay/commerce/testing/random.ts';
import { expect, it } from 'vitest';
import { SLOTS } from '../wardrobe/item.ts';
import { DOLL_IDS, EXTRAS, WARDROBE } from '../wardrobe/wardrobe.ts';
import { POLAROIDS, POSES } from './game-settings.ts';
import { BOUGHT_SLOTS, changeDoll, type GameState, NEW_GAME, pickVariant, putOn, takeOff } from './game-state.ts';
import { decodeLook, lookCode } from './look-code.ts';
import { isPolaroidId, isPoseId, repairedGame } from './stored-game.ts';

const PLAYERS = 10;
const MOVES = 200;

const DRAWERS = { ...WARDROBE, ...EXTRAS };

function anyOf<One>(random: Random, all: readonly One[]): One {
  const one = all[random(all.length)];
  if (one === undefined) throw new RangeError('There is none');
  return one;
}

/** One thing somebody does to a doll. */
function moved(random: Random, game: GameState): GameState {
  const slot = anyOf(random, SLOTS);
  const pose = anyOf(random, Object.keys(POSES));
  const polaroid = anyOf(random, Object.keys(POLAROIDS));
  switch (random(7)) {
    case 0:
      return changeDoll(game, anyOf(random, DOLL_IDS));
    case 1:
      return takeOff(game, slot);
    case 2:
      return pickVariant(game, anyOf(random, BOUGHT_SLOTS), `gid://shop/ProductVariant/${random(9)}`);
    case 3:
      return { ...game, ...(isPoseId(pose) && { pose }), ...(isPolaroidId(polaroid) && { polaroid }) };
    default:
      return putOn(game, slot, anyOf(random, DRAWERS[slot]));
  }
}

it('whatever players do, a doll is dressed, in a one-piece or in two halves, and comes back so from storage and by link (W8)', () => {
  whatever(PLAYERS, (random) => {
    let game = NEW_GAME;
    for (let at = 0; at < MOVES; at += 1) {
      game = moved(random, game);
      const { top, bottoms, onePiece } = game;
      expect([top === null, bottoms === null]).toEqual([onePiece !== null, onePiece !== null]);
      expect(repairedGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
      const decoded = decodeLook(lookCode(game));
      expect(decoded.ok && { ...decoded.look, screen: game.screen, variants: game.variants }).toEqual(game);
    }
  });
});
