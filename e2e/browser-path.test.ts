import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserPath, firefoxPath } from './browser-path.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'bluebird-bay-browsers-'));
let here = '';
let there = '';
beforeEach(() => {
  [here, there] = [folder(), folder()];
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('FIREFOX_PATH', undefined);
  vi.stubEnv('PATH', [here, there].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const one of [here, there]) rmSync(one, { recursive: true });
});

it('opens a browser wherever a shell finds it: the one without windows by day, the whole one by night', () => {
  expect(browserPath()).toBeUndefined();
  writeFileSync(join(there, 'chromium'), '');
  expect([browserPath({ isWhole: true }), browserPath({ isWhole: false })]).toEqual([
    join(there, 'chromium'),
    join(there, 'chromium'),
  ]);
  writeFileSync(join(here, 'chromium-headless-shell'), '');
  expect(browserPath({ isWhole: true })).toBe(join(there, 'chromium'));
  expect(browserPath({ isWhole: false })).toBe(join(here, 'chromium-headless-shell'));
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser');
  expect(browserPath({ isWhole: false })).toBe('/opt/browser');
});

it('finds Firefox by Debian’s name and by its own, and where it is said to be', () => {
  expect(firefoxPath()).toBeUndefined();
  writeFileSync(join(there, 'firefox'), '');
  expect(firefoxPath()).toBe(join(there, 'firefox'));
  writeFileSync(join(there, 'firefox-esr'), '');
  expect(firefoxPath()).toBe(join(there, 'firefox-esr'));
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox');
  expect(firefoxPath()).toBe('/opt/firefox');
});

it('goes by the names that are looked for before one is installed', () => {
  const names = /\[('chromium'[^\]]*)\]\.some\(hasCommand\)/.exec(
    readFileSync(new URL('../tools/install.mjs', import.meta.url), 'utf8'),
  )?.[1];
  for (const name of names?.match(/[\w-]+/g) ?? ['none']) {
    writeFileSync(join(here, name), '');
    expect(browserPath({ isWhole: true })).toBe(join(here, name));
    rmSync(join(here, name));
  }
});
