import {
  drawingCost,
  MOST_MEDIAN_BYTES,
  nearlyEqual,
  ofOneOutline,
  pairsAmong,
  sampleOfCatalogue,
} from '@bluebird-bay/server/pictures/survey.ts';
import type { Row } from './rows.ts';

const KIB = 1024;
const SEED = 'picture bench';
/** Products whose every picture is drawn in earnest, and products whose primary pictures are held side by side, twice. */
const DRAWN = 16;
const COMPARED = 200;
const COMPARED_SEEDS = [SEED, 'another two hundred'] as const;

/** How alike the primary pictures of a sample are. */
function distinctness(seed: string): Row[] {
  const pairs = pairsAmong(sampleOfCatalogue(COMPARED, seed));
  const [closest] = pairs;
  return [
    { what: `"${seed}", ${COMPARED}: pairs nearly equal`, measured: String(nearlyEqual(pairs).length), target: '0' },
    { what: '  of one outline, in other colours', measured: String(ofOneOutline(pairs).length) },
    ...(closest ? [{ what: '  closest, bits of 192', measured: String(closest.all) }] : []),
  ];
}

/** What drawing costs, and whether the catalogue looks like more than one product. Needs no shop. */
export async function pictureBench(): Promise<Row[]> {
  const { picturesPerCoreMinute, medianBytes, peakMemory } = await drawingCost(sampleOfCatalogue(DRAWN, SEED));
  return [
    { what: 'pictures a minute of one core', measured: picturesPerCoreMinute.toFixed(0), target: '>= 350' },
    { what: 'memory of a drawing process, MiB', measured: (peakMemory / KIB / KIB).toFixed(0), target: '<= 768' },
    ...([400, 800] as const).map((width) => ({
      what: `picture ${width} wide, median KiB`,
      measured: (medianBytes[width] / KIB).toFixed(1),
      target: `<= ${MOST_MEDIAN_BYTES[width] / KIB}`,
    })),
    ...COMPARED_SEEDS.flatMap(distinctness),
  ];
}
