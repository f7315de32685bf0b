import { assetsOf } from '../../../page-runtime/worker/dated-response.ts';

/** The shop's own: another host's cannot be asked for by a script, and are not there without a connection. */
const PICTURE = /(?<![\w\]])\/pictures\/[0-9a-f]+\/([a-z0-9/-]+)@(\d+)\.webp/g;
const FONT = /\/assets\/[^"]+\.woff2/g;

/** Wide enough for a phone in the sun; half of it where data is saved. */
const USUAL_PX = 800;
const LIGHT_PX = 400;

/** The pictures a document shows, each in one width: the largest that is no larger than needed, or the smallest there is. */
export function picturesOf(html: string, saves: boolean): string[] {
  const most = saves ? LIGHT_PX : USUAL_PX;
  const chosen = new Map<string, { width: number; address: string }>();
  for (const [address, spec = '', size] of html.matchAll(PICTURE)) {
    const width = Number(size);
    const known = chosen.get(spec);
    const isBetter = known && (known.width > most ? width < known.width : width <= most && width > known.width);
    if (!known || isBetter) chosen.set(spec, { width, address });
  }
  return [...chosen.values()].map(({ address }) => address);
}

/** All that a page lives on without a connection: its data, scripts, styles, fonts and pictures, and what it has loaded since. */
export function resourcesOf(path: string, html: string, saves: boolean, loaded: readonly string[] = []): string[] {
  const files = loaded.filter((address) => address.startsWith('/assets/'));
  const fonts = [...html.matchAll(FONT)].map(([address]) => address);
  return [
    ...new Set([`/page-data${path}page-data.json`, ...assetsOf(html), ...fonts, ...files, ...picturesOf(html, saves)]),
  ];
}
