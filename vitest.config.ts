import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

/** A process for each file would take three times as long as what the files test; a busy machine gets the time it needs. */
const QUICK = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], ...QUICK },
      },
      'apps/web/vitest.config.ts',
      {
        ...source,
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          // Connections of a test's own read ids as the server does.
          setupFiles: ['src/db/ids-as-numbers.ts', 'src/testing/record-statements.ts'],
          // Tests wait for the database, for processes and for timers, so two files at a time leave a third of two cores idle.
          maxWorkers: 3,
          // Loading the server again for each file takes longer than most files run; what tests change lies in their own app.
          isolate: false,
          // These bound a test that hangs; a busy machine takes five times as long as an idle one.
          testTimeout: 120_000,
          // PostgreSQL drops a database once all its sessions have heard of it, also those of the other files.
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
