import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { NOT_APPLICABLE } from './elsewhere-journeys.ts';
import { outputOf } from './elsewhere-output.ts';

/** How a run with the provider elsewhere ended, in a line, and below it the reasons of what does not apply there. */
export function countOf(journeys: readonly Pick<TestCase, 'annotations' | 'outcome'>[]): string {
  const reasons = new Map<string, number>();
  for (const { annotations } of journeys) {
    const why = annotations.find(({ type }) => type === NOT_APPLICABLE)?.description;
    if (why) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  const walked = journeys.filter((journey) => journey.outcome() !== 'skipped').length;
  const left = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  const lines = [...reasons].sort(([, one], [, other]) => other - one).map(([why, count]) => `  ${count}: ${why}`);
  return [
    `With the provider elsewhere ${walked} journeys were walked, ${left} do not apply, for these reasons:`,
    ...lines,
  ].join('\n');
}

/** Says so at the end of a run, and where the reason of a failure may stand. */
export default class ElsewhereCount implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<void> {
    console.log(`\n${countOf(this.#suite?.allTests() ?? [])}`);
    console.log(await outputOf(status === 'passed'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
