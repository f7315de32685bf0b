import { rng } from '../../random.ts';
import { curl, curlLine, type HairStyle } from './hair-style.ts';

const CENTRE_Y = 66;

function halo(): string {
  const random = rng('afro2');
  let shape = `<ellipse cx="0" cy="${CENTRE_Y}" rx="80" ry="76" fill="#fff"/>`;
  for (let i = 0; i < 34; i++) {
    const angle = (i / 34) * Math.PI * 2;
    shape += curl(
      Math.cos(angle) * (80 + random() * 4),
      CENTRE_Y + Math.sin(angle) * (75 + random() * 4),
      9 + random() * 4,
    );
  }
  return shape;
}

function hairline(): string {
  const random = rng('afro-hairline');
  let shape = '';
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI * (1.06 + 0.04 * i);
    shape += curl(Math.cos(angle) * 45, 80 + Math.sin(angle) * 43, 9.5 + random() * 3);
    shape += curl(Math.cos(angle) * 56, 75 + Math.sin(angle) * 56, 13 + random() * 3);
  }
  return shape;
}

function haloCurls(): string[] {
  const random = rng('afro-curls');
  const lines: string[] = [];
  for (let i = 0; i < 150; i++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 84;
    const x = Math.cos(angle) * reach;
    const y = CENTRE_Y + Math.sin(angle) * reach * 0.94;
    if (y <= 50 || Math.abs(x) >= 56) lines.push(curlLine(x, y));
  }
  return lines;
}

function hairlineCurls(): string[] {
  const random = rng('afro-hairline-curls');
  return Array.from({ length: 34 }, () => {
    const angle = Math.PI * (1.05 + random() * 0.9);
    const reach = 42 + random() * 22;
    return curlLine(Math.cos(angle) * reach, 78 + Math.sin(angle) * reach);
  });
}

export const afro: HairStyle = {
  back: halo(),
  front: hairline(),
  backStrands: haloCurls(),
  frontStrands: hairlineCurls(),
  curly: true,
};
