import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/**
 * By day the browser without windows, where there is one: the same engine, and a page opens for a third of the work. By
 * night the whole one.
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = process.env.NIGHTLY ? [...WHOLE, WINDOWLESS] : [WINDOWLESS, ...WHOLE];

/** The browser to open, `CHROMIUM_PATH` before any that is found; undefined for the one Playwright brings. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? CANDIDATES.find((path) => existsSync(path));
