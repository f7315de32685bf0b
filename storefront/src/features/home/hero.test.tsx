import { HERO, HERO_MOBILE, HERO_TABLET, HERO_WIDE } from '@bluebird-bay/art-kit/scenes/hero.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Hero, type HeroPictures } from './hero.tsx';

const ADDRESSES = { webp: '/a.webp', avif: '/a.avif' };
const PICTURES: HeroPictures = {
  laptop: { small: '/a.webp', large: '/b.webp', avif: '/a.avif' },
  phone: ADDRESSES,
  tablet: ADDRESSES,
  wide: ADDRESSES,
};

/** Names of the shop's cuts, in the words of whoever describes a picture. */
const WORN: Readonly<Record<string, string>> = {
  dress: 'dress',
  onepiece: 'swimsuit',
  squareneck: 'swimsuit',
  swimshorts: 'shorts',
};

it('names who stands in front, however wide the window is, and what they wear', () => {
  const scenes = [HERO, HERO_WIDE, HERO_TABLET, HERO_MOBILE];
  const [first = [], ...others] = scenes.map(({ parts }) => parts.flatMap((part) => ('who' in part ? [part] : [])));
  const always = first.filter(({ who }) => others.every((people) => people.some((one) => one.who === who)));
  const [, alt = ''] =
    /<img[^>]* alt="([^"]*)"/.exec(renderToStaticMarkup(<Hero pictures={PICTURES} shop="/s/" />)) ?? [];
  const words = alt.toLowerCase();
  const unsaid = always.flatMap(({ who, wear }) => [who, ...wear.map(([cut]) => WORN[cut] ?? cut)]);
  expect(always).toHaveLength(4);
  expect(unsaid.filter((word) => !words.includes(word))).toEqual([]);
});
