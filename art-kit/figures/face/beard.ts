import { fillPath, strokePath } from '../../svg.ts';

export type Beard = 'stubble' | 'full' | 'short' | 'moustache';

const CHEEKS =
  'M-47.4 92C-44 108 -38 114 -27 117C-20 115 -14 117 -9 118.6Q0 121 9 118.6C14 117 20 115 27 117C38 114 44 108 47.4 92';
const FULL = `${CHEEKS}C48 126 30 163 0 164C-30 163 -48 126 -47.4 92Z`;
const SHORT =
  'M-47.4 94C-45 114 -40 120 -30 124C-22 122 -16 119 -9 119.4Q0 121.6 9 119.4C16 119 22 122 30 124C40 120 45 114 47.4 94C47 122 32 156 0 158C-32 156 -47 122 -47.4 94Z';
const MOUTH_HOLE = 'M-15.6 124.6Q0 146 15.6 124.6Q0 121.4 -15.6 124.6Z';
const MOUSTACHE =
  'M0 118.6C-6 116.6 -14 118 -18.6 124.4C-19.6 126.4 -17 127 -14 125.4C-9 123 -4 124 0 124.4C4 124 9 123 14 125.4C17 127 19.6 126.4 18.6 124.4C14 118 6 116.6 0 118.6Z';

/** Drawn under the mouth. */
export function beard(kind: Beard, hair: string): string {
  if (kind === 'moustache') return fillPath(MOUSTACHE, hair);
  const even = ' fill-rule="evenodd"';
  if (kind === 'stubble') return fillPath(FULL + MOUTH_HOLE, hair, `${even} fill-opacity=".15"`);
  const shape = kind === 'full' ? FULL : SHORT;
  const hairs = [-30, -22, -14, -6, 6, 14, 22, 30]
    .map((x) =>
      strokePath(
        `M${x} ${150 - Math.abs(x) * 0.5}q${x > 0 ? -2 : 2} 5 ${x > 0 ? -3 : 3} 9`,
        '#fffaf0',
        1,
        ' stroke-opacity=".14"',
      ),
    )
    .join('');
  return fillPath(shape + MOUTH_HOLE, hair, `${even} fill-opacity=".94"`) + hairs;
}
