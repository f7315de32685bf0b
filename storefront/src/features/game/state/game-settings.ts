/** The game's name for itself wherever it is told apart from others (GAM-032). */
export const GAME_ID = 'dress-up-bay';

/** Storage keys of the game: what was dressed, and whether it is to be heard (STO-006). */
export const GAME_KEY = 'dressUpState';
export const SOUND_KEY = 'dressUpSound';

/** The stage as it was drawn, in CSS pixels (CST-018, GAM-019). */
export const STAGE = { width: 1216, height: 632 } as const;

export const LONGEST_NAME = 20;
export const LONGEST_CAPTION = 32;

/** The screens in the order they are played; the title is the first of six. */
export const SCREENS = ['title', 'dress', 'accessorise', 'pin-up', 'polaroids', 'finale'] as const;

export type ScreenName = (typeof SCREENS)[number];

/** What each screen is called on the stage, and on the buttons that lead there. */
export const SCREEN_TITLES: Readonly<Record<ScreenName, string>> = {
  title: 'Title',
  dress: 'Dress up',
  accessorise: 'Accessorise',
  'pin-up': 'Pin-up',
  polaroids: 'Pick a polaroid',
  finale: 'All done',
};

/** How the doll stands for her picture; picture addresses know the poses by these names. */
export const POSES = { hello: 'Hello', sassy: 'Sassy', classic: 'Classic' } as const;

export type PoseId = keyof typeof POSES;

/** The six polaroids: what stands on their lower edge, and the scene behind the doll. */
export const POLAROIDS = {
  dlPolaroid1: { title: 'lagoon', scene: 'polaroid-lagoon' },
  dlPolaroid2: { title: 'golden hour', scene: 'polaroid-sunset' },
  dlPolaroid3: { title: 'pool day', scene: 'polaroid-pool' },
  dlPolaroid4: { title: 'cabana club', scene: 'polaroid-cabanas' },
  dlPolaroid5: { title: 'jungle', scene: 'polaroid-jungle' },
  dlPolaroid6: { title: 'sunshine', scene: 'polaroid-rays' },
} as const;

export type PolaroidId = keyof typeof POLAROIDS;

/** The one a game begins with (GAM-022, CST-017). */
export const DEFAULT_POLAROID: PolaroidId = 'dlPolaroid1';
