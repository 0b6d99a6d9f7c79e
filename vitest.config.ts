import { chooseCount, isFullProof } from '@hibiki/test-harness/proofs'
import { defineConfig } from 'vitest/config'
import { interfaceFontPlugin } from './frontends/member-app/build/interface-font.ts'
import { menuTextsPlugin } from './frontends/member-app/build/menu-texts.ts'
import { DurationsReporter } from './tests/run/durations-reporter.ts'
import { LongestFirst } from './tests/run/longest-first.ts'

const exclude = ['**/node_modules/**', '**/dist/**']
const globalSetup = ['./packages/test-harness/src/global-setup.ts']
const folderSetup = './deploy/local/src/test-folder-setup.ts'
/** Start the product in a copy of the prepared folder. */
const startsProduct = [
  'deploy/local/src/main.int.test.ts',
  'deploy/local/src/demo/members/*.int.test.ts',
  'deploy/local/src/payments/*.int.test.ts',
  'deploy/local/src/services/*.int.test.ts',
]

/**
 * Files share their worker's process and its modules. These have a process of their own: they measure or change the process
 * itself, or replace modules, which a shared process has loaded before.
 */
const ownProcess = {
  unit: [
    'packages/http/src/close.test.ts',
    'packages/http/src/observability/process-log.test.ts',
    'packages/sound-upload/src/file-sender.test.ts',
    'services/**/hostile-photos.test.ts',
  ],
  integration: ['services/**/memory.int.test.ts', 'deploy/local/src/test-folder.int.test.ts'],
  app: ['src/**/LazyBrochures.test.tsx', 'src/lib/i18n/i18n.test.tsx'],
}

/** Their figures in full hold seconds of the clock, so `npm run prove` runs them one after the other when all else is done. */
const timed = isFullProof
  ? [
      'tests/matrix/changes-act-at-once.int.test.ts',
      'tests/matrix/service-away.int.test.ts',
      'tests/proofs/product/purchase-opens.int.test.ts',
      'services/identity/**/account-enumeration.int.test.ts',
    ]
  : []

/** For what will be so soon: vitest's own second is less than a busy machine takes. Nothing is measured by it. */
const expectSoon = { poll: { timeout: 10_000 } }

const unit = {
  // Sounds are synthesised in loops over millions of samples, in which each import that Vitest resolves costs as much as the sum.
  server: { deps: { external: [/demo-sounds\/src\/(synth|mp3)\//] } },
  environment: 'node' as const,
  // Properties over thousands of cases take seconds on a busy machine, in full minutes; nothing here is a measurement.
  testTimeout: chooseCount({ test: 20_000, prove: 600_000 }),
  expect: expectSoon,
}
const integration = {
  environment: 'node' as const,
  globalSetup,
  // In full some send every hostile value to every field, beside other proofs.
  testTimeout: chooseCount({ test: 20_000, prove: 120_000 }),
  hookTimeout: 60_000,
  expect: expectSoon,
}
const app = {
  environment: 'jsdom' as const,
  root: './frontends/member-app',
  setupFiles: ['./src/testing/setup.ts'],
  testTimeout: 15_000,
  expect: expectSoon,
}

// In the order they start: the longest files first, so that the run ends with short ones.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    isolate: false,
    // With the small default, workers collect young objects more often: some 4 % of the time of component tests.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    reporters: ['default', new DurationsReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.e2e.test.ts'],
          exclude,
          globalSetup: [...globalSetup, './deploy/local/src/frontends-setup.ts', folderSetup],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Vitest's own second is less than a busy machine takes to draw a page, and each look costs a call into the browser.
          expect: { poll: { timeout: 30_000, interval: 150 } },
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-own-process',
          isolate: true,
          include: ownProcess.integration,
          exclude,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...exclude, ...ownProcess.integration, ...startsProduct, ...timed],
        },
      },
      ...(isFullProof
        ? [
            {
              test: {
                ...integration,
                name: 'integration-timed',
                include: timed,
                exclude,
                maxWorkers: 1,
                sequence: { groupOrder: 1 },
              },
            },
          ]
        : []),
      {
        test: {
          ...integration,
          name: 'integration-product',
          globalSetup: [...globalSetup, folderSetup],
          include: startsProduct,
          exclude,
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
          expect: expectSoon,
        },
      },
      {
        plugins: [menuTextsPlugin(), interfaceFontPlugin()],
        test: { ...app, name: 'app-own-process', isolate: true, include: ownProcess.app, exclude },
      },
      {
        plugins: [menuTextsPlugin(), interfaceFontPlugin()],
        test: {
          ...app,
          name: 'app',
          include: ['src/**/*.test.tsx'],
          exclude: [...exclude, ...ownProcess.app],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-own-process',
          isolate: true,
          execArgv: [],
          include: ownProcess.unit,
          exclude,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts', '**/*.e2e.test.ts', ...ownProcess.unit],
        },
      },
    ],
  },
})
