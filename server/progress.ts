import { Listr, type ListrTask } from 'listr2';

/** Says how far a step is: 'Drawing pictures', 40 of 120. */
export type Report = (done: number, of: number) => void;

export interface Step {
  title: string;
  /** Does the work; what it returns is shown behind the title when done. */
  run: (report: Report) => Promise<string | undefined>;
}

const BAR_WIDTH = 24;
const LINE_EVERY_MS = 2_000;

/** `████░░░░ 12 of 48` */
export function progressBar(done: number, of: number): string {
  const filled = of === 0 ? BAR_WIDTH : Math.round((Math.min(done, of) / of) * BAR_WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done} of ${of}`;
}

/** Runs the steps in order. On a terminal they are a live list; elsewhere (a log, CI) a line each. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const isTerminal = Boolean(process.stdout.isTTY);
  const tasks: ListrTask[] = steps.map(({ title, run }) => ({
    title,
    task: async (_context, task) => {
      const started = performance.now();
      let lastLine = started;
      const result = await run((done, of) => {
        const now = performance.now();
        if (!isTerminal && now - lastLine < LINE_EVERY_MS) return;
        lastLine = now;
        task.output = progressBar(done, of);
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      task.title = `${title}${result ? `: ${result}` : ''} (${seconds} s)`;
    },
  }));
  await new Listr(tasks, {
    renderer: isTerminal ? 'default' : 'simple',
    rendererOptions: { collapseSubtasks: false, timer: undefined },
    registerSignalListeners: false,
  }).run();
}
