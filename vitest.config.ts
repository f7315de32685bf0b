import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', ...(process.env.NIGHTLY ? [] : ['**/*.nightly.*'])];

/** `unit`: pure, no I/O beyond files. `database`: every file gets a PostgreSQL database of its own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.db.test.ts', 'e2e/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: elsewhere,
          globalSetup: ['database/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
