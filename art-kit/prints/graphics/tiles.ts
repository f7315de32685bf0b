import { TILE } from '../../scatter.ts';
import { circle, fillPath, rotated, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type TilesPalette = Readonly<Record<'ground' | 'glaze' | 'paleGlaze' | 'accent', string>>;

const TILES = 3;

/** One glazed tile, 160 wide, about the origin: a four-petalled flower and quarter rings in the corners. */
function glazedTile({ ground, glaze, paleGlaze, accent }: TilesPalette): string {
  const petals =
    fillPath('M0 0C-26 -14 -26 -52 0 -70C26 -52 26 -14 0 0Z', glaze) +
    fillPath('M0 -10C-13 -20 -13 -44 0 -56C13 -44 13 -20 0 -10Z', ground) +
    fillPath('M0 -18C-6 -26 -6 -38 0 -46C6 -38 6 -26 0 -18Z', paleGlaze);
  const between =
    fillPath('M0 -16C-16 -34 -10 -48 0 -58C10 -48 16 -34 0 -16Z', paleGlaze, ' transform="rotate(45)"') +
    `<g transform="rotate(45)">${circle(0, -68, 7, glaze)}${circle(0, -68, 3, ground)}</g>`;
  const corner =
    fillPath('M-80 -80L-44 -80A36 36 0 0 1 -80 -44Z', paleGlaze) +
    fillPath('M-80 -80L-56 -80A24 24 0 0 1 -80 -56Z', ground) +
    fillPath('M-80 -80L-66 -80A14 14 0 0 1 -80 -66Z', accent);
  const quarters = [0, 90, 180, 270];
  return (
    quarters.map((angle) => rotated(petals, angle) + rotated(between, angle)).join('') +
    circle(0, 0, 15, accent) +
    circle(0, 0, 9, ground) +
    circle(0, 0, 5, glaze) +
    quarters.map((angle) => rotated(corner, angle)).join('')
  );
}

/** Hand-painted tiles, as on a terrace by the sea. */
export const tiles = vectorPrint('tiles', (palette: TilesPalette) => {
  const side = TILE / TILES;
  let body = '';
  for (let i = 0; i < TILES; i++) {
    for (let j = 0; j < TILES; j++)
      body += `<use href="#tile" transform="translate(${(i + 0.5) * side} ${(j + 0.5) * side})"/>`;
  }
  let grout = '';
  for (let i = 0; i <= TILES; i++) grout += `M${i * side} 0V${TILE}M0 ${i * side}H${TILE}`;
  body += `<path d="${grout}" fill="none" stroke="${palette.ground}" stroke-width="2" stroke-opacity=".6"/>`;
  return { defs: symbol('tile', glazedTile(palette)), body };
});
