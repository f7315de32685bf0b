import { citrus } from '../prints/fruit/citrus.ts';
import { passionfruit } from '../prints/fruit/passionfruit.ts';
import { strawberry } from '../prints/fruit/strawberry.ts';
import type { Colourway } from './colourway.ts';

/** Passionfruit, citrus and strawberries. */
export const FRUIT: readonly Colourway[] = [
  {
    id: 'passionfruit',
    title: 'Passionfruit',
    trim: '#6b1f5e',
    print: passionfruit({
      ground: '#ffd9c7',
      rind: '#6b1f5e',
      pith: '#ffe9ee',
      pulp: '#ffb01f',
      seed: '#2b1230',
      leaf: '#3f8f6b',
      flower: '#8a5fd0',
    }),
  },
  {
    id: 'passionfruit-noir',
    title: 'Passionfruit Noir',
    trim: '#a3327f',
    print: passionfruit({
      ground: '#2a1238',
      rind: '#a3327f',
      pith: '#ffd7e2',
      pulp: '#ffb52e',
      seed: '#2b1230',
      leaf: '#3fa07c',
      flower: '#c79bff',
    }),
  },
  {
    id: 'passionfruit-fizz',
    title: 'Passionfruit Fizz',
    trim: '#e0592f',
    print: passionfruit({
      ground: '#fff0b8',
      rind: '#e0592f',
      pith: '#fff7ea',
      pulp: '#ff9f2e',
      seed: '#4a1d24',
      leaf: '#4f9a6a',
      flower: '#f07fa0',
    }),
  },
  {
    id: 'citrus-grove',
    title: 'Citrus Grove',
    trim: '#ff9a3d',
    print: citrus({
      ground: '#bfe3f5',
      orange: '#ff9a3d',
      lemon: '#ffd23f',
      grapefruit: '#ff7f8f',
      leaf: '#3f8f5f',
      blossom: '#fffaf0',
    }),
  },
  {
    id: 'limoncello',
    title: 'Limoncello',
    trim: '#e9b91f',
    print: citrus({
      ground: '#fff4c9',
      orange: '#f7c52f',
      lemon: '#ffd83f',
      grapefruit: '#c9d94a',
      leaf: '#4c8f55',
      blossom: '#ffffff',
    }),
  },
  {
    id: 'blood-orange',
    title: 'Blood Orange',
    trim: '#b3202f',
    print: citrus({
      ground: '#f26b4e',
      orange: '#ffb03f',
      lemon: '#ffd067',
      grapefruit: '#c4263a',
      leaf: '#2f6b4f',
      blossom: '#fff1e0',
    }),
  },
  {
    id: 'key-lime',
    title: 'Key Lime',
    trim: '#3f8a4a',
    print: citrus({
      ground: '#d6efc4',
      orange: '#7fbf3f',
      lemon: '#c9dc3c',
      grapefruit: '#f5c93f',
      leaf: '#2f7a4c',
      blossom: '#fffdf2',
    }),
  },
  {
    id: 'strawberry-picnic',
    title: 'Strawberry Picnic',
    trim: '#ef3f55',
    print: strawberry({ ground: '#fff1f4', berry: '#ef3f55', leaf: '#4f9a5a', blossom: '#ffffff', seed: '#ffd34d' }),
  },
  {
    id: 'strawberry-patch',
    title: 'Strawberry Patch',
    trim: '#1d5641',
    print: strawberry({ ground: '#1d5641', berry: '#f2485a', leaf: '#63b06a', blossom: '#fff6ea', seed: '#ffd86b' }),
  },
  {
    id: 'wild-strawberry',
    title: 'Wild Strawberry',
    trim: '#d92f4b',
    print: strawberry({ ground: '#cfe3f6', berry: '#d92f4b', leaf: '#3f8560', blossom: '#fffaf2', seed: '#ffe08a' }),
  },
];
