/** One number of a metric, under its full name (`…_bucket`) and labels. */
export interface Sample {
  name: string;
  labels: ReadonlyMap<string, string>;
  value: number;
}

/** A metric as Prometheus' text form tells it. */
export interface MetricFamily {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram' | 'summary';
  samples: readonly Sample[];
}

const KINDS = ['counter', 'gauge', 'histogram', 'summary'] as const;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

const plain = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

function numberOf(text: string): number {
  if (text === '+Inf') return Number.POSITIVE_INFINITY;
  return text === '-Inf' ? Number.NEGATIVE_INFINITY : Number(text);
}

/** Reads the text form that `ShopMetrics.text` writes. What it does not know it leaves out. */
export function readPrometheusText(text: string): MetricFamily[] {
  const families: Array<MetricFamily & { samples: Sample[] }> = [];
  let help = '';
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (word === 'HELP') help = plain(rest);
    const kind = word === 'TYPE' ? KINDS.find((known) => known === rest) : undefined;
    if (kind) families.push({ name, help, kind, samples: [] });
    const [, sample, labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (sample === undefined) continue;
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', quoted = '']) => [key, plain(quoted)] as const);
    families.at(-1)?.samples.push({ name: sample, labels: new Map(pairs), value: numberOf(value) });
  }
  return families;
}
