import { round1, rounded } from '../numbers.ts';
import type { Random } from '../random.ts';
import { waveOutline } from '../scenes/elements/wave-band.ts';
import type { Setting, StageColours } from './stage.ts';

const EDGE_SHADOW = 0.5;

const one = (d: string, colour: string, shadow = EDGE_SHADOW): Setting => ({ papers: [{ d, colour, shadow }] });

const between = (random: Random, from: number, to: number): number => round1(from + random() * (to - from));

/** A door of paper, off the middle. */
export function paperArch({ deeper, lighter }: StageColours, random: Random): Setting {
  const [half, x, top] = [between(random, 230, 310), between(random, 330, 470), between(random, 90, 190)];
  const d = rounded`M${x - half} 1010V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V1010Z`;
  return one(d, random() < 0.5 ? deeper : lighter);
}

/** The sun of the bay, as a disc of paper. */
export function paperDisc({ deeper, lighter }: StageColours, random: Random): Setting {
  const [x, y, r] = [between(random, 240, 560), between(random, 330, 640), between(random, 270, 350)];
  return one(
    rounded`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`,
    random() < 0.5 ? deeper : lighter,
  );
}

/** Two waves of paper along the bottom, as on everything the shop prints. */
export function paperWave({ deeper, second }: StageColours, random: Random): Setting {
  const y = between(random, 610, 720);
  const band = (top: number, phase: number): string =>
    waveOutline({ y: top, amplitude: 34, length: 400, phase }, 800, 1010);
  const phase = between(random, -200, 200);
  return {
    papers: [
      { d: band(y, phase), colour: deeper, shadow: EDGE_SHADOW },
      { d: band(y + 130, phase + 170), colour: second, shadow: EDGE_SHADOW },
    ],
  };
}

/** A table edge: one sheet lies, the other stands. */
export function paperHorizon({ second }: StageColours, random: Random): Setting {
  const y = between(random, 600, 740);
  return one(`M-10 ${y}H810V1010H-10Z`, second, 0.3);
}

/** A second sheet laid across a corner. */
export function paperSheet({ second }: StageColours, random: Random): Setting {
  const [left, right] = [between(random, 180, 420), between(random, 520, 820)];
  const [a, b] = random() < 0.5 ? [left, right] : [right, left];
  return one(`M-10 ${a}L810 ${b}V1010H-10Z`, second);
}

const STRIPE = 100;

/** The awning of the shop, tone in tone. */
export function paperStripes({ deeper, lighter }: StageColours, random: Random): Setting {
  const shift = between(random, -STRIPE, 0);
  const bars = Array.from({ length: 6 }, (_, i) => {
    return `M${round1(shift + i * 2 * STRIPE)} -10h${STRIPE}v1020h-${STRIPE}Z`;
  });
  return one(bars.join(''), random() < 0.5 ? lighter : deeper, 0);
}
