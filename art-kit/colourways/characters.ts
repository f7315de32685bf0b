import { angel } from '../prints/angel.ts';
import { bunny } from '../prints/bunny.ts';
import { koolKat } from '../prints/koolkat.ts';
import { nightOut } from '../prints/night-out.ts';
import type { Colourway } from './colourway.ts';

/** The prints with a face, a wing or a story: the dress-up dolls wear these. */
export const CHARACTERS: readonly Colourway[] = [
  {
    id: 'angel',
    title: 'Angel',
    family: 'blue',
    trim: '#ffffff',
    print: angel({ ground: '#bcdcf7', light: '#ffffff', shade: '#e3eefc', accent: '#f58fb2', gold: '#f7c64a' }),
  },
  {
    id: 'fallen-angel',
    title: 'Fallen Angel',
    family: 'black',
    trim: '#241a2c',
    print: angel({ ground: '#241a2c', light: '#fbe9ee', shade: '#d9b3c9', accent: '#e0284f', gold: '#f2b544' }),
  },
  {
    id: 'bunny-boo',
    title: 'Bunny Boo',
    family: 'pink',
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
    family: 'green',
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
    family: 'purple',
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
    family: 'beige',
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
    family: 'black',
    trim: '#17121f',
    print: nightOut({ ground: '#17121f', red: '#ff3d7f', glitter: '#b78bff', leaf: '#8fe388', pale: '#f6ecff' }),
  },
  {
    id: 'night-in',
    title: 'Night In',
    family: 'pink',
    trim: '#c2183f',
    print: nightOut({ ground: '#ffdfe4', red: '#d81e46', glitter: '#8a5fd0', leaf: '#3f8f5f', pale: '#ffffff' }),
  },
];
