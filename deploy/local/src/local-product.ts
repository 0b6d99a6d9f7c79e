import type { StripeSettingsWithPublishableKey } from '@hibiki/billing'
import type { DemoSoundProgress } from './demo/sounds/demo-sound-progress-routes.ts'
import type { DemoSoundChoice } from './demo/sounds/demo-sound-sets.ts'
import type { Service } from './services/schemas.ts'

export interface LocalProductOptions {
  /** The folder for all persistent data; it is created if missing. */
  dataDir: string
  /** 0: any free port. */
  port: number
  /** Database on a running server to use instead of an embedded one; the URL's role must own it. */
  databaseUrl?: string
  /** The whole catalogue, or for tests a few short sounds of every kind or of AI esthe. */
  demoSounds?: DemoSoundChoice
  /** Creates sixty invented members with a history of two months; by default only with the whole catalogue. */
  demoMembers?: boolean
  /** Charts for the demo's customers; journeys begin without. */
  demoCharts?: boolean
  /** False only in load tests and browser tests. */
  rateLimit?: boolean
  /** Builds (when changed) and serves the member app; true by default. */
  memberApp?: boolean
  /** The same for the administrators' console, which is built after the gateway is open. */
  adminConsole?: boolean
  /** Serve them as they were built, whatever has changed since. */
  asBuilt?: boolean
  /** Stripe's keys; without them card payments go to the sandbox. */
  stripe?: StripeSettingsWithPublishableKey | null
  log?: 'file' | 'stdout'
  /** Is called with one line per step. */
  report?: (line: string) => void
  /** Is called with a sentence when something fails while the product continues. */
  warn?: (sentence: string) => void
  /** Cancels the start; everything that has started is stopped. */
  signal?: AbortSignal
}

export interface RunningLocalProduct {
  /** `http://localhost:3000`, without slash at the end. */
  url: string
  /** URLs of the services' databases, and of the embedded server's superuser (null with `databaseUrl`). */
  databases: Record<Service, string> & { admin: string | null }
  /** Addresses behind the gateway, for measurements. */
  services: Record<Service, string>
  mediaFolder: string
  /** The current and the final number of demo sounds. */
  soundProgress: DemoSoundProgress
  /** Resolves when those demo sounds are there that are still being made, at low priority; null when all are. */
  soundsMade: Promise<void> | null
  /** Measures now what the job would measure within a minute. */
  measureSounds(): Promise<void>
  /** Resolves when the administrators' console, which is being built, can be used; null when it can already, or isn't wanted. */
  consoleBuilt: Promise<void> | null
  /** Resolves when the database ended by itself, which ends everything. */
  databaseEnded: Promise<void>
  close(): Promise<void>
  /** Stops at once when closing takes too long; nothing committed is lost. */
  kill(): void
}
