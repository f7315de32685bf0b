import type { Part, PartLook } from '../cloth/part.ts';
import { lighten, luminance } from '../colour.ts';
import { strokePath } from '../svg.ts';
import { HAIR_STYLES } from './hair/hair.ts';
import type { HairStyle } from './hair/hair-style.ts';
import type { Person } from './person.ts';

const SCRUNCHIE = '#ff6f59';

const hairLook = (colour: `#${string}`): PartLook => ({ wrinkle: 0, grain: 0.03, tone: 0.7, fill: colour });

/** Strands catch the light: dark hair a little, fair hair more. */
const strandColour = (hair: string): string => lighten(hair, luminance(hair) < 0.25 ? 0.2 : 0.38);

function strands(lines: readonly string[], colour: string, width: number, opacity: number): string {
  return lines.map((line) => strokePath(line, colour, width, ` stroke-opacity="${opacity}"`)).join('');
}

/** What of the hair lies behind the shoulders. */
export function hairBack({ hair }: Person): Part[] {
  const style: HairStyle = HAIR_STYLES[hair.style];
  if (!style.back) return [];
  return [
    {
      ...hairLook(hair.colour),
      raw: style.back,
      puff: [
        [4, 2],
        [16, 7],
      ],
      dim: 0.86,
      role: 'hair-back',
      overlay: () => strands(style.backStrands, strandColour(hair.colour), 1.8, style.curly ? 0.22 : 0.38),
    },
  ];
}

/** What of the hair lies over forehead and shoulders, and the scrunchie that holds it. */
export function hairFront({ hair }: Person): Part[] {
  const style: HairStyle = HAIR_STYLES[hair.style];
  const front: Part = {
    ...hairLook(hair.colour),
    raw: style.front,
    puff: [
      [3, 2],
      [10, 5],
    ],
    shadow: 0.3,
    shadowOffset: [2, 4],
    shadowBlur: 5,
    ...(style.folds ? { folds: style.folds, wrinkle: 1.4, grain: 0.05 } : {}),
    role: 'hair-front',
    overlay: () => strands(style.frontStrands, strandColour(hair.colour), 1.7, style.curly ? 0.26 : 0.46),
  };
  if (!style.tie) return [front];
  const [x, y] = style.tie;
  return [
    front,
    {
      ...hairLook(hair.tie ?? SCRUNCHIE),
      raw: `<ellipse cx="${x}" cy="${y}" rx="17" ry="13" transform="rotate(20 ${x} ${y})" fill="#fff"/>`,
      puff: [[4, 4]],
      folds: [0, 1, 2, 3, 4].map((i) => ({
        d: `M${x - 12 + i * 6} ${y - 12}l2 24`,
        width: 2.5,
        height: -8,
        blur: 1.5,
      })),
      role: 'hair-front',
    },
  ];
}
