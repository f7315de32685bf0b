import type { SceneFigure } from './scene-figure.ts';

/** The people of the home page: who they are and what they wear is the same however wide the page is. */
export type Friend = Omit<SceneFigure, 'x' | 'y' | 'tall'>;

export const SAFIYA: Friend = {
  who: 'safiya',
  pose: 'contra',
  wear: [['dress', 'cutouts']],
};

export const PILAR: Friend = {
  who: 'pilar',
  pose: 'akimbo',
  glasses: { frame: '#f4674f', lens: '#1c2f5e' },
  wear: [['onepiece', 'licorice-daisy']],
};

export const NOA: Friend = {
  who: 'noa',
  pose: 'board',
  mirrored: true,
  wear: [['swimshorts', 'citrus-grove']],
};

export const ODILE: Friend = {
  who: 'odile',
  pose: 'shadeEyes',
  mirrored: true,
  wear: [['squareneck', 'surf-wave']],
};

export const FREYA: Friend = {
  who: 'freya',
  pose: 'armRound',
  mirrored: true,
  wear: [
    ['highwaist', 'gingham-cherry'],
    ['scoop', 'gingham-cherry'],
  ],
};

export const AMA: Friend = { who: 'ama', pose: 'armRound', wear: [['onepiece', 'hibiscus-heat']] };

export const KAIA: Friend = {
  who: 'kaia',
  pose: 'run',
  wear: [
    ['boyshort', 'coral'],
    ['scoop', 'cabana-coral'],
  ],
};

export const JUNE: Friend = {
  who: 'june',
  pose: 'knees',
  wear: [['onepiece', 'lagoon-hibiscus']],
};
