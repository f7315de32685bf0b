import { lighten } from '../../colour.ts';
import { rng } from '../../random.ts';
import { placeOnTorus, scatter, upright } from '../../scatter.ts';
import { fillPath, symbol } from '../../svg.ts';
import { bow } from '../motifs/bow.ts';
import { crown } from '../motifs/crown.ts';
import { heart, sparkle } from '../motifs/marks.ts';
import { pearl, pearlString } from '../motifs/pearls.ts';
import { rose } from '../motifs/rose.ts';
import { vectorPrint } from '../print.ts';

export type PrettyPrincessPalette = Readonly<
  Record<'ground' | 'gold' | 'ribbon' | 'secondRibbon' | 'rose' | 'jewel' | 'pearl', string>
>;

/** Crowns, bows, roses and pearls. */
export const prettyPrincess = vectorPrint('pretty-princess', (palette: PrettyPrincessPalette) => {
  const { gold, ribbon, secondRibbon, jewel, pearl: white } = palette;
  const random = rng('pp');
  const items = scatter(
    random,
    [
      { id: 'crown', radius: 44, count: 7 },
      { id: 'bow', radius: 38, count: 7 },
      { id: 'pearls', radius: 36, count: 6 },
      { id: 'rose', radius: 26, count: 8 },
      { id: 'small-bow', radius: 21, count: 12 },
      { id: 'heart', radius: 10, count: 16 },
      { id: 'sparkle', radius: 9, count: 22 },
      { id: 'pearl', radius: 5, count: 40 },
    ],
    -5,
  );
  return {
    defs:
      symbol('crown', `<g transform="scale(1.12)">${crown({ gold, jewel, secondJewel: ribbon, pearl: white })}</g>`) +
      symbol('bow', `<g transform="translate(0 -8)">${bow(ribbon)}</g>`) +
      symbol('pearls', pearlString(74, 34, 13, white)) +
      symbol('rose', rose(random, 27, palette.rose)) +
      symbol('small-bow', `<g transform="translate(0 -4) scale(.52)">${bow(secondRibbon)}</g>`) +
      symbol('heart', fillPath(heart(9), lighten(jewel, 0.15))) +
      symbol('sparkle', fillPath(sparkle(10), gold)) +
      symbol('pearl', pearl(0, 0, 3.2, white)),
    body: placeOnTorus(upright(items, 50), 1.3),
  };
});
