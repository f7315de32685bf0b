import { drawingCost, pairsOfOneShape, sampleOfRange, twinsAmong } from '@bluebird-bay/server/pictures/survey.ts';
import type { Row } from './rows.ts';

const KIB = 1024;
const SEED = 'picture bench';
/** Products whose every picture is drawn in earnest, and products whose primary pictures are held side by side. */
const DRAWN = 16;
const COMPARED = 200;
const PAIRS_SHOWN = 8;

/** What drawing costs, and whether the range looks like more than one product. Needs no shop. */
export async function pictureBench(): Promise<Row[]> {
  const { picturesPerCoreMinute, medianBytes, peakMemory } = await drawingCost(sampleOfRange(DRAWN, SEED));
  const pairs = pairsOfOneShape(sampleOfRange(COMPARED, SEED));
  const closest = pairs.toSorted((a, b) => a.shape - b.shape || a.cloth - b.cloth);
  return [
    { what: 'pictures a minute of one core', measured: picturesPerCoreMinute.toFixed(0) },
    { what: 'memory of a drawing process, MiB', measured: (peakMemory / KIB / KIB).toFixed(0), wanted: '<= 768' },
    { what: 'picture 400 wide, median KiB', measured: (medianBytes[400] / KIB).toFixed(1), wanted: '<= 22' },
    { what: 'picture 800 wide, median KiB', measured: (medianBytes[800] / KIB).toFixed(1), wanted: '<= 55' },
    {
      what: `pairs of one grey hash (<= 2 of 64) in ${COMPARED}`,
      measured: String(pairs.filter(({ shape }) => shape <= 2).length),
      wanted: '0',
    },
    { what: 'of one shape and one cloth', measured: String(twinsAmong(pairs).length), wanted: '0' },
    ...closest.slice(0, PAIRS_SHOWN).map(({ specs, shape, cloth }) => ({
      what: `  ${specs.join('  ')}`,
      measured: `hash ${shape}, cloth ${cloth.toFixed(0)}`,
    })),
  ];
}
