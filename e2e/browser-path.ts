import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser without windows: the same engine, and a page opens for a third of the work. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/**
 * The browser to open, `CHROMIUM_PATH` before any that is found; undefined for the one Playwright brings. Rather the whole one
 * by night, and where figures are taken; by day the one without windows.
 */
export function browserPath({ isWhole = Boolean(process.env.NIGHTLY) } = {}): string | undefined {
  const candidates = isWhole ? [...WHOLE, WINDOWLESS] : [WINDOWLESS, ...WHOLE];
  return process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));
}
