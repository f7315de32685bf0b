import { colourRules } from './colours.ts';
import { type Compared, PAGE_NAMES } from './sides.ts';

const STYLE = `${colourRules('day')}
text{font:15px "DM Sans",system-ui,-apple-system,"Segoe UI",sans-serif}.head{font:22px Caprasimo,Georgia,serif}.small{font-size:13px}.bold{font-weight:700}
@media (prefers-color-scheme:dark){${colourRules('night')}}`;

const WIDTH = 960;
const GAP = 24;
const PANEL = (WIDTH - 3 * GAP) / 2;
const HEAD = 64;
const TOP = 96;
const ROW = 50;
const BAR = 16;
/** Where bars begin and how far the longest goes; its number stands behind it. */
const [BEGIN, LONGEST] = [120, 224];

interface Panel {
  head: string;
  note: string;
  rows: ReadonlyArray<{ name: string; figure: Compared }>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A figure as it is read: no more digits than it is worth. */
export const figureText = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });

function bar(value: number, most: number, y: number, side: 'ours' | 'peer'): string {
  const text = (x: number, words: string): string =>
    `<text class="small ${side === 'ours' ? 'ink bold' : 'soft'}" x="${x}" y="${y + 12.5}">${words}</text>`;
  if (Number.isNaN(value)) return text(BEGIN, 'has none');
  const width = Math.max(3, (value / most) * LONGEST);
  const rounding = Math.min(BAR / 2, width / 2);
  const shape = `<rect class="${side}" x="${BEGIN}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="${rounding}"/>`;
  return shape + text(Number((BEGIN + width + 8).toFixed(1)), figureText(value));
}

function panel({ head, note, rows }: Panel, x: number, y: number, height: number): string {
  const most = Math.max(...rows.flatMap(({ figure }) => [figure.ours, figure.peer]).filter((value) => value > 0));
  const bars = rows.map(({ name, figure }, index) => {
    const at = HEAD + 14 + index * ROW;
    const label = `<text class="ink" x="20" y="${at + BAR + 6}">${escaped(name)}</text>`;
    return label + bar(figure.ours, most, at, 'ours') + bar(figure.peer, most, at + BAR + 3, 'peer');
  });
  return `<g transform="translate(${x} ${y})"><rect class="panel" width="${PANEL}" height="${height}" rx="20"/><text class="head ink" x="20" y="38">${escaped(head)}</text><text class="small soft" x="20" y="60">${escaped(note)}</text>
${bars.join('\n')}</g>`;
}

const TOUCHES: Readonly<Record<string, string>> = {
  'card to heading': 'card',
  'card to heading, at once': 'card at once',
  'add to line in the bag': 'add',
  'key to suggestions': 'search',
  'filter to list': 'filter',
};

function panelsOf(compared: readonly Compared[]): Panel[] {
  const byPage = (what: string): Panel['rows'] =>
    PAGE_NAMES.flatMap((name) => {
      const figure = compared.find((one) => one.of === name && one.what === what);
      return figure ? [{ name, figure }] : [];
    });
  return [
    { head: 'Largest paint', note: 'ms on a simulated phone; shorter is better', rows: byPage('largest paint') },
    { head: 'Scripts', note: 'KiB of a first view; shorter is better', rows: byPage('of them scripts') },
    {
      head: 'A touch',
      note: 'ms on a slow phone, to what it is for; shorter is better',
      rows: compared
        .filter(({ of }) => of === 'touches')
        .map((figure) => ({ name: TOUCHES[figure.what] ?? figure.what, figure })),
    },
    {
      head: 'Answers of one process',
      note: 'documents a second; longer is better',
      rows: byPage('answers of one process'),
    },
  ];
}

/** Both storefronts as bars in four panels, in the shop's colours by day and by night. */
export function chartOf(compared: readonly Compared[], peer: string): string {
  const panels = panelsOf(compared);
  const heightOf = (pair: readonly Panel[]): number =>
    HEAD + 20 + ROW * Math.max(...pair.map(({ rows }) => rows.length));
  const [upper, lower] = [panels.slice(0, 2), panels.slice(2)];
  const second = TOP + heightOf(upper) + GAP;
  const height = second + heightOf(lower) + GAP;
  const drawn = (pair: readonly Panel[], y: number): string =>
    pair.map((one, index) => panel(one, GAP + index * (PANEL + GAP), y, heightOf(pair))).join('\n');
  const title = `Bluebird Bay and ${peer}, measured side by side`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${height}" rx="28"/>
<rect class="ours" x="${GAP + 20}" y="38" width="28" height="${BAR}" rx="8"/><text class="ink bold" x="${GAP + 58}" y="51">Bluebird Bay</text>
<rect class="peer" x="${GAP + 212}" y="38" width="28" height="${BAR}" rx="8"/><text class="ink" x="${GAP + 250}" y="51">${escaped(peer)}</text>
${drawn(upper, TOP)}
${drawn(lower, second)}
</svg>
`;
}
