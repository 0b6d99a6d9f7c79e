import { defineConfig } from 'vitest/config'
import { menuTexts } from './frontends/member-app/build/menu-texts.ts'

const exclude = ['**/node_modules/**', '**/dist/**']
const globalSetup = ['./packages/test-harness/src/global-setup.ts']

export default defineConfig({
  test: {
    // Two workers: more would only make Postgres, NATS and Chromium compete on small machines.
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts', '**/*.e2e.test.ts'],
          // Properties over thousands of cases take seconds on a busy machine; nothing here is a measurement.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [menuTexts()],
        test: {
          name: 'app',
          environment: 'jsdom',
          root: './frontends/member-app',
          include: ['src/**/*.test.tsx'],
          exclude,
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'console',
          environment: 'jsdom',
          root: './frontends/admin-console',
          include: ['src/**/*.test.tsx'],
          exclude,
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/journeys/**/*.e2e.test.ts'],
          exclude,
          globalSetup: [...globalSetup, './deploy/local/src/test-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Vitest's own second is less than a busy machine takes to draw a page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
