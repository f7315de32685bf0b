import { gingham } from '../prints/checks/gingham.ts';
import { happyCheck } from '../prints/checks/happy-check.ts';
import { madras } from '../prints/checks/madras.ts';
import { polka } from '../prints/checks/polka.ts';
import type { Colourway } from './colourway.ts';

/** Gingham, madras, happy checks and dots. */
export const CHECKS: readonly Colourway[] = [
  {
    id: 'gingham-butter',
    title: 'Gingham Butter',
    trim: '#f7c948',
    print: gingham({ ground: '#fffaf0', check: '#f7c948' }),
  },
  {
    id: 'gingham-bluebird',
    title: 'Gingham Bluebird',
    trim: '#3d7dd8',
    print: gingham({ ground: '#fdfcf7', check: '#3d7dd8' }),
  },
  {
    id: 'gingham-cherry',
    title: 'Gingham Cherry',
    trim: '#e23b4e',
    print: gingham({ ground: '#fff7f2', check: '#e23b4e' }),
  },
  {
    id: 'gingham-lilac',
    title: 'Gingham Lilac',
    trim: '#9a78d8',
    print: gingham({ ground: '#fdfaff', check: '#9a78d8' }),
  },
  {
    id: 'gingham-olive',
    title: 'Gingham Olive',
    trim: '#7b8a3c',
    print: gingham({ ground: '#fffbee', check: '#7b8a3c' }),
  },
  {
    id: 'gingham-licorice',
    title: 'Gingham Licorice',
    trim: '#26222e',
    print: gingham({ ground: '#fdf8ef', check: '#26222e' }),
  },
  {
    id: 'happy-check',
    title: 'Happy Check',
    trim: '#ffd84d',
    print: happyCheck({ ground: '#fff6e5', check: '#8fc7f2', face: '#ffd84d', line: '#2b2540', petals: '#ff8fb3' }),
  },
  {
    id: 'happy-hour',
    title: 'Happy Hour',
    trim: '#ef6a3a',
    print: happyCheck({ ground: '#fff2dd', check: '#ff9a5c', face: '#ffe066', line: '#4a1f2e', petals: '#f0648c' }),
  },
  {
    id: 'polka',
    title: 'Polka',
    trim: '#1d1a22',
    print: polka({ ground: '#1d1a22', dot: '#fff6ea' }),
  },
  {
    id: 'polka-rouge',
    title: 'Polka Rouge',
    trim: '#c9233a',
    print: polka({ ground: '#d42b3f', dot: '#fff3e6' }),
  },
  {
    id: 'polka-milk',
    title: 'Polka Milk',
    trim: '#23345f',
    print: polka({ ground: '#fbf6ea', dot: '#23345f' }),
  },
  {
    id: 'boat-club-madras',
    title: 'Boat Club Madras',
    trim: '#24427f',
    print: madras({ ground: '#fdf6e6', broad: '#3d7dd8', second: '#f2703d', line: '#24427f', accent: '#f4c13f' }),
  },
  {
    id: 'sherbet-madras',
    title: 'Sherbet Madras',
    trim: '#e8607f',
    print: madras({ ground: '#fff8ef', broad: '#f58fa8', second: '#8fd3c0', line: '#c2406f', accent: '#f9c45a' }),
  },
];
