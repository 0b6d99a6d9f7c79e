import { chooseCount } from '@hibiki/test-harness/proofs'
import { defineConfig } from 'vitest/config'
import { interfaceFontPlugin } from './frontends/member-app/build/interface-font.ts'
import { menuTextsPlugin } from './frontends/member-app/build/menu-texts.ts'

const exclude = ['**/node_modules/**', '**/dist/**']
const plugins = [menuTextsPlugin(), interfaceFontPlugin()]

/**
 * Files share their worker's process and its modules. These have a process of their own: they measure or change the process
 * itself, or replace modules, which a shared process has loaded before.
 */
const ownProcess = [
  'packages/http/src/close.test.ts',
  'packages/http/src/observability/process-log.test.ts',
  'packages/sound-upload/src/file-sender.test.ts',
  'services/**/hostile-photos.test.ts',
  'services/**/memory.int.test.ts',
  'deploy/local/src/test-folder.int.test.ts',
  // These start the whole product.
  'deploy/local/src/main.int.test.ts',
  'deploy/local/src/demo/members/*.int.test.ts',
  'deploy/local/src/payments/*.int.test.ts',
  'deploy/local/src/services/*.int.test.ts',
  'frontends/member-app/src/**/LazyBrochures.test.tsx',
  'frontends/member-app/src/**/i18n.test.tsx',
]

/** For what will be so soon: vitest's own second is less than a busy machine takes. Nothing is measured by it. */
const expectSoon = { poll: { timeout: 10_000 } }

const globalSetup = ['./packages/test-harness/src/global-setup.ts']
const integration = {
  environment: 'node' as const,
  globalSetup,
  // In full some send every hostile value to every field, beside other proofs.
  testTimeout: chooseCount({ test: 20_000, prove: 120_000 }),
  hookTimeout: 60_000,
  expect: expectSoon,
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    isolate: false,
    // With the small default, workers collect young objects more often: some 4 % of the time of component tests.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    projects: [
      {
        plugins,
        test: {
          ...integration,
          name: 'own-process',
          globalSetup: [...globalSetup, './deploy/local/src/test-folder-setup.ts'],
          isolate: true,
          execArgv: [],
          include: ownProcess,
          exclude,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...exclude, ...ownProcess],
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
        plugins,
        test: {
          name: 'app',
          environment: 'jsdom',
          root: './frontends/member-app',
          include: ['src/**/*.test.tsx'],
          exclude: [...exclude, '**/LazyBrochures.test.tsx', '**/i18n.test.tsx'],
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 15_000,
          expect: expectSoon,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts', ...ownProcess],
          // Sounds are synthesised in loops over millions of samples, in which each import that Vitest resolves costs as much as the sum.
          server: { deps: { external: [/demo-sounds\/src\/(synth|mp3)\//] } },
          // Properties over thousands of cases take seconds on a busy machine, in full minutes; nothing here is a measurement.
          testTimeout: chooseCount({ test: 20_000, prove: 600_000 }),
          expect: expectSoon,
        },
      },
    ],
  },
})
