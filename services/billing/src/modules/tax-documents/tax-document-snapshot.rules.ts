import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import type { RateTotal, TaxRate } from './tax.rules.ts'

/**
 * A receipt is for one charge, a return for money given back, and a reversal for a return that the bank rejected afterwards. A
 * statement repeats the documents of a month and is no further income.
 */
export const taxDocumentKinds = ['receipt', 'return', 'return-reversal', 'statement'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** Stands on a document in place of a card when the money was paid at a convenience store. */
export const PAID_AT_KONBINI = 'konbini'

export interface TaxDocumentItem {
  name: LocalText
  /** Who uses it, when that is not the member who pays. */
  userName: string | null
  periodFrom: Day | null
  /** The last day of the period. */
  periodTo: Day | null
  tradedOn: Day
  ratePercent: TaxRate
  /** Yen with tax; negative for what was given back. */
  amount: number
  /** The number of the document that a statement repeats. */
  documentNumber: string | null
}

export interface TaxDocumentIssuer {
  legalName: LocalText
  postalCode: string
  address: LocalText
  telephone: string
  /** Empty for a seller who is not registered, whose receipts are no qualified invoices. */
  registrationNumber: string
}

/** Everything that is written on a document. It is stored with it and rendered from nothing else, so that it never changes. */
export interface TaxDocumentSnapshot {
  /** The layout by which it is rendered; a changed layout is a new number (`render-tax-document-pdf.ts`). */
  template: 1
  kind: TaxDocumentKind
  number: string
  issuedOn: Day
  /** The day of the charge or return; of a statement the last day of its month. */
  tradedOn: Day
  issuer: TaxDocumentIssuer
  addressee: string
  /** The card that was charged, or `PAID_AT_KONBINI`. */
  card: string | null
  items: TaxDocumentItem[]
  rates: RateTotal[]
  total: number
  tax: number
  /** The receipt that a return or its reversal is about. */
  about: { number: string; tradedOn: Day } | null
  /** The document that this one replaces. */
  replaces: string | null
}
