import type { Face } from './face.ts';

/** Outlines of the head, crown to chin, by jaw. */
export const HEADS: Record<Face['jaw'], string> = {
  oval: 'M0 28C-46 28 -49 68 -46 96C-43 120 -23 150 0 150.6C23 150 43 120 46 96C49 68 46 28 0 28Z',
  round: 'M0 28C-47 28 -50 68 -47.4 96C-46 124 -27 150 0 150.6C27 150 46 124 47.4 96C50 68 47 28 0 28Z',
  heart: 'M0 28C-47 28 -50 68 -46.4 94C-42 118 -19 151 0 152C19 151 42 118 46.4 94C50 68 47 28 0 28Z',
  square:
    'M0 26C-46 26 -50 66 -47.4 98C-46 124 -32 150 -13 154.6Q0 156.4 13 154.6C32 150 46 124 47.4 98C50 66 46 26 0 26Z',
  strong:
    'M0 26C-46 26 -50 66 -47.8 98C-47 128 -35 152 -15 156.4Q0 158.4 15 156.4C35 152 47 128 47.8 98C50 66 46 26 0 26Z',
};

export const EARS = [-1, 1]
  .map(
    (side) =>
      `<ellipse cx="${side * 47.5}" cy="99" rx="7.6" ry="12.6" fill="#fff" transform="rotate(${side * -6} ${side * 47.5} 99)"/>`,
  )
  .join('');
