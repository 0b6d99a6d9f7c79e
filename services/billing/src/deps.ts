import type { SessionVerifier } from '@hibiki/http'
import type { Logger } from 'pino'
import type { BillingDatabase } from './db/schema.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'

/** Everything the service is given from outside; who creates them closes them. */
export interface BillingDeps {
  database: BillingDatabase
  sessions: SessionVerifier
  secureCookies: boolean
  /** Keys of calls between services, the first signs (D-208). */
  internalKeys: readonly string[]
  log: Logger
  /** Every date of money and contracts comes from here; local mode can move it. */
  clock: () => Date
  /** Without one nothing can be bought; everything else works. */
  payments?: PaymentProvider
  cardForm?: CardForm
}

/** How the page turns a card into a token; card numbers go there, never here. */
export interface CardForm {
  publishableKey: string
  /** Where a form of our own sends the card: the sandbox, in local mode only. Null: Stripe's own form is used. */
  tokenUrl: string | null
  /** Where a dialog of our own says what the card's holder answered their bank: the sandbox again, or null with Stripe. */
  confirmUrl: string | null
}
