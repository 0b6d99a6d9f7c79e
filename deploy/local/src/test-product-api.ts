// Contains the part of `test-product.ts` that journeys use. Without it their type check, which includes a browser's globals, would check
// all services again; `test-product.ts` takes its types from here.
import type { APIRequestContext } from 'playwright-core'
import type { CaughtMail } from './mailbox/mail-catcher.ts'
import type { Service } from './services/schemas.ts'

export interface TestProductOptions {
  adminConsole?: boolean
  demoSounds?: 'all' | 'small' | 'esthe'
  demoCharts?: boolean
}

export interface TestAccount {
  id: string
  email: string
  username: string
}

export interface TestAccountOptions {
  /** Unique in the product; by default a name that nobody else has. */
  username?: string
  /** The reading of that name in katakana. */
  usernameKana?: string
  role?: 'ROLE_GENERAL' | 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE' | 'ROLE_ENTERPRISE' | 'ROLE_ADMIN'
  /** The agency, which is created if it is missing. */
  agency?: { code: string; name: string }
  /** True for somebody whose application to the agency is undecided. */
  isApplicant?: boolean
}

export interface TestProduct {
  url: string
  /** URLs of the services' databases, and of the embedded server's superuser. */
  databases: Record<Service, string> & { admin: string | null }
  /** The progress of demo sounds that the gateway reports; a test changes it to pretend that some are still being rendered. */
  soundProgress: { ready: number; total: number }
  /** Creates an account like those of the demo, with their password and both consents. */
  createAccount(options?: TestAccountOptions): Promise<TestAccount>
  /** Waits for the newest mail to somebody with this in its subject, once it has come. `after` skips as many older ones. */
  mail(to: string, subject: string, after?: number): Promise<CaughtMail>
  /** Returns the link in that mail. */
  linkOfMail(to: string, subject: string, after?: number): Promise<string>
  close(): Promise<void>
}

/** Starts the whole product on a free port with a folder of its own and few demo sounds: for journeys. */
export declare function startTestProduct(options?: TestProductOptions): Promise<TestProduct>

/**
 * Logs a member with the demo's password in by the call of the login page, which costs less than loading that page.
 *
 * @param origin of the product, where the context has no base address
 */
export declare function logInByCall(
  request: APIRequestContext,
  loginId: string,
  origin?: string,
): Promise<void>
