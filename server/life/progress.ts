import { Listr } from 'listr2';

/** Says how far a step is: 40 of 120. */
export type Report = (done: number, of: number) => void;

const BAR_WIDTH = 24;
const LINE_EVERY_MS = 2_000;

/** `████░░░░ 12 of 48` */
function progressBar(done: number, of: number): string {
  const filled = of === 0 ? BAR_WIDTH : Math.round((Math.min(done, of) / of) * BAR_WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done} of ${of}`;
}

/**
 * Runs one step of the start and shows it: on a terminal with a moving bar, elsewhere (a log, CI) in a few plain lines.
 * `summary` goes behind the title when it is done. Returns what the work returned.
 */
export async function step<Result>(
  title: string,
  work: (report: Report) => Promise<Result>,
  summary: (result: Result) => string,
): Promise<Result> {
  const isTerminal = Boolean(process.stdout.isTTY);
  let outcome: { result: Result } | undefined;
  await new Listr(
    [
      {
        title,
        task: async (_context, task) => {
          const started = performance.now();
          let lastLine = started;
          const result = await work((done, of) => {
            const now = performance.now();
            if (!isTerminal && now - lastLine < LINE_EVERY_MS) return;
            lastLine = now;
            task.output = progressBar(done, of);
          });
          outcome = { result };
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          task.title = `${title}: ${summary(result)} (${seconds} s)`;
        },
      },
    ],
    { renderer: isTerminal ? 'default' : 'simple', registerSignalListeners: false },
  ).run();
  if (!outcome) throw new Error(`The step "${title}" ended without a result.`);
  return outcome.result;
}

/** Does a step of the start and shows it. */
export type Step = typeof step;
