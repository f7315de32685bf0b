import { ombre } from '../prints/dyes/ombre.ts';
import { shibori } from '../prints/dyes/shibori.ts';
import { tieDye } from '../prints/dyes/tie-dye.ts';
import type { Colourway } from './colourway.ts';

/** Knotted, folded and dipped. */
export const DYES: readonly Colourway[] = [
  {
    id: 'tie-dye-sorbet',
    title: 'Tie-Dye Sorbet',
    trim: '#ff6f8f',
    print: tieDye({ ground: '#fff3c9', dyes: ['#ffb14a', '#ff6f8f', '#b65fd0', '#6d8df2'] }),
  },
  {
    id: 'tie-dye-lagoon',
    title: 'Tie-Dye Lagoon',
    trim: '#2b6fd1',
    print: tieDye({ ground: '#fbfff2', dyes: ['#a8ecd8', '#38b8c9', '#2b6fd1', '#26378f'] }),
  },
  {
    id: 'tie-dye-matcha',
    title: 'Tie-Dye Matcha',
    trim: '#5f8f4a',
    print: tieDye({ ground: '#fffbe8', dyes: ['#e3ecb0', '#a9cf82', '#5f9f6a', '#2f6f5f'] }),
  },
  {
    id: 'shibori',
    title: 'Shibori',
    trim: '#1c2f6e',
    print: shibori({ ground: '#f7f4ea', dye: '#3f63b8', deepDye: '#1c2f6e' }),
  },
  {
    id: 'shibori-clay',
    title: 'Shibori Clay',
    trim: '#9c4a2f',
    print: shibori({ ground: '#fbf0e0', dye: '#cf7a4f', deepDye: '#8f3f28' }),
  },
  {
    id: 'sunset-ombre',
    title: 'Sunset Ombre',
    trim: '#ef476f',
    print: ombre({ ground: '#ffd166', dyes: ['#ff8a5c', '#ef476f', '#a5478f'] }),
  },
  {
    id: 'grape-soda',
    title: 'Grape Soda',
    trim: '#6a3fa0',
    print: ombre({ ground: '#f3d9f2', dyes: ['#c79be8', '#8f5fd0', '#563a9e'] }),
  },
  {
    id: 'lagoon-ombre',
    title: 'Lagoon Ombre',
    trim: '#1f6fa8',
    print: ombre({ ground: '#d9f4e6', dyes: ['#7fd9d0', '#2f9fc9', '#1f5fa0'] }),
  },
];
