/** What some rounds of the same thing took. */
export interface Rounds {
  /** Milliseconds. */
  p50: number;
  p95: number;
  perSecond: number;
  /** Processor time of this process for each, in milliseconds. */
  cpu: number;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** The middle one; of an even number the greater of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Does something `count` times, some of them at once; a few more before, unmeasured. */
export async function rounds(count: number, work: (round: number) => Promise<unknown>, atOnce = 1): Promise<Rounds> {
  for (let round = 0; round < Math.min(30, count); round += 1) await work(round);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const round = next;
      next += 1;
      const began = performance.now();
      await work(round);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    perSecond: count / seconds,
    cpu: (user + system) / 1000 / count,
  };
}
