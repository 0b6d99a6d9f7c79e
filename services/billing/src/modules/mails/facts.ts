import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import type { ConfirmationItem } from '../orders/final-confirmation.ts'

/** In the languages that mails are written in. */
export type Name = LocalText

/** All of a card that a mail ever says. */
export interface MailCard {
  brand: string
  last4: string
}

/** What a mail about one contract knows of it. */
interface OfContract {
  product: Name
  /** Who uses it, where that is not the one who pays and reads; the name is looked up when the mail is sent. */
  userId: string | null
}

/** How the difference was settled that an upgrade owed when the contract was cancelled. */
interface OfSettlement {
  settled: { amount: number } | { fallback: Name } | null
}

/** What each mail is made of; stored until it has left. */
export interface MailFacts {
  'order-accepted': {
    product: Name
    kind: 'order' | 'plan-change'
    /** Word for word as the last screen said it. */
    items: ConfirmationItem[]
  }
  'order-failed': {
    product: Name
    /** The card was charged after all, and the money goes back. */
    charged: boolean
  }
  'payment-received': OfContract & {
    amount: number
    /** Null where credits paid it all. */
    card: MailCard | null
    periodFrom: Day
    periodUntil: Day
  }
  'payment-failed': OfContract & {
    amount: number
    card: MailCard | null
    /** The issuer wants the card's holder, who is not there. */
    mustConfirm: boolean
    /** Null after the last retry. */
    nextTryOn: Day | null
    /** Null for a first payment, before which nothing is open. */
    openUntil: Day | null
    endsOn: Day
    /** The cheaper plan to which an unpaid upgrade is closed until then, and what it owes; a mail of an earlier version does not say. */
    unpaidUpgrade?: { paidPlan: Name; difference: number } | null
  }
  /** What an upgrade still owed after its contract had ended. */
  'difference-paid': OfContract & { amount: number; card: MailCard | null }
  'payment-refunded': { amount: number; card: MailCard | null }
  'access-closed': OfContract & { endsOn: Day }
  'contract-ended': OfContract & {
    lastDay: Day
    unpaid: boolean
    /** Yen that an upgrade still owes, before which nothing new can be ordered; a mail of an earlier version does not say. */
    owed?: number
  } & OfSettlement
  'cancel-reserved': OfContract & { lastDay: Day } & OfSettlement
  'plan-change-undone': OfContract & { nextProduct: Name; nextPaymentOn: Day }
  'bought-for-you': { product: Name /** Who pays. */; contractorName: string; startsOn: 'now' | 'delivery' }
  'cancel-undone': OfContract & {
    nextPaymentOn: Day
    /** The plan that it becomes with that payment; a mail written by an earlier version does not say. */
    nextProduct?: Name | null
  }
  'delivery-confirmed': OfContract & { amount: number }
  'delivery-reminder': OfContract & { orderedOn: Day; cancelsOn: Day }
  'delivery-cancelled': OfContract & { orderedOn: Day }
  'return-requested': OfContract & { lastDay: Day; returnBy: Day }
  'return-late': OfContract & { returnBy: Day }
  'return-received': OfContract
  'card-changed': OfContract & { card: MailCard | null }
  'card-expiring': { card: MailCard; expMonth: number; expYear: number; products: Name[] }
}

export type MailName = keyof MailFacts
