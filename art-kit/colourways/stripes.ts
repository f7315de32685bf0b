import { cabana } from '../prints/stripes/cabana.ts';
import { candyStripe } from '../prints/stripes/candy-stripe.ts';
import { retroWave } from '../prints/stripes/retro-wave.ts';
import type { Colourway } from './colourway.ts';

/** Stripes that stand still and stripes that sway. */
export const STRIPES: readonly Colourway[] = [
  {
    id: 'retro-wave',
    title: 'Retro Wave',
    trim: '#7a2e5d',
    print: retroWave({ ground: '#fff0d6', bands: ['#f9b233', '#f2703d', '#d8415c', '#7a2e5d'] }),
  },
  {
    id: 'surf-wave',
    title: 'Surf Wave',
    trim: '#24427f',
    print: retroWave({ ground: '#f4f1de', bands: ['#8fd3e8', '#3d8fd1', '#24427f', '#f4b942'] }),
  },
  {
    id: 'sherbet-wave',
    title: 'Sherbet Wave',
    trim: '#e0668a',
    print: retroWave({ ground: '#fff5e8', bands: ['#ffd0a8', '#ff9f9a', '#f0719a', '#b9a3ee'] }),
  },
  {
    id: 'kelp-wave',
    title: 'Kelp Wave',
    trim: '#1d5c4a',
    print: retroWave({ ground: '#f6efd8', bands: ['#c9d98a', '#6fae6a', '#1d5c4a', '#e59a4f'] }),
  },
  {
    id: 'candy-stripe',
    title: 'Candy Stripe',
    trim: '#f2627a',
    print: candyStripe({ ground: '#fff9ee', stripes: ['#f2627a', '#f9b233', '#2f9e8f', '#5b6fd8'] }),
  },
  {
    id: 'deckchair',
    title: 'Deckchair',
    trim: '#e8a72c',
    print: candyStripe({ ground: '#fff8e6', stripes: ['#f4c13f', '#24427f', '#f4c13f', '#e8694a'] }),
  },
  {
    id: 'cabana',
    title: 'Cabana',
    trim: '#1f6fb5',
    print: cabana({ ground: '#fffaf0', stripe: '#1f6fb5', pinstripe: '#fffaf0' }),
  },
  {
    id: 'cabana-coral',
    title: 'Cabana Coral',
    trim: '#ff6f59',
    print: cabana({ ground: '#fff6ec', stripe: '#ff6f59', pinstripe: '#ffb49e' }),
  },
  {
    id: 'cabana-olive',
    title: 'Cabana Olive',
    trim: '#5f7a3a',
    print: cabana({ ground: '#fdf6e3', stripe: '#5f7a3a', pinstripe: '#c9b26a' }),
  },
];
