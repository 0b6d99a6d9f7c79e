// Contains the part of `test-product.ts` that journeys use. Without it their type check, which includes a browser's globals, would check
// all services again; `test-product.ts` takes its types from here.
import type { launchChromium } from '@hibiki/test-harness'
import type { APIRequestContext, Page } from 'playwright-core'
import type { CaughtMail } from './mailbox/mail-catcher.ts'
import type { Service } from './services/schemas.ts'
import type { TestBrowser } from './test-browser.ts'

export interface TestProductOptions {
  adminConsole?: boolean
  demoSounds?: 'all' | 'small' | 'esthe'
  demoCharts?: boolean
  /** Options of a Chromium of its own; without them it is the worker's. */
  chromium?: NonNullable<Parameters<typeof launchChromium>[0]>
  /** True where the appearance is measured; loading them takes a tenth of a page's time. */
  webFonts?: boolean
}

export interface TestProduct {
  url: string
  /** URLs of the services' databases, and of the embedded server's superuser. */
  databases: Record<Service, string> & { admin: string | null }
  browser: TestBrowser
  /** The progress of demo sounds that the gateway reports; a test changes it to pretend that some are still being rendered. */
  soundProgress: { ready: number; total: number }
  /** Opens a page of a browser profile of its own, as another person or device would have. */
  newPage(viewport?: { width: number; height: number }): Promise<Page>
  /** Waits for the newest mail to somebody with this in its subject, once it has come. `after` skips as many older ones. */
  mail(to: string, subject: string, after?: number): Promise<CaughtMail>
  /** Returns the link in that mail. */
  linkOfMail(to: string, subject: string, after?: number): Promise<string>
  close(): Promise<void>
}

/** Starts the whole product on a free port with a folder of its own and few demo sounds, and a Chromium beside it: for journeys. */
export declare function startTestProduct(options?: TestProductOptions): Promise<TestProduct>

/**
 * Logs a demo member in by the call of the login page, which costs less than loading that page.
 *
 * @param origin of the product, where the context has no base address
 */
export declare function logInByCall(
  request: APIRequestContext,
  loginId: string,
  origin?: string,
): Promise<void>

/** Waits until the call returns a value, for what the product does a moment later (mails, projections). */
export declare function eventually<T>(look: () => Promise<T | undefined>): Promise<T>
