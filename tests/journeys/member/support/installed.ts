import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for the page to say so; the policy of its page forbids Playwright's own way of waiting. */
export const until = (page: Page, expression: string) =>
  expect.poll(() => page.evaluate(expression).catch(() => false), { timeout: 60_000 }).toBe(true)

/** The whole app is on the device, and this page is served from there. */
export const isInstalled = (page: Page) =>
  until(page, 'navigator.serviceWorker.controller?.state === "activated"')
