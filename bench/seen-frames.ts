import type { Browser } from '@playwright/test';

/** What a browser tells of one frame: whether it came, and whether anybody could see that it did not. */
interface FrameReport {
  readonly state?: string;
  readonly affects_smoothness?: boolean;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The report in an event of a trace; undefined for every other event. */
function frameReport(event: unknown): FrameReport | undefined {
  const { name, ph, args } = fieldsOf(event);
  if (name !== 'PipelineReporter' || ph !== 'b') return undefined;
  const { chrome_frame_reporter, frame_reporter } = fieldsOf(args);
  return fieldsOf(chrome_frame_reporter ?? frame_reporter);
}

/** Of the frames in which something was to move, the share that did not reach the screen. */
export function droppedShareOf(reports: readonly FrameReport[]): number {
  const came = reports.filter(({ state = '' }) => state.startsWith('STATE_PRESENTED')).length;
  const dropped = reports.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness);
  if (came === 0) throw new Error('Nothing moved: no frame came');
  return dropped.length / (came + dropped.length);
}

/**
 * The share of frames that were dropped while `act` went on, as the browser's own compositor counts them: what is seen,
 * however busy the page's scripts are meanwhile.
 */
export async function framesDroppedDuring(browser: Browser, act: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const reports: FrameReport[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    reports.push(...value.map(frameReport).filter((report) => report !== undefined));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return droppedShareOf(reports);
}
