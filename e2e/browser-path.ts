import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As `tools/install.mjs` looks for them before it installs one. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];
/** Debian's, and what others call it. */
const FIREFOX = ['firefox-esr', 'firefox'];
/** The browser without windows: the same engine, and a page opens for a third of the work. */
const WINDOWLESS = 'chromium-headless-shell';

/**
 * The browser to open, `CHROMIUM_PATH` before any that a shell would find; undefined for the one Playwright brings. Rather the
 * whole one by night, and where figures are taken; by day the one without windows.
 */
export function browserPath({ isWhole = Boolean(process.env.NIGHTLY) } = {}): string | undefined {
  const names = isWhole ? [...WHOLE, WINDOWLESS] : [WINDOWLESS, ...WHOLE];
  return process.env.CHROMIUM_PATH || found(names);
}

/** Firefox, in which journeys are walked by night; undefined where there is none. */
export const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH || found(FIREFOX);

/** The first of these that a shell would find. */
function found(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
