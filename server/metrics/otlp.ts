import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ShopMetrics } from './shop-metrics.ts';

/** Where metrics are pushed to, in OpenTelemetry's protocol (OTLP over HTTP, in JSON). */
export interface OtlpTarget {
  /** `http://collector:4318/v1/metrics`. */
  url: string;
  /** Sent along: what the collector knows us by. */
  headers: Readonly<Record<string, string>>;
}

/** A collector that takes longer is not waited for; what is told next holds everything anyway. */
const PATIENCE_MS = 10_000;
/** `AGGREGATION_TEMPORALITY_CUMULATIVE`: counted since the start of the process. */
const CUMULATIVE = 2;

/** A metric and its numbers, as `ShopMetrics.families` tells them. */
const Families = v.array(
  v.object({
    name: v.string(),
    help: v.string(),
    type: v.string(),
    values: v.array(
      v.object({
        /** Of a histogram: its name with `_bucket`, `_sum` or `_count`. */
        metricName: v.optional(v.string()),
        labels: v.record(v.string(), v.union([v.string(), v.number()])),
        /** Not a number where it is not known. */
        value: v.union([v.number(), v.nan()]),
      }),
    ),
  }),
);
type Family = v.InferOutput<typeof Families>[number];
type Sample = Family['values'][number];

type Attributes = ReadonlyArray<{ key: string; value: { stringValue: string } }>;

const attributesOf = (labels: Sample['labels']): Attributes =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }));

/** 64-bit whole numbers are text in JSON. */
const nanoseconds = (milliseconds: number): string => `${BigInt(Math.round(milliseconds)) * 1_000_000n}`;

interface Span {
  startTimeUnixNano: string;
  timeUnixNano: string;
}

const numbers = (samples: readonly Sample[], span: Span) =>
  samples
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...span, attributes: attributesOf(labels), asDouble: value }));

/** All but how far a bucket reaches, which is no label of its own. */
const ownLabels = ({ labels: { le: _, ...own } }: Sample): Sample['labels'] => own;

/** Prometheus counts each bucket with all below it; OTLP each by itself. */
function histogramPoint(name: string, samples: readonly Sample[], span: Span) {
  const buckets = samples
    .flatMap(({ labels: { le }, value }) =>
      le === undefined ? [] : [{ bound: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), upTo: value }],
    )
    .sort((a, b) => a.bound - b.bound);
  const sampled = (ending: string): number =>
    samples.find(({ metricName }) => metricName === name + ending)?.value ?? 0;
  return {
    ...span,
    attributes: samples[0] ? attributesOf(ownLabels(samples[0])) : [],
    count: String(sampled('_count')),
    sum: sampled('_sum'),
    bucketCounts: buckets.map(({ upTo }, index) => String(upTo - (buckets[index - 1]?.upTo ?? 0))),
    explicitBounds: buckets.map(({ bound }) => bound).filter(Number.isFinite),
  };
}

function metricOf({ name, help: description, type, values }: Family, span: Span) {
  if (type === 'histogram') {
    const series = Map.groupBy(values, (sample) => JSON.stringify(ownLabels(sample)));
    const dataPoints = [...series.values()].map((samples) => histogramPoint(name, samples, span));
    return { name, description, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
  }
  const dataPoints = numbers(values, span);
  if (type === 'counter')
    return { name, description, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
  return { name, description, gauge: { dataPoints } };
}

/** When a process began and which one it is, among all that tell of themselves. */
export interface ProcessIdentity {
  startedAt: number;
  instance: string;
}

/** An `ExportMetricsServiceRequest` of what `/metrics` says. Numbers that are not known now are left out. */
export function otlpRequest(families: unknown, { startedAt, instance }: ProcessIdentity, now: number) {
  const span: Span = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(now) };
  const metrics = v.parse(Families, families).map((family) => metricOf(family, span));
  const resource = {
    attributes: attributesOf({ 'service.name': 'bluebird-bay', 'service.instance.id': instance }),
  };
  return { resourceMetrics: [{ resource, scopeMetrics: [{ scope: { name: 'bluebird-bay' }, metrics }] }] };
}

/** Makes what tells the collector once, everything since the start. Rejects where it was not taken. */
export function createOtlpExport(metrics: Pick<ShopMetrics, 'families'>, { url, headers }: OtlpTarget) {
  const identity = { startedAt: Date.now() - process.uptime() * 1_000, instance: randomUUID() };
  return async (): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(otlpRequest(await metrics.families(), identity, Date.now())),
      signal: AbortSignal.timeout(PATIENCE_MS),
      // Its headers may hold a key: they go where they were told to, and nowhere else.
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
  };
}
