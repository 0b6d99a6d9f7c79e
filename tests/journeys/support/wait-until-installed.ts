import { expect, type Page } from '@playwright/test'
/** Waits until an expression is true in the page; the content security policy forbids Playwright's own way of waiting. */
export const waitForExpression = (page: Page, expression: string) =>
  expect.poll(() => page.evaluate(expression).catch(() => false), { timeout: 60_000 }).toBe(true)

/** Expects the whole app to be on the device, and this page to be served from there. */
export const waitUntilInstalled = (page: Page) =>
  waitForExpression(page, 'navigator.serviceWorker.controller?.state === "activated"')
