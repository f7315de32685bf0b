import { bandana } from '../prints/graphics/bandana.ts';
import { cutouts } from '../prints/graphics/cutouts.ts';
import { shells } from '../prints/graphics/shells.ts';
import { terrazzo } from '../prints/graphics/terrazzo.ts';
import { tiles } from '../prints/graphics/tiles.ts';
import { zodiac } from '../prints/graphics/zodiac.ts';
import type { Colourway } from './colourway.ts';

/** Terrazzo, star signs, cut paper, glazed tiles, shells and bandanas. */
export const GRAPHICS: readonly Colourway[] = [
  {
    id: 'terrazzo',
    title: 'Terrazzo',
    trim: '#2e7d6b',
    print: terrazzo({ ground: '#fbeee4', chips: ['#f27a5e', '#2e7d6b', '#f4b942', '#3a4a86', '#f3a7b8', '#b86b4b'] }),
  },
  {
    id: 'gelato',
    title: 'Gelato',
    trim: '#f08aa2',
    print: terrazzo({ ground: '#ffe1e1', chips: ['#fff8ec', '#f08aa2', '#9bd3b8', '#c7aee8', '#f6c46a', '#8a4b3c'] }),
  },
  {
    id: 'zodiac',
    title: 'Zodiac',
    trim: '#f4c95d',
    print: zodiac({ ground: '#1f1d4d', gold: '#f4c95d', pale: '#f3ecff', accent: '#ef7fa8' }),
  },
  {
    id: 'moonstone',
    title: 'Moonstone',
    trim: '#6b4fb0',
    print: zodiac({ ground: '#d8c8f3', gold: '#6444ad', pale: '#fffdf6', accent: '#f0906a' }),
  },
  {
    id: 'cutouts',
    title: 'Cutouts',
    trim: '#2f6bd8',
    print: cutouts({ ground: '#fbf1e1', papers: ['#2f6bd8', '#f2703d', '#2e8b6b', '#f4b6c7', '#f6c445'] }),
  },
  {
    id: 'blue-period',
    title: 'Blue Period',
    trim: '#1f4fb0',
    print: cutouts({ ground: '#f8f3e6', papers: ['#1f4fb0', '#4f8fe0', '#16306f', '#9cc4ee'] }),
  },
  {
    id: 'positano',
    title: 'Positano',
    trim: '#2459b8',
    print: tiles({ ground: '#fdfaf2', glaze: '#2459b8', paleGlaze: '#7fb3e6', accent: '#f6c445' }),
  },
  {
    id: 'sorrento',
    title: 'Sorrento',
    trim: '#e0a51f',
    print: tiles({ ground: '#fffbea', glaze: '#e8ad1f', paleGlaze: '#f9da7a', accent: '#2f8f6b' }),
  },
  {
    id: 'terracotta',
    title: 'Terracotta',
    trim: '#a8502f',
    print: tiles({ ground: '#fbeedd', glaze: '#a8502f', paleGlaze: '#dd9a6f', accent: '#35605a' }),
  },
  {
    id: 'seashell',
    title: 'Seashell',
    trim: '#f58f7c',
    print: shells({ ground: '#fde9df', scallop: '#f58f7c', starfish: '#f7c59f', conch: '#ffffff', line: '#c2543f' }),
  },
  {
    id: 'shell-toile',
    title: 'Shell Toile',
    trim: '#3d6fc4',
    print: shells({ ground: '#fbf8f0', scallop: '#3d6fc4', starfish: '#8fb3e6', conch: '#dce8f7', line: '#24427f' }),
  },
  {
    id: 'sand-dollar',
    title: 'Sand Dollar',
    trim: '#a9825a',
    print: shells({ ground: '#efdfc6', scallop: '#c39a6b', starfish: '#fbf3e3', conch: '#e3c79d', line: '#8a6238' }),
  },
  {
    id: 'rodeo-red',
    title: 'Rodeo Red',
    trim: '#b81f2d',
    print: bandana({ ground: '#c9252f', print: '#fff4e4', second: '#f7b04a' }),
  },
  {
    id: 'rodeo-navy',
    title: 'Rodeo Navy',
    trim: '#1c2f5c',
    print: bandana({ ground: '#1f3566', print: '#fbf5e8', second: '#7fb3e6' }),
  },
];
