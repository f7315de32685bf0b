import type { DropShadow } from './collage.ts';
import { archPath, archWindow } from './elements/arch.ts';
import { frond } from './elements/frond.ts';
import { field } from './elements/sky.ts';
import type { Scene } from './scene.ts';
import type { SceneFigure } from './scene-figure.ts';

const WIDTH = 960;
const HEIGHT = 1200;
const ARCH = [130, 108, 700, 1100] as const;

/** Colours of one arch picture: the field from the print's darkest tone, the window from its warmest. */
interface ArchPalette {
  readonly field: string;
  readonly light: string;
  readonly glow: string;
  readonly disc: string;
  /** Tonal fronds behind the figure. */
  readonly fronds: string;
  readonly shade: DropShadow['colour'];
}

/** Someone in an arch window, palms before and behind. 4:5. */
function archScene(palette: ArchPalette, someone: Pick<SceneFigure, 'who' | 'pose' | 'wear'>): Scene {
  const behind =
    frond({ x: 120, y: 1180, angle: -70, length: 620, colour: palette.fronds, bend: 0.35, seed: 3 }) +
    frond({ x: 840, y: 1200, angle: -112, length: 670, colour: palette.fronds, bend: -0.3, seed: 4 });
  return {
    width: WIDTH,
    height: HEIGHT,
    shade: palette.shade,
    parts: [
      {
        drawing: `${field(WIDTH, HEIGHT, palette.field)}${archWindow(...ARCH, palette.light, palette.glow)}<circle cx="480" cy="430" r="240" fill="${palette.disc}" fill-opacity=".55"/><clipPath id="window"><path d="${archPath(...ARCH)}"/></clipPath><g clip-path="url(#window)">${behind}</g>`,
      },
      { ...someone, x: 474, y: 1610, tall: 1430 },
      {
        drawing:
          frond({ x: -36, y: 1212, angle: -46, length: 410, colour: '#3f8f6b', bend: 0.2, seed: 11 }) +
          frond({ x: 24, y: 1272, angle: -20, length: 396, colour: '#2f7a5b', bend: -0.3, seed: 12 }) +
          frond({ x: 996, y: 1212, angle: -134, length: 410, colour: '#3f8f6b', bend: -0.2, seed: 13 }) +
          frond({ x: 940, y: 1272, angle: -160, length: 380, colour: '#2f7a5b', bend: 0.3, seed: 14 }),
      },
    ],
  };
}

/** Hibiscus, head to toe. */
export const HIBISCUS_STORY = archScene(
  { field: '#0f5e6e', light: '#ffc2ac', glow: '#ff9c84', disc: '#ffdccb', fronds: '#1a7a82', shade: [10, 40, 60] },
  { who: 'freya', pose: 'wave', wear: [['onepiece', 'lagoon-hibiscus']] },
);
