import { TILE } from '../../scatter.ts';
import { circle, rotated, strokePath, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type HappyCheckPalette = Readonly<Record<'ground' | 'check' | 'face' | 'line' | 'petals', string>>;

const SQUARES = 4;

const smiley = ({ face, line }: HappyCheckPalette): string =>
  circle(0, 0, 40, face) +
  `<ellipse cx="-12" cy="-9" rx="4.6" ry="8" fill="${line}"/><ellipse cx="12" cy="-9" rx="4.6" ry="8" fill="${line}"/>` +
  strokePath('M-22 6Q-18 25 0 25Q18 25 22 6', line, 5) +
  strokePath('M-26 4q4 0 6 4M26 4q-4 0 -6 4', line, 4);

function smilingFlower({ face, line, petals }: HappyCheckPalette): string {
  const petal = `<ellipse cy="-24" rx="17" ry="20" fill="${petals}"/>`;
  let svg = '';
  for (let i = 0; i < 6; i++) svg += rotated(petal, i * 60);
  return (
    svg +
    circle(0, 0, 17, face) +
    `<ellipse cx="-5" cy="-3" rx="2" ry="3.4" fill="${line}"/><ellipse cx="5" cy="-3" rx="2" ry="3.4" fill="${line}"/>` +
    strokePath('M-8 4Q0 12 8 4', line, 2.4)
  );
}

/** A big check with a smiley or a smiling flower in every light square. */
export const happyCheck = vectorPrint('happy-check', (palette: HappyCheckPalette) => {
  const side = TILE / SQUARES;
  let squares = '';
  let faces = '';
  for (let i = 0; i < SQUARES; i++) {
    for (let j = 0; j < SQUARES; j++) {
      if ((i + j) % 2) {
        squares += `<rect x="${i * side}" y="${j * side}" width="${side}" height="${side}" fill="${palette.check}"/>`;
      } else {
        const tilt = ((i * 37 + j * 53) % 36) - 18;
        const motif = i % 2 ? 'flower' : 'smiley';
        faces += `<use href="#${motif}" transform="translate(${(i + 0.5) * side} ${(j + 0.5) * side})rotate(${tilt})"/>`;
      }
    }
  }
  return { defs: symbol('smiley', smiley(palette)) + symbol('flower', smilingFlower(palette)), body: squares + faces };
});
