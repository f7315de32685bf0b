import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { NEW_GAME, putOn } from '@bluebird-bay/storefront/src/features/game/state/game-state.ts';
import { lookCode } from '@bluebird-bay/storefront/src/features/game/state/look-code.ts';
import { SLOTS } from '@bluebird-bay/storefront/src/features/game/wardrobe/item.ts';
import { EXTRAS, WARDROBE } from '@bluebird-bay/storefront/src/features/game/wardrobe/wardrobe.ts';
import { expect, it } from 'vitest';
import { createLookLinks } from './look-links.ts';

const links = createLookLinks('https://shop.example');
const ask = (code: string) => links.fetch(new Request(`https://shop.example/look/${encodeURIComponent(code)}/`));

const LOOK = {
  ...SLOTS.reduce((game, slot) => {
    const [first] = { ...WARDROBE, ...EXTRAS }[slot];
    return first && slot !== 'onePiece' ? putOn(game, slot, first) : game;
  }, NEW_GAME),
  caption: 'swim & <b>smile</b>',
} as const;

it('tells chats what a look is, with a picture that can be drawn', async () => {
  const answer = await ask(lookCode({ ...LOOK, caption: 'swim & smile' }));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<meta property="og:title" content="swim &amp; smile">');
  expect(html).toMatch(/og:description" content="Marisol wears a purple scoop top/);
  const [, spec = ''] =
    /og:image" content="https:\/\/shop\.example\/pictures\/000000\/([^@"]+)@1200\.webp"/.exec(html) ?? [];
  expect(parsePictureSpec(spec)).toMatchObject({ kind: 'look', doll: 'marisol', pose: 'sassy' });
  // As long as such an address gets: the pictures' own pattern has room for it.
  expect(spec.length).toBeLessThanOrEqual(240);
});

it('takes people to the game, dressed alike', async () => {
  const code = lookCode(LOOK);
  const html = await (await ask(code)).text();
  expect(html).toContain(`url=/marlo-dolls/?look=${encodeURIComponent(code)}"`);
  expect(html).not.toContain('<b>');
});

it.each([
  ['', 'nothing'],
  ['<script>alert(1)</script>', 'a script'],
  ['1'.repeat(10_000), 'ten kilobytes'],
  ['2abc', 'another edition'],
])('leads to the game from what is no look: %#', async (code) => {
  const answer = await ask(code);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(/^\/marlo-dolls\/\?look=/);
  expect(answer.headers.get('location')?.length).toBeLessThan(300);
});
