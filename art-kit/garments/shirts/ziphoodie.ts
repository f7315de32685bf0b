import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { hoodieBody, hoodieHem } from './hoodie.ts';
import { FLEECE, hood, hoodCords, hoodEdges, hoodieSleeves } from './hoodie-parts.ts';

const POCKET = 'M420 620 L520 620 L580 736 Q582 796 572 808 L420 812Z';
const OPENING = 'M522 626 L578 736';

const pocket = (d: string, opening: string): Part => ({
  d,
  print: { scale: 0.7 },
  puff: [
    [4, 3],
    [16, 4],
  ],
  wrinkle: 2,
  grain: FLEECE,
  shadow: 0.26,
  overlay: (fabric) => stitch(opening, threadColour(fabric), { width: 1.8, dash: '6 5' }) + seam(opening, 0.2),
});

function teeth(): string {
  let marks = '';
  for (let y = 366; y < 866; y += 7) marks += `<path d="M394 ${y}h12" stroke="#d8d2c8" stroke-width="3"/>`;
  return `${marks}<rect x="393" y="384" width="14" height="44" rx="6" fill="#efe9df" stroke="#8c8378" stroke-width="1.5"/>`;
}

/** Hoodie that zips up, with two pockets. */
export const ziphoodie: Silhouette = {
  name: 'ziphoodie',
  parts: [
    ...hood,
    ...hoodieSleeves,
    hoodieBody,
    pocket(POCKET, OPENING),
    pocket(mirror(POCKET), mirror(OPENING)),
    hoodieHem,
    {
      d: 'M386 340 L414 340 L414 882 L386 882Z',
      fill: 'trim',
      puff: [[3, 2.4]],
      wrinkle: 0,
      grain: 0.05,
      shadow: 0.3,
      overlay: teeth,
    },
    ...hoodEdges,
    ...hoodCords,
  ],
};
