import { lighten } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { fillPath, strokePath } from '../../svg.ts';
import type { Skin } from '../skin.ts';

export type Nose = 'fine' | 'soft' | 'broad';

const HALF_WIDTH: Record<Nose, number> = { fine: 6.2, soft: 7.4, broad: 9.2 };

/** One wedge of shade, a base line and a touch of sun: more lines would make it a drawing of a nose. */
export function nose(kind: Nose, skin: Skin): string {
  const w = HALF_WIDTH[kind];
  const at = (x: number): number => round1(x * w);
  const base = `M${at(-0.92)} 112.6C${at(-0.8)} 115.4 ${at(-0.4)} 114.6 ${at(-0.22)} 115.4C${at(-0.1)} 116.2 ${at(0.1)} 116.2 ${at(0.22)} 115.4C${at(0.4)} 114.6 ${at(0.8)} 115.4 ${at(0.92)} 112.6`;
  const shade = `M2 90C${at(1)} 101 ${at(1.16)} 107 ${at(1.06)} 111.6C${at(0.7)} 114.6 1 114 0 113.4C3.4 107 3.4 99 2 90Z`;
  return (
    fillPath(shade, skin.line, ' fill-opacity=".13"') +
    strokePath(base, skin.line, 1.4, ' stroke-opacity=".6"') +
    `<ellipse cx="-1.6" cy="108.6" rx="2.4" ry="3.2" fill="${lighten(skin.colour, 0.5)}" fill-opacity=".3"/>`
  );
}
