import { rng } from '../../random.ts';
import { curl, curlLine, type HairStyle, white } from './hair-style.ts';

/** A short back and sides with a quiff. */
export const quiff: HairStyle = {
  back: '',
  front: white(
    'M-49 98C-60 60 -52 18 -10 12C14 2 46 14 52 38C60 56 54 84 49 98C47 84 46 74 40 64C20 64 -6 56 -24 44C-34 56 -44 70 -46 84Z',
  ),
  frontStrands: [
    'M-22 42C-10 28 20 20 46 40',
    'M-24 36C-10 20 16 14 38 24',
    'M-30 48C-44 58 -48 74 -48 88',
    'M-10 50C10 44 34 48 46 60',
    'M-16 46C4 36 30 34 48 50',
    'M-34 40C-46 50 -51 66 -51 80',
  ],
  backStrands: [],
};

/** Brushed forward, straight. */
export const fringe: HairStyle = {
  back: '',
  front: white(
    'M-49 96C-58 60 -52 22 -12 13C26 4 54 26 54 60C55 76 52 88 49 96C48 86 47 78 44 70C38 68 32 70 26 66C20 72 10 70 4 65C-2 71 -14 72 -20 66C-26 71 -34 74 -40 71C-45 78 -47 86 -49 96Z',
  ),
  frontStrands: [
    'M-8 18C-16 34 -22 50 -22 64',
    'M0 17C0 34 2 50 2 64',
    'M8 17C18 32 24 48 24 64',
    'M-18 20C-34 34 -40 52 -40 68',
    'M18 19C36 32 42 50 43 66',
    'M26 20C46 34 51 54 50 76',
    'M-26 22C-46 36 -51 56 -50 78',
  ],
  backStrands: [],
};

/** Clipped close to the head. */
export const fade: HairStyle = {
  back: '',
  front: white(
    'M-47.6 84C-52 42 -36 15 0 14C36 15 52 42 47.6 84C46.6 74 45 66 41 59C30 52.4 14 50 0 50C-14 50 -30 52.4 -41 59C-45 66 -46.6 74 -47.6 84Z',
  ),
  frontStrands: speckle(),
  backStrands: [],
  curly: true,
};

function speckle(): string[] {
  const random = rng('fade');
  return Array.from({ length: 80 }, () => {
    const x = (random() - 0.5) * 88;
    const y = 18 + random() * 38;
    return `M${x.toFixed(1)} ${y.toFixed(1)}q1.6 -2 3 0`;
  });
}

function curlCap(): string {
  const random = rng('mc2');
  let shape = '';
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI * (1 + 0.05 * i);
    const thin = Math.abs(Math.cos(angle)) > 0.9 ? 0.6 : 1;
    for (const [across, down, radius] of [
      [45, 44, 8],
      [49, 56, 10],
    ] as const) {
      shape += curl(Math.cos(angle) * across, 82 + Math.sin(angle) * down, radius * thin + random() * 2.4);
    }
  }
  return shape;
}

function capCurls(): string[] {
  const random = rng('short-curls');
  return Array.from({ length: 40 }, () => {
    const angle = Math.PI * (1.1 + random() * 0.8);
    const reach = 44 + random() * 18;
    return curlLine(Math.cos(angle) * reach * 0.95, 80 + Math.sin(angle) * reach);
  });
}

/** Short curls. */
export const shortCurls: HairStyle = {
  back: '',
  front: curlCap(),
  frontStrands: capCurls(),
  backStrands: [],
  curly: true,
};
