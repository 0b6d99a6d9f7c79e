import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import type { KonbiniStore } from '../../tables.ts'
import type { BillingPeriod } from '../contracts/billing-period.rules.ts'
import type { ConfirmationItem } from '../orders/confirmation-items.ts'

/** Texts in the languages in which mails are written. */
export type ProductName = LocalText

/** Mails contain no other data of a card. */
export interface MailCard {
  brand: string
  last4: string
}

/** The facts that every mail about a contract has. */
interface OfContract {
  product: ProductName
  /** The user of the contract if another member pays and reads; the name is looked up when the mail is sent. */
  userId: string | null
}

interface OfKonbini extends OfContract {
  amount: number
  /** ISO 8601. */
  expiresAt: string
  stores: KonbiniStore[]
  voucherUrl: string | null
}

/** How the difference that an upgrade owed was settled when the contract was cancelled. */
interface OfSettlement {
  settled: { amount: number } | { fallback: ProductName } | null
}

/** What each mail is rendered from; it is stored until the mail was sent. */
export interface MailFacts {
  'order-accepted': {
    product: ProductName
    kind: 'order' | 'plan-change' | 'period-change'
    /** The items word for word as on the last screen. */
    items: ConfirmationItem[]
  }
  'order-failed': {
    product: ProductName
    /** Whether the card was charged after all, so that the money is refunded. */
    charged: boolean
  }
  'payment-received': OfContract & {
    amount: number
    /** Null when credits paid everything, or a convenience store took the money. */
    card: MailCard | null
    method?: 'konbini'
    periodFrom: Day
    periodUntil: Day
  }
  'payment-failed': OfContract & {
    amount: number
    card: MailCard | null
    /** Whether the issuer demands a confirmation by the cardholder, who is not present. */
    mustConfirm: boolean
    /** Null after the last retry. */
    nextTryOn: Day | null
    /** Null for a first payment, before which nothing is open. */
    openUntil: Day | null
    endsOn: Day
    /**
     * The cheaper plan that alone is open until then because of an unpaid upgrade, and what the upgrade owes; missing in mails
     * written by an earlier version.
     */
    unpaidUpgrade?: { paidPlan: ProductName; difference: number } | null
  }
  /** Reports that what an upgrade still owed after its contract had ended was paid. */
  'difference-paid': OfContract & { amount: number; card: MailCard | null; method?: 'konbini' }
  'payment-refunded': { amount: number; card: MailCard | null; paidOn?: Day; method?: 'konbini' }
  /** Reports a refund that staff made, of a part of a payment or of all that was left. */
  'refund-made': { amount: number; paid: number; paidOn: Day; card: MailCard | null; method?: 'konbini' }
  /** Reports that staff have returned a payment, or a part of it, in another way than it had come. */
  'refund-returned': { amount: number; paid: number; paidOn: Day }
  /** Reports that the provider has asked for the bank account that a refund goes to, in a mail of its own. */
  'refund-awaits-account': { amount: number; paidOn: Day }
  /** Has the numbers to pay with at a convenience store. */
  'konbini-waiting': OfKonbini
  /** Reminds of them the day before they expire. */
  'konbini-reminder': OfKonbini
  'konbini-expired': OfContract & { amount: number }
  'access-closed': OfContract & { endsOn: Day }
  'contract-ended': OfContract & {
    lastDay: Day
    unpaid: boolean
    /** Yen that an upgrade still owes and without which nothing new can be ordered; missing in mails written by an earlier version. */
    owed?: number
  } & OfSettlement
  'cancel-reserved': OfContract & { lastDay: Day } & OfSettlement
  'plan-change-undone': OfContract & { nextProduct: ProductName; nextPaymentOn: Day }
  'period-change-undone': OfContract & { period: BillingPeriod; nextPaymentOn: Day }
  /** Reminds the payer of a renewal that charges a year, or that follows a paid year. */
  'renewal-reminder': OfContract & {
    period: BillingPeriod
    /** Yen that are charged at most. */
    amount: number
    card: MailCard | null
    on: Day
  }
  'bought-for-you': {
    product: ProductName
    /** The name of the payer. */
    contractorName: string
    startsOn: 'now' | 'delivery'
  }
  'cancel-undone': OfContract & {
    nextPaymentOn: Day
    /** The plan that follows with that payment; missing in mails written by an earlier version. */
    nextProduct?: ProductName | null
  }
  'delivery-confirmed': OfContract & { amount: number }
  'delivery-reminder': OfContract & { orderedOn: Day; cancelsOn: Day }
  'delivery-cancelled': OfContract & { orderedOn: Day }
  'return-requested': OfContract & { lastDay: Day; returnBy: Day }
  'return-late': OfContract & { returnBy: Day }
  'return-received': OfContract
  'card-changed': OfContract & { card: MailCard | null }
  'card-expiring': { card: MailCard; expMonth: number; expYear: number; products: ProductName[] }
  /** Goes to the address of an invitation, which is looked up when the mail is sent, and so is the name of the holder. */
  'family-invitation': { userId: string; product: ProductName; placeId: string; token: string }
  'family-joined': { userId: string; product: ProductName }
  /** `userId` is the holder of the plan. */
  'family-ended': { userId: string }
}

export type MailTemplateName = keyof MailFacts
