import type { Person } from './person.ts';

/** The people who model. Women wear the women's cuts, men the men's; all are grown-ups and look it. */
export const CAST = {
  marisol: {
    name: 'Marisol',
    body: 'curvy',
    skin: 'tan',
    hair: { style: 'long-wave', colour: '#4a2a1c' },
    face: {
      jaw: 'oval',
      eyes: { shape: 'almond', colour: '#5a3a22', lashes: true },
      brow: { weight: 1.15, arch: 0.6 },
      nose: 'fine',
      mouth: { mood: 'grin', fullness: 1.1 },
    },
  },
  imani: {
    name: 'Imani',
    body: 'athletic',
    skin: 'deep',
    hair: { style: 'afro', colour: '#20130f' },
    face: {
      jaw: 'heart',
      eyes: { shape: 'almond', colour: '#3d2417', lashes: true },
      brow: { weight: 1.2, arch: 1 },
      nose: 'broad',
      mouth: { mood: 'grin', fullness: 1.4, colour: '#96404a' },
    },
    earrings: '#e2b24e',
  },
  yuna: {
    name: 'Yuna',
    body: 'slim',
    skin: 'light',
    hair: { style: 'bob', colour: '#1c1a24' },
    face: {
      jaw: 'round',
      eyes: { shape: 'slim', colour: '#3a241a', lashes: true },
      brow: { weight: 1.15, arch: 0, colour: '#2a2228' },
      nose: 'soft',
      mouth: { mood: 'smile', fullness: 1.1 },
    },
  },
  freya: {
    name: 'Freya',
    body: 'plus',
    skin: 'light',
    hair: { style: 'pony', colour: '#c9783f' },
    face: {
      jaw: 'round',
      eyes: { shape: 'round', colour: '#3f7a6b', lashes: true },
      brow: { weight: 1.1, arch: 0.4, colour: '#a5602f' },
      nose: 'soft',
      mouth: { mood: 'grin', fullness: 1.15 },
      freckles: true,
    },
  },
  zuri: {
    name: 'Zuri',
    body: 'slim',
    skin: 'brown',
    hair: { style: 'braids', colour: '#2a1815' },
    face: {
      jaw: 'heart',
      eyes: { shape: 'almond', colour: '#43281a', lashes: true },
      brow: { weight: 1.2, arch: 1.2 },
      nose: 'broad',
      mouth: { mood: 'grin', fullness: 1.3, colour: '#b04452' },
    },
    earrings: '#e2b24e',
  },
  luz: {
    name: 'Luz',
    body: 'curvy',
    skin: 'olive',
    hair: { style: 'long-curls', colour: '#35201a' },
    face: {
      jaw: 'heart',
      eyes: { shape: 'round', colour: '#6b4a24', lashes: true },
      brow: { weight: 1.4, arch: 0.4 },
      nose: 'soft',
      mouth: { mood: 'grin', fullness: 1.25, colour: '#c4434a' },
    },
  },
  odile: {
    name: 'Odile',
    body: 'slim',
    skin: 'light',
    hair: { style: 'wavy-bob', colour: '#c9c6c8' },
    face: {
      jaw: 'oval',
      eyes: { shape: 'almond', colour: '#4a7ea6', lashes: false },
      brow: { weight: 1, arch: 0.6, colour: '#9a9094' },
      nose: 'fine',
      mouth: { mood: 'grin', fullness: 1, colour: '#c2404e' },
      lines: true,
    },
    earrings: '#f6efe2',
  },
  noor: {
    name: 'Noor',
    body: 'athletic',
    skin: 'amber',
    hair: { style: 'crop', colour: '#1f1614' },
    face: {
      jaw: 'oval',
      eyes: { shape: 'almond', colour: '#4a2c18', lashes: true },
      brow: { weight: 1.6, arch: 0.2 },
      nose: 'soft',
      mouth: { mood: 'smile', fullness: 1.2 },
    },
    earrings: '#e2b24e',
  },
  ama: {
    name: 'Ama',
    body: 'plus',
    skin: 'deep',
    hair: { style: 'top-knot', colour: '#1c1210', tie: '#ffd66b' },
    face: {
      jaw: 'round',
      eyes: { shape: 'round', colour: '#3a2216', lashes: true },
      brow: { weight: 1.2, arch: 0.8 },
      nose: 'broad',
      mouth: { mood: 'grin', fullness: 1.4, colour: '#a23f4f' },
    },
    earrings: '#e2b24e',
  },
  safiya: {
    name: 'Safiya',
    body: 'curvy',
    skin: 'amber',
    hair: { style: 'headscarf', colour: '#2b7a78' },
    swimLayer: '#17305f',
    face: {
      jaw: 'oval',
      eyes: { shape: 'almond', colour: '#4a2c18', lashes: true },
      brow: { weight: 1.4, arch: 0.6, colour: '#2a1a14' },
      nose: 'soft',
      mouth: { mood: 'grin', fullness: 1.2, colour: '#b84a50' },
    },
  },
  noa: {
    name: 'Noa',
    body: 'lean',
    skin: 'olive',
    hair: { style: 'quiff', colour: '#5b3a22' },
    face: {
      jaw: 'square',
      eyes: { shape: 'almond', colour: '#5a3f26', lashes: false },
      brow: { weight: 2, arch: -1 },
      nose: 'soft',
      mouth: { mood: 'grin', fullness: 0.9, colour: '#b0564c' },
      beard: 'stubble',
    },
  },
  theo: {
    name: 'Theo',
    body: 'broad',
    skin: 'brown',
    hair: { style: 'short-curls', colour: '#1d1411' },
    face: {
      jaw: 'strong',
      eyes: { shape: 'almond', colour: '#3d2618', lashes: false },
      brow: { weight: 2, arch: -0.6 },
      nose: 'broad',
      mouth: { mood: 'grin', fullness: 1.1, colour: '#8c3f3a' },
      beard: 'full',
    },
  },
  kofi: {
    name: 'Kofi',
    body: 'lean',
    skin: 'deep',
    hair: { style: 'fade', colour: '#17100d' },
    face: {
      jaw: 'square',
      eyes: { shape: 'almond', colour: '#38210f', lashes: false },
      brow: { weight: 1.8, arch: -0.6 },
      nose: 'broad',
      mouth: { mood: 'grin', fullness: 1.2, colour: '#7c3836' },
    },
  },
  ren: {
    name: 'Ren',
    body: 'lean',
    skin: 'light',
    hair: { style: 'fringe', colour: '#1b181d' },
    face: {
      jaw: 'square',
      eyes: { shape: 'slim', colour: '#33211a', lashes: false },
      brow: { weight: 1.8, arch: -1.4 },
      nose: 'soft',
      mouth: { mood: 'smile', fullness: 0.9, colour: '#c06a62' },
    },
  },
  magnus: {
    name: 'Magnus',
    body: 'broad',
    skin: 'light',
    hair: { style: 'quiff', colour: '#a9a4a2' },
    face: {
      jaw: 'strong',
      eyes: { shape: 'almond', colour: '#4f7f9c', lashes: false },
      brow: { weight: 2, arch: -0.8, colour: '#7d7675' },
      nose: 'soft',
      mouth: { mood: 'grin', fullness: 0.8, colour: '#b8625c' },
      beard: 'short',
      lines: true,
    },
  },
} as const satisfies Record<string, Person>;

export type CastId = keyof typeof CAST;

const isCastId = (text: string): text is CastId => Object.hasOwn(CAST, text);

export const CAST_IDS: readonly CastId[] = Object.keys(CAST).filter(isCastId);

export const WOMEN = [
  'marisol',
  'imani',
  'yuna',
  'freya',
  'zuri',
  'luz',
  'odile',
  'noor',
  'ama',
] as const satisfies readonly CastId[];
/** Safiya covers up: she wears what goes over a swim layer. */
export const LAYERED = [...WOMEN, 'safiya'] as const satisfies readonly CastId[];
export const MEN = ['noa', 'theo', 'kofi', 'ren', 'magnus'] as const satisfies readonly CastId[];
