import { figureText } from './chart.ts';
import { type Compared, ratioOf } from './sides.ts';

/** What was measured, when and on what. */
export interface Measured {
  compared: readonly Compared[];
  peer: string;
  /** How many first views each median is of. */
  rounds: number;
  /** How many visits each touch is the median of. */
  visits: number;
  date: Date;
  /** Processor, cores, versions. */
  machine: readonly string[];
  lighthouse: string;
  /** Address of the chart, from the document. */
  chart: string;
}

const withUnit = (value: number, unit: Compared['unit']): string =>
  Number.isNaN(value) ? '–' : `${figureText(value)}${unit === '/s' ? ' /s' : unit && ` ${unit}`}`;

function ratioText(figure: Compared): string {
  const ratio = ratioOf(figure);
  if (Number.isNaN(ratio)) return '–';
  const text = ratio.toFixed(2);
  const isBetter = figure.better === 'less' ? Number(text) < 1 : Number(text) > 1;
  return isBetter ? `**${text}**` : text;
}

const rowOf = (figure: Compared): string =>
  `| ${figure.what} | ${withUnit(figure.ours, figure.unit)} | ${withUnit(figure.peer, figure.unit)} | ${ratioText(figure)} |`;

function tableOf(name: string, figures: readonly Compared[]): string {
  const head = `| ${name} | ours | Hydrogen | ours / Hydrogen |\n|---|---:|---:|---:|`;
  return [head, ...figures.map(rowOf)].join('\n');
}

/** The document of figures, as the bench prints it. */
export function figuresDocument(measured: Measured): string {
  const { compared, peer, rounds, visits, date, machine, lighthouse, chart } = measured;
  const groups = Map.groupBy(compared, ({ of }) => of);
  return `# Figures

Printed by \`npm run bench -- peers\`, never by hand. ${date.toISOString().slice(0, 10)}, ${machine.join(', ')}.

Our shop and ${peer}, built as it is published against this shop's provider: the same products, pictures and machine, in one run and
in turns. Each row has a ratio, ours to Hydrogen's, in bold where ours is better: a slow machine slows both, so ratios say more than times.

![Bars of both storefronts: largest paint, scripts, touches, answers of one process](${chart})

${[...groups].map(([name, figures]) => tableOf(name, figures)).join('\n\n')}

What was measured:

- A first view is Lighthouse ${lighthouse}, a mobile phone, simulated, nothing cached: the median of ${rounds}. \`bytes\` and \`requests\` are all
  until the page is at rest, so that ours count what comes on demand behind the first view, too: more and finer pictures, the bag, the search.
- Hydrogen's figures are without the scripts of Shopify's own hosts (consent, speed, visits), which it asks for and which are not at hand.
- A touch is on a phone of the middle (150 ms there and back, 1.6 Mbit/s, a processor four times slower), the median of ${visits}. A card is
  touched when the list has come to rest, and, at once, a second and a half after it is alive, while ours still gets the rest of the shop. The
  skeleton has no filters.
- Answers: 20 connections for two seconds, one process each, the client on the same cores, which holds the quicker back; ours come packed,
  Hydrogen was spared packing. It runs on Node, where it answers more than in Oxygen's own runtime.
- The skeleton stands as it comes, with the settings of [operations.md](operations.md). Its packages are those of 2025.7.3; its template is the last
  one of 2025-07 on npm, with that version's handler of requests; the two differ in the page of signing in alone (\`e2e/strangers/hydrogen/\`).
  It is a beginning, not a shop: no filters, reviews, wishlist, sizes or club.
`;
}
