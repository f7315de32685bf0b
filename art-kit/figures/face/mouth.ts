import { darken, lighten } from '../../colour.ts';
import { round1 } from '../../numbers.ts';
import { fillPath, strokePath } from '../../svg.ts';
import type { Skin } from '../skin.ts';

export interface Mouth {
  readonly mood: 'grin' | 'smile';
  /** 1 is a narrow lip, 1.4 a full one. */
  readonly fullness: number;
  /** Lip colour, hex; the skin's own when absent. */
  readonly colour?: string;
}

const LINE_Y = 127;

function grin(lip: string, full: number): string {
  const top = round1(LINE_Y - 2.6 - 1.6 * full);
  const bottom = round1(LINE_Y + 8.4 + 2.4 * full);
  const lips = `M-15.4 ${LINE_Y - 1.6}C-10 ${top + 1.4} -4.6 ${top} -2.2 ${top}Q0 ${top + 1.4} 2.2 ${top}C4.6 ${top} 10 ${top + 1.4} 15.4 ${LINE_Y - 1.6}C11.4 ${LINE_Y + 6} 6.4 ${bottom} 0 ${bottom}C-6.4 ${bottom} -11.4 ${LINE_Y + 6} -15.4 ${LINE_Y - 1.6}Z`;
  return (
    fillPath(lips, lip) +
    fillPath('M-12.6 126.2Q0 128 12.6 126.2C9.6 132.6 5.2 135 0 135C-5.2 135 -9.6 132.6 -12.6 126.2Z', '#5a1f22') +
    fillPath('M-12 126.3Q0 128.2 12 126.3C9.6 131 5.2 132.6 0 132.6C-5.2 132.6 -9.6 131 -12 126.3Z', '#fffaf4') +
    strokePath(
      `M-4 ${bottom - 1.6}Q0 ${bottom - 0.9} 4 ${bottom - 1.6}`,
      lighten(lip, 0.5),
      1.3,
      ' stroke-opacity=".6"',
    )
  );
}

function smile(lip: string, full: number): string {
  const top = round1(LINE_Y - 2 - 2 * full);
  const bottom = round1(LINE_Y + 3.4 + 3.4 * full);
  const lips = `M-14.4 ${LINE_Y - 1.4}C-9 ${top + 1.6} -5 ${top} -2.4 ${top}Q0 ${top + 1.8} 2.4 ${top}C5 ${top} 9 ${top + 1.6} 14.4 ${LINE_Y - 1.4}C9.4 ${bottom - 1} 5 ${bottom} 0 ${bottom}C-5 ${bottom} -9.4 ${bottom - 1} -14.4 ${LINE_Y - 1.4}Z`;
  return (
    fillPath(lips, lip) +
    strokePath('M-15.4 124.8C-13.6 126.6 -7 129.4 0 129C7 129.4 13.6 126.6 15.4 124.8', darken(lip, 0.5), 1.3) +
    strokePath(
      `M-4 ${round1(bottom - 2)}Q0 ${round1(bottom - 1.2)} 4 ${round1(bottom - 2)}`,
      lighten(lip, 0.6),
      1.4,
      ' stroke-opacity=".6"',
    )
  );
}

/** Lips, teeth, the corners of the smile and the shade under the lower lip. */
export function mouth({ mood, fullness, colour }: Mouth, skin: Skin): string {
  const lip = colour ?? skin.lip;
  const drawn = mood === 'grin' ? grin(lip, fullness) : smile(lip, fullness);
  const corners = ['M-17.4 123.4Q-18.8 125.4 -17.6 127.4', 'M17.4 123.4Q18.8 125.4 17.6 127.4']
    .map((data) => strokePath(data, skin.line, 1.1, ' stroke-opacity=".36"'))
    .join('');
  return drawn + corners + strokePath('M-5 142.6Q0 144.4 5 142.6', skin.line, 1.6, ' stroke-opacity=".22"');
}
