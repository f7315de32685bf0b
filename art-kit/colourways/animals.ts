import { leopard } from '../prints/animals/leopard.ts';
import { zebra } from '../prints/animals/zebra.ts';
import type { Colourway } from './colourway.ts';

/** Zebra and leopard, true to life and not. */
export const ANIMALS: readonly Colourway[] = [
  {
    id: 'zebra',
    title: 'Zebra',
    trim: '#1d1a22',
    print: zebra({ ground: '#fbf3e6', stripe: '#1d1a22' }),
  },
  {
    id: 'zebra-pop',
    title: 'Zebra Pop',
    trim: '#f4502f',
    print: zebra({ ground: '#ff8fbd', stripe: '#f4502f' }),
  },
  {
    id: 'zebra-cocoa',
    title: 'Zebra Cocoa',
    trim: '#4e2a1c',
    print: zebra({ ground: '#ecd2ac', stripe: '#5a3120' }),
  },
  {
    id: 'zebra-mint',
    title: 'Zebra Mint',
    trim: '#0f6a63',
    print: zebra({ ground: '#c6f0df', stripe: '#0f6a63' }),
  },
  {
    id: 'kitten-leopard',
    title: 'Kitten Leopard',
    trim: '#2f1a14',
    print: leopard({ ground: '#f3d3a2', core: '#c98a4b', spot: '#2f1a14' }),
  },
  {
    id: 'pool-leopard',
    title: 'Pool Leopard',
    trim: '#1d4f91',
    print: leopard({ ground: '#bfe6f2', core: '#5fb4dc', spot: '#1d4f91' }),
  },
  {
    id: 'guava-leopard',
    title: 'Guava Leopard',
    trim: '#9e1f4f',
    print: leopard({ ground: '#ffc2cc', core: '#ff7f94', spot: '#9e1f4f' }),
  },
  {
    id: 'snow-leopard',
    title: 'Snow Leopard',
    trim: '#4a4552',
    print: leopard({ ground: '#f8f4ec', core: '#d5cdc4', spot: '#4a4552' }),
    backdrop: '#d7ece8',
  },
];
