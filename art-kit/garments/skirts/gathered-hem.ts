import { lerp, round1 } from '../../numbers.ts';

export interface GatheredHem {
  /** Half widths from the centre line, top and hem. */
  readonly top: number;
  readonly hem: number;
  readonly topY: number;
  readonly hemY: number;
  /** How far the top sags in the middle. */
  readonly sag: number;
  /** How far the hem hangs lower in the middle. */
  readonly drop: number;
  /** Number of waves, and how far their ends reach below and above the hem. */
  readonly waves: number;
  readonly reach: readonly [below: number, above: number];
}

const at = (x: number, y: number): string => `${round1(x)} ${round1(y)}`;

/** A wavy hem from right to left, as path segments that follow a point at its right end. */
function wavyHem({ hem, hemY, drop, waves, reach }: GatheredHem): string {
  const points = Array.from({ length: waves * 2 + 1 }, (_, i) => {
    const t = i / (waves * 2);
    const wave = i % 2 === 1 ? reach[0] : -reach[1];
    return { x: lerp(400 + hem, 400 - hem, t), y: hemY + Math.sin(Math.PI * t) * drop + wave };
  });
  let data = '';
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (!before) {
      data += `L${at(point.x, point.y)}`;
      return;
    }
    const middle = (before.x + point.x) / 2;
    data += `C${at(middle, before.y)} ${at(middle, point.y)} ${at(point.x, point.y)}`;
  });
  return data;
}

/** A tier or ruffle: a gathered piece of cloth with a wavy hem. */
export function gatheredTier(tier: GatheredHem): string {
  const { top, topY, sag } = tier;
  return `M${400 - top} ${topY} Q400 ${topY + sag} ${400 + top} ${topY} ${wavyHem(tier)}Z`;
}
