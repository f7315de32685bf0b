import { describe, expect, it } from 'vitest';
import { SLOTS } from '../wardrobe/item.ts';
import { DOLL_IDS, EXTRAS, offeredItem, WARDROBE } from '../wardrobe/wardrobe.ts';
import { type GameState, NEW_GAME, putOn } from './game-state.ts';
import { decodeLook, lookCode } from './look-code.ts';

const scoop = offeredItem('scoop/kool-kat');
const skirt = offeredItem('skirt/angel');
const whole = offeredItem('onepiece/angel');
if (!scoop || !skirt || !whole) throw new RangeError('The wardrobe has changed');

const LOOK: GameState = {
  ...putOn(putOn(NEW_GAME, 'top', scoop), 'bottoms', skirt),
  doll: 'imani',
  pouch: EXTRAS.pouch[0] ?? null,
  username: 'Zoë & Ann',
  caption: 'cool cats, swim first!',
  polaroid: 'dlPolaroid3',
};

/** Without what a link does not tell. */
const told = ({ screen: _, variants: __, ...look }: GameState) => look;

describe('a look as a link', () => {
  it('opens as it was dressed', () => {
    const decoded = decodeLook(lookCode(LOOK));
    expect(decoded.ok && told(decoded.look)).toEqual(told(LOOK));
  });

  it('is short', () => {
    expect(lookCode(NEW_GAME)).toHaveLength(15);
    expect(lookCode(LOOK).length).toBeLessThan(50);
  });

  it('tells a one-piece, and pieces of the shop that hang in no drawer', () => {
    const towel = { handle: 'big-beach-towel-citrus-grove', name: 'Citrus Grove', image: 'towel/citrus-grove' };
    const look = { ...putOn(NEW_GAME, 'onePiece', whole), towel };
    const decoded = decodeLook(lookCode(look));
    expect(decoded.ok && told(decoded.look)).toEqual(told(look));
  });

  it('goes on meaning the same: drawers are only ever added to at their ends', () => {
    const frozen = decodeLook('1120' + '0' + '0' + '-0---' + 'x');
    expect(frozen.ok).toBe(false);
    expect(lookCode({ ...LOOK, username: '', caption: '' })).toMatch(/^111200-0---/);
    expect(DOLL_IDS.slice(0, 4)).toEqual(['marisol', 'imani', 'yuna', 'freya']);
    expect(SLOTS).toEqual(['top', 'bottoms', 'onePiece', 'pouch', 'shades', 'sandals', 'towel']);
    expect(WARDROBE.top.slice(0, 3).map(({ image }) => image)).toEqual([
      'scoop/kool-kat',
      'triangle/angel',
      'twist/bunny-boo',
    ]);
  });

  const code = lookCode(LOOK);
  it.each([
    ['nothing', ''],
    ['half a link', code.slice(0, 9)],
    ['a link cut in its words', code.slice(0, -3)],
    ['one letter changed', code.replace('cool', 'fool')],
    ['another piece without its check', code.replace('00-', '01-')],
    ['words without a link', 'hello'],
    ['ten kilobytes', `${code}${'a'.repeat(10_000)}`],
    ['a script in the name', `${lookCode(NEW_GAME)}.<script>alert(1)</script>`],
    ['a prototype', '__proto__'],
  ])('%s is broken', (_, text) => {
    expect(decodeLook(text)).toEqual({ ok: false, trouble: 'broken' });
  });

  it('of another version is said to be so', () => {
    expect(decodeLook(`2${code.slice(1)}`)).toEqual({ ok: false, trouble: 'old' });
  });

  it('never says more than a polaroid may, even when its check is right', () => {
    const forged = lookCode({ ...LOOK, username: '<b>x</b>', caption: 'y'.repeat(60) });
    const decoded = decodeLook(forged);
    expect(decoded).toMatchObject({ ok: true, look: { username: 'bxb', caption: 'y'.repeat(32) } });
  });
});
