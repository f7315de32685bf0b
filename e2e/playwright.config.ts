import { defineConfig } from '@playwright/test';
import { browserPath, firefoxPath } from './browser-path.ts';
import { WALKED_IN_FIREFOX } from './firefox-journeys.ts';
import { leftByPhones, walkedOnDesktop } from './screens-by-day.ts';
import { isElsewhere } from './shop-addresses.ts';

const isNight = process.env.NIGHTLY !== undefined;
const executablePath = browserPath();

/** No sandbox, as the tests may run as root; no background traffic, so that nothing leaves this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** By night each journey is walked on both screens; where the provider is elsewhere, on the one it has by day. */
const onBothScreens = isNight && !isElsewhere;

/** Firefox, as the machine has it, walks some of the journeys of a day once more. */
const firefox = isNight && !isElsewhere ? firefoxPath() : undefined;

/** What a project leaves out: what only the other screen can do, and by day what is slow. */
const leavesOut = (...tags: RegExp[]): RegExp[] => [...tags, ...(isNight ? [] : [/@nightly/])];

/** Journeys of shoppers in a real browser, on a phone and on a desktop, against the shop as `npm start` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: isElsewhere ? '../test-results/elsewhere' : '../test-results',
  // Looks of screens, in words. A run never writes them: `playwright test screens --update-snapshots` does, and git shows it.
  snapshotPathTemplate: '{testDir}/looks/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './shop-under-test.ts',
  fullyParallel: true,
  workers: 2,
  // By day a lost race is named and tried again, so that a busy machine is not taken for a broken shop; by night it fails.
  retries: isNight ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(isElsewhere ? [['./elsewhere-count.ts'] as const] : []),
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/report.json' }],
  ],
  use: {
    // A worker would answer before the tests' own routes; journeys about it ask for one.
    serviceWorkers: 'block',
    // A page that a test hands over itself comes from nowhere, and may not speak to a provider on this machine unasked.
    ...(isElsewhere && { permissions: ['local-network-access'] }),
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the time; by day the picture and the page's outline of a failure do.
    trace: isNight ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: leavesOut(/@desktop-only/),
      // What a document weighs does not depend on the screen.
      testIgnore: ['**/weight.e2e.ts', ...(onBothScreens ? [] : leftByPhones)],
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Browsers spend most of a run on pixels: by day a phone has a quarter of them.
        deviceScaleFactor: isNight ? 2 : 1,
      },
    },
    {
      name: 'desktop',
      ...(onBothScreens ? {} : { grep: walkedOnDesktop }),
      grepInvert: leavesOut(/@phone-only/),
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: WALKED_IN_FIREFOX,
            grepInvert: [/@phone-only/, /@nightly/],
            use: {
              browserName: 'firefox' as const,
              // Over WebDriver BiDi, as any Firefox speaks it.
              channel: 'moz-firefox',
              viewport: { width: 1440, height: 900 },
              // To take one it puts a style into the page, which the page's policy refuses aloud; a trace has pictures.
              screenshot: 'off' as const,
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  // A page that comes back whole does not say that it has loaded, which Playwright waits for.
                  'browser.sessionhistory.max_total_viewers': 0,
                  // A busy machine is no page that hangs.
                  'dom.max_script_run_time': 0,
                  // Of two windows each has the focus, and what is copied can be read.
                  'focusmanager.testmode': true,
                  'dom.events.testing.asyncClipboard': true,
                  // Scrollbars take no room, as in the others.
                  'ui.useOverlayScrollbars': 1,
                },
              },
            },
          },
        ]
      : []),
  ],
});
