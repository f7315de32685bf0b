import { angel } from '../prints/characters/angel.ts';
import { bratitude } from '../prints/characters/bratitude.ts';
import { bunny } from '../prints/characters/bunny.ts';
import { koolKat } from '../prints/characters/koolkat.ts';
import { nightOut } from '../prints/characters/night-out.ts';
import { prettyPrincess } from '../prints/characters/pretty-princess.ts';
import { youngLove } from '../prints/characters/young-love.ts';
import type { Colourway } from './colourway.ts';

/** The prints with a face, a wing or a story: the dress-up dolls wear these. */
export const CHARACTERS: readonly Colourway[] = [
  {
    id: 'angel',
    title: 'Angel',
    trim: '#ffffff',
    print: angel({ ground: '#bcdcf7', light: '#ffffff', shade: '#e3eefc', accent: '#f58fb2', gold: '#f7c64a' }),
  },
  {
    id: 'fallen-angel',
    title: 'Fallen Angel',
    trim: '#241a2c',
    print: angel({ ground: '#241a2c', light: '#fbe9ee', shade: '#d9b3c9', accent: '#e0284f', gold: '#f2b544' }),
  },
  {
    id: 'bunny-boo',
    title: 'Bunny Boo',
    trim: '#e8476f',
    print: bunny({
      ground: '#ffc7d6',
      fur: '#fffaf5',
      blush: '#ff9db8',
      accent: '#e8476f',
      line: '#5b2a3c',
      carrot: '#ff8a3d',
    }),
  },
  {
    id: 'bunny-hop',
    title: 'Bunny Hop',
    trim: '#3f8f6b',
    print: bunny({
      ground: '#bfe6d2',
      fur: '#fffaf0',
      blush: '#f7a9b8',
      accent: '#3f6fc4',
      line: '#38404f',
      carrot: '#ff8f45',
    }),
  },
  {
    id: 'kool-kat',
    title: 'Kool Kat',
    trim: '#d8f04a',
    print: koolKat({
      ground: '#3b2fa8',
      cat: '#ff9f43',
      ink: '#17123f',
      accent: '#d8f04a',
      nose: '#ff7fbf',
      pale: '#fff3dc',
    }),
  },
  {
    id: 'alley-kat',
    title: 'Alley Kat',
    trim: '#2f2a3a',
    print: koolKat({
      ground: '#f3e2c4',
      cat: '#d9763f',
      ink: '#2f2a3a',
      accent: '#2f8f86',
      nose: '#f28fa5',
      pale: '#6b6478',
    }),
  },
  {
    id: 'night-out',
    title: 'Night Out',
    trim: '#17121f',
    print: nightOut({ ground: '#17121f', red: '#ff3d7f', glitter: '#b78bff', leaf: '#8fe388', pale: '#f6ecff' }),
  },
  {
    id: 'night-in',
    title: 'Night In',
    trim: '#c2183f',
    print: nightOut({ ground: '#ffc4cf', red: '#d81e46', glitter: '#8a5fd0', leaf: '#3f8f5f', pale: '#ffffff' }),
  },
  {
    id: 'bratitude',
    title: 'Bratitude',
    trim: '#1c1420',
    print: bratitude({
      ground: '#ff5fa2',
      lips: '#d3122f',
      bow: '#1c1420',
      star: '#ffd83d',
      secondStar: '#7fd6ee',
      shades: '#c8f03c',
      pale: '#fff6ee',
    }),
  },
  {
    id: 'backtalk',
    title: 'Backtalk',
    trim: '#e4243f',
    print: bratitude({
      ground: '#7cc4f0',
      lips: '#e4243f',
      bow: '#20366f',
      star: '#fff3d6',
      secondStar: '#ffc93d',
      shades: '#ff7fb0',
      pale: '#ffffff',
    }),
  },
  {
    id: 'pretty-princess',
    title: 'Pretty Princess',
    trim: '#f28fb8',
    print: prettyPrincess({
      ground: '#e3d6fa',
      gold: '#f2bd45',
      ribbon: '#f28fb8',
      secondRibbon: '#a98ae6',
      rose: '#ee7f9f',
      jewel: '#e0447f',
      pearl: '#fffaf4',
    }),
  },
  {
    id: 'royal-tea',
    title: 'Royal Tea',
    trim: '#c98f2c',
    print: prettyPrincess({
      ground: '#cde8d8',
      gold: '#e0a838',
      ribbon: '#f2869a',
      secondRibbon: '#5fae8e',
      rose: '#f7a07f',
      jewel: '#d8425f',
      pearl: '#fffdf4',
    }),
  },
  {
    id: 'young-love',
    title: 'Young Love',
    trim: '#e0324a',
    print: youngLove({
      ground: '#fff0e6',
      heart: '#e0324a',
      blush: '#f7a3b0',
      bird: '#3f7fdc',
      wing: '#2457a8',
      leaf: '#3f8a68',
      gold: '#f0b23c',
      paper: '#fffdf6',
    }),
  },
  {
    id: 'old-flame',
    title: 'Old Flame',
    trim: '#fff0df',
    print: youngLove({
      ground: '#b81f33',
      heart: '#ff6b5e',
      blush: '#ffc2b0',
      bird: '#fff0df',
      wing: '#f7c9a0',
      leaf: '#5f1626',
      gold: '#ffc857',
      paper: '#fff6e6',
    }),
  },
];
