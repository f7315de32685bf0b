import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? CANDIDATES.find((path) => existsSync(path));

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

/** Journeys of shoppers in a real browser, on a phone and on a desk, against the shop as `npm start` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './shop-under-test.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/report.json' }],
  ],
  use: {
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What a document weighs does not depend on the screen.
      testIgnore: '**/weight.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
