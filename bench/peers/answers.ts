import { load } from '../load.ts';
import { type Compared, inTurns, type Origins, PAGES, type PageName, type Side } from './sides.ts';

const SECONDS = 2;
/** Ours has them packed already; the peer is spared packing, which somebody in front of it would do. */
const HEADERS: Readonly<Record<Side, Record<string, string>>> = {
  ours: { 'accept-encoding': 'br' },
  peer: { 'accept-encoding': 'identity' },
};

/** Documents that one process of each answers in a second: the best of some turns, as what else the machine does only takes. */
export async function answersPerSecond(
  origins: Origins,
  pages: readonly PageName[],
  turns: number,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const page of pages) {
    const best: Record<Side, number> = { ours: Number.NaN, peer: Number.NaN };
    for (let turn = 0; turn < turns; turn += 1)
      await inTurns(turn, async (side) => {
        const url = origins[side] + PAGES[page][side];
        const { requestsPerSecond, failures } = await load({ url, seconds: SECONDS, headers: HEADERS[side] });
        // Failing is quick: a turn with failures says nothing.
        if (failures === 0 && !(best[side] > requestsPerSecond)) best[side] = requestsPerSecond;
      });
    compared.push({ of: page, what: 'answers of one process', unit: '/s', better: 'more', ...best });
  }
  return compared;
}
