import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.test-results',
  preserveOutput: 'failures-only',
  globalSetup: './journeys/global-setup.ts',
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  // Playwright's own five seconds are less than a busy machine takes to draw a page.
  expect: { timeout: 30_000 },
  use: {
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker between page and server hides requests from the journeys; the journeys about it allow it.
    serviceWorkers: 'block',
  },
  reporter: [['list'], ['json', { outputFile: '../.test-results/journeys.json' }]],
})
