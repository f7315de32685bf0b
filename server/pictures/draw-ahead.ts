import type { RequestedPicture } from './picture-job.ts';
import type { Pictures } from './pictures.ts';
import { picturesOnPage } from './pictures-on-page.ts';

/** Pictures asked for at a time: enough to keep every drawing process busy. */
const AT_A_TIME = 16;

export interface DrawAllOptions {
  onProgress?: (done: number, of: number) => void;
  /** Says stop: nothing more is asked for, and what was is not waited for. */
  signal?: AbortSignal;
}

/** Settles with `work`, or as soon as `signal` says stop. */
async function untilStopped(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const stop = (): void => resolve();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  await Promise.race([work, stopped]).finally(() => signal?.removeEventListener('abort', stop));
}

/** Draws these pictures, or finds them drawn. Returns how many of them can be had. */
export async function drawAll(
  pictures: Pick<Pictures, 'prepare'>,
  requested: readonly RequestedPicture[],
  { onProgress = () => {}, signal }: DrawAllOptions = {},
): Promise<number> {
  let [next, done, there] = [0, 0, 0];
  async function lane(): Promise<void> {
    for (let picture = requested[next++]; picture && !signal?.aborted; picture = requested[next++]) {
      if (await pictures.prepare(picture)) there += 1;
      done += 1;
      onProgress(done, requested.length);
    }
  }
  await untilStopped(Promise.all(Array.from({ length: AT_A_TIME }, lane)), signal);
  return there;
}

/** Draws what the pages show, page after page, until all is drawn or `signal` says stop. Visitors' pictures go first. */
export async function drawPagesAhead(
  pictures: Pick<Pictures, 'prepare'>,
  pages: { addresses: readonly string[]; html: (address: string) => Promise<string> },
  signal: AbortSignal,
): Promise<void> {
  for (const address of pages.addresses) {
    if (signal.aborted) return;
    await drawAll(pictures, picturesOnPage(await pages.html(address)), { signal });
  }
}
