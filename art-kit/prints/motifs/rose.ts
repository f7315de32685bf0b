import { darken, lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { blob } from '../../path.ts';
import type { Random } from '../../random.ts';
import { circle, fillPath, rotated, strokePath } from '../../svg.ts';

/** A rose from above, as on an old plate: rings of petals, each tone lighter than the last, and a curled heart. */
export function rose(random: Random, radius: number, colour: string): string {
  const r = radius;
  const tones = [darken(colour, 0.16), colour, lighten(colour, 0.16), lighten(colour, 0.3)];
  const rings = [
    { petals: 6, reach: 0.58, size: 0.46 },
    { petals: 5, reach: 0.42, size: 0.4 },
    { petals: 4, reach: 0.24, size: 0.34 },
  ];
  let svg = '';
  rings.forEach(({ petals, reach, size }, ring) => {
    for (let i = 0; i < petals; i++) {
      const petal = `<g transform="${rounded`translate(0 ${-r * reach})`}">${fillPath(
        blob(random, r * size, { corners: 8, wobble: 0.07, stretchX: 1.12 }),
        tones[ring] ?? colour,
      )}${strokePath(rounded`M${-r * size * 0.8} ${r * size * 0.1}Q0 ${-r * size * 1.1} ${r * size * 0.8} ${r * size * 0.1}`, tones[ring + 1] ?? colour, r * 0.045)}</g>`;
      svg += rotated(petal, (i / petals) * 360 + ring * 34 + (random() - 0.5) * 8);
    }
  });
  svg += circle(0, 0, r * 0.2, darken(colour, 0.26));
  return (
    svg +
    strokePath(
      rounded`M${-r * 0.1} ${r * 0.02}Q${-r * 0.08} ${-r * 0.12} ${r * 0.05} ${-r * 0.1}Q${r * 0.16} ${-r * 0.02} ${r * 0.06} ${r * 0.1}Q${-r * 0.08} ${r * 0.18} ${-r * 0.19} ${r * 0.06}`,
      lighten(colour, 0.4),
      r * 0.05,
    )
  );
}
