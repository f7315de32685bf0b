import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { textPages } from './storefront/words/words-plugin.ts';

const elsewhere = [
  '**/node_modules/**',
  '**/dist/**',
  ...(process.env.NIGHTLY ? [] : ['**/*.nightly.*']),
  // `npm test` says so where they have passed and nothing has changed since: tools/test-run/drawings.ts.
  ...(process.env.DRAWINGS === 'passed' ? ['art-kit/**'] : []),
];

/**
 * `unit`: pure, no I/O beyond files. `database`: every file gets a PostgreSQL database of its own. Files share a process
 * and the modules loaded in it, as loading takes longer than testing: what a file changes beyond its own it puts back.
 */
export default defineConfig({
  test: {
    // A third of a database test is waiting: a core does not want to wait along.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        plugins: [textPages()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.db.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [textPages()],
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: elsewhere,
          globalSetup: ['database/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
