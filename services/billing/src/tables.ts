import type { Database } from '@hibiki/database'
import type { LocalText } from '@hibiki/http'
import type { ConsentsTables, NameReadingsTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { PeriodMonths } from './modules/contracts/billing-period.rules.ts'
import type { ContractStatus } from './modules/contracts/contract.rules.ts'
import type { FamilyEndReason } from './modules/family/family.rules.ts'
import type { PlanChange } from './modules/orders/plan-change.rules.ts'
import type { FunctionCode } from './modules/products/function-codes.rules.ts'
import type { SellerDetails } from './modules/seller/seller-details.ts'
import type { TaxRate } from './modules/tax-documents/tax.rules.ts'
import type {
  TaxDocumentKind,
  TaxDocumentSnapshot,
} from './modules/tax-documents/tax-document-snapshot.rules.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type DefaultedTimestamp = ColumnType<Date, Date | undefined, Date>

/** `pending` means that the provider may not have been called yet, `unclear` that it did not respond. */
export type PaymentState =
  | 'pending'
  | 'unclear'
  /** Its member can pay it at a convenience store until it expires. */
  | 'waiting'
  | 'succeeded'
  | 'failed'
  | 'refund-due'
  | 'refunded'
export type PaymentMethod = 'card' | 'konbini'
/** The numbers that a member types or shows at one chain of convenience stores. */
export interface KonbiniStore {
  chain: 'familymart' | 'lawson' | 'ministop' | 'seicomart'
  paymentCode: string
  confirmationNumber: string | null
}
/** `made` means that the provider has accepted it; the bank may still reject it later. */
export type RefundState = 'pending' | 'made' | 'rejected'
/** A settlement charges what an upgrade still owes when its contract is cancelled. */
export type PaymentPurpose = 'order' | 'renewal' | 'settlement'
export type OrderState = 'verifying' | 'paying' | 'done' | 'failed'

/** A stored response, either a body or a rejection. */
export type StoredResponse = { body: unknown } | { error: string; params: Record<string, string | number> }

/** A text in every language. */

interface ProductsTable {
  id: Generated<string>
  key: string
  name: LocalText
  price_yen: number
  /** Null when it cannot be paid by the year. */
  yearly_price_yen: Optional<number>
  description: LocalText
  functions: LocalText<string[]>
  image: string
  display_order: Generated<number>
  hidden: Generated<boolean>
  rental: Generated<boolean>
  premium: Generated<boolean>
  tax_rate_percent: Generated<TaxRate>
  /** The places for the family of whoever holds it. */
  family_seats: Generated<number>
  withdrawn_at: Optional<Date>
  created_at: DefaultedTimestamp
  updated_at: DefaultedTimestamp
}

interface CardsTable {
  id: Generated<string>
  member_id: string
  provider_id: string
  /** The provider's fingerprint of the number, null for cards stored before it was introduced. */
  fingerprint: Optional<string>
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  created_at: Date
  removed_at: Optional<Date>
}

interface ContractsTable {
  id: Generated<string>
  /** The payer; null once erased. */
  contractor_id: Optional<string>
  /** The user; null once erased. */
  user_id: Optional<string>
  product_id: string
  /** The plan from the next renewal on (a downgrade). */
  next_product_id: Optional<string>
  unit_price_yen: number
  status: ContractStatus
  rental: boolean
  ordered_at: Date
  started_at: Optional<Date>
  ordered_on: string
  anchor_on: Optional<string>
  /** Calendar months paid so far. */
  paid_periods: Generated<number>
  period_months: Generated<PeriodMonths>
  /** Another period from the next renewal on. */
  next_period_months: Optional<PeriodMonths>
  paid_until: Optional<string>
  last_failed_on: Optional<string>
  delivery_reminded: Generated<boolean>
  return_since: Optional<string>
  return_reminded: Generated<boolean>
  last_day: Optional<string>
  /** The next day on which time alone moves the contract. */
  next_event_on: Optional<string>
  delivery_id: Optional<string>
  serial_number: Optional<string>
  card_id: Optional<string>
  order_id: Optional<string>
  next_unit_price_yen: Optional<number>
  /** Yen added once to the next invoice, by an upgrade. */
  next_difference_yen: Generated<number>
  /** The next day on which the card is to be charged. */
  next_charge_on: Optional<string>
  /** The plan that the running period was paid for; `product_id` is dearer after an upgrade, until that is settled. */
  paid_product_id: Optional<string>
  paid_unit_price_yen: Optional<number>
  /** The contract was cancelled without paying what an upgrade owed: the plan fell back, and the cancellation is final. */
  settlement_unpaid: Generated<boolean>
  /** Whether it is paid by invoice instead of a card. */
  invoiced: Generated<boolean>
  created_at: DefaultedTimestamp
  updated_at: DefaultedTimestamp
}

interface PaymentsTable {
  id: Generated<string>
  member_id: Optional<string>
  provider_customer_id: string
  card_id: Optional<string>
  method: Generated<PaymentMethod>
  /** The card at the provider; null for a payment at a convenience store. */
  payment_method_id: Optional<string>
  /** The order whose first payment it is, for all its bills. */
  order_id: Optional<string>
  /** The bill of a later period that it is for. */
  invoice_id: Optional<string>
  amount_yen: number
  /** Yen taken off by credits, which are returned when the payment fails. */
  credits_yen: Generated<number>
  purpose: Generated<PaymentPurpose>
  state: PaymentState
  provider_id: Optional<string>
  failure_code: Optional<string>
  /** Yen of it that were given back in `refunds`; all of it once the state is `refunded`, whatever this says. */
  refunded_yen: Generated<number>
  /** What the receipts and returns of this payment say in sum; null before the first. */
  documented_yen: Optional<number>
  created_at: Date
  /** When the provider was last asked about it. */
  asked_at: Date
  settled_at: Optional<Date>
}

interface RefundsTable {
  id: Generated<string>
  payment_id: string
  /** The payer; null once erased. */
  member_id: Optional<string>
  amount_yen: number
  /** Why staff made it; null when it was made in the provider's dashboard, or its row was lost with a restored backup. */
  reason: Optional<string>
  state: RefundState
  /** Whether the provider has asked the member by mail for the bank account, and waits for it. */
  awaits_account: Generated<boolean>
  /** When staff dealt with a refund that the bank had rejected. */
  closed_at: Optional<Date>
  /** Whether staff made it by themselves, such as by bank transfer. */
  without_provider: Generated<boolean>
  provider_id: Optional<string>
  /** Whether its return document was issued and not reversed. */
  documented: Generated<boolean>
  created_at: Date
  /** When the provider was last asked about it. */
  asked_at: Date
  settled_at: Optional<Date>
}

interface OrdersTable {
  id: Generated<string>
  member_id: Optional<string>
  request_key: string
  product_id: string
  /** How often the order is paid; null for rows of an earlier version. */
  period_months: Optional<PeriodMonths>
  card_id: Optional<string>
  state: OrderState
  failure_code: Optional<string>
  amount_yen: number
  plan_changes: JSONColumnType<PlanChange[]>
  confirmed: JSONColumnType<object>
  ordered_at: Date
  settled_at: Optional<Date>
}

interface InvoicesTable {
  id: Generated<string>
  kind: Generated<'period' | 'settlement'>
  contract_id: string
  /** The payer; null once erased. */
  member_id: Optional<string>
  product_name: LocalText
  period_from: string
  period_until: string
  /** The rate of the product when the bill was written. */
  tax_rate_percent: Generated<TaxRate>
  period_months: Generated<PeriodMonths>
  unit_price_yen: number
  /** Yen added by an upgrade in the period before. */
  difference_yen: Generated<number>
  amount_yen: number
  state: 'open' | 'paid' | 'unclear' | 'failed' | 'void'
  /** The last attempt to charge it. */
  payment_id: Optional<string>
  due_on: string
  created_at: Date
  paid_at: Optional<Date>
  /** Whether a receipt was issued for a bill that was paid without a card. */
  documented: Generated<boolean>
}

interface EntitlementsTable {
  user_id: string
  functions: Generated<FunctionCode[]>
  premium: Generated<boolean>
  payment_unconfirmed: Generated<boolean>
  plan_name: Optional<LocalText>
  revision: Generated<number>
  next_change_on: Optional<string>
  updated_at: Date
}

interface DeliveryAddressesTable {
  id: Generated<string>
  member_id: string
  last_name: string
  middle_name: Generated<string>
  first_name: string
  /** The readings are in katakana; null without one. */
  last_name_kana: Optional<string>
  first_name_kana: Optional<string>
  phone_number: string
  regulation: boolean
  prefecture_code: string
  municipality_code: string
  postcode: string
  address: string
  building_name: Generated<string>
  room_number: Generated<string>
  created_at: Date
  updated_at: Date
}

interface BonusCodesTable {
  id: Generated<string>
  code: string
  product_id: Optional<string>
  days: Optional<number>
  yen: Optional<number>
  max_uses: number
  uses: Generated<number>
  expires_on: string
  stopped_at: Optional<Date>
  created_at: Date
}

interface FamilyPlacesTable {
  id: Generated<string>
  contract_id: string
  /** The user of the contract. */
  holder_id: string
  /** Null until somebody has joined. */
  member_id: Optional<string>
  /** The address that was invited, in lower case; null once the place has ended. */
  invited_email: Optional<string>
  /** The language of the mail. */
  language: string
  token_hash: Optional<Buffer>
  invited_at: Date
  expires_at: Date
  joined_at: Optional<Date>
  ended_at: Optional<Date>
  end_reason: Optional<FamilyEndReason>
}

/** When invitations were mailed, by a hash of their address. */
interface FamilyInvitationMailsTable {
  id: Generated<string>
  holder_id: string
  address_hash: Buffer
  mailed_at: Date
}

interface MailsTable {
  id: Generated<string>
  /** Null for an invitation to an address. */
  user_id: Optional<string>
  template: string
  facts: ColumnType<object | null, string, null>
  once: Optional<string>
  state: Generated<'waiting' | 'sent' | 'given-up'>
  attempts: Generated<number>
  created_at: Date
  next_attempt_at: Date
  useless_after: Optional<Date>
  finished_at: Optional<Date>
}

interface MembersTable {
  user_id: string
  login_name: string
  name: string
  /** The reading of the name in katakana; null without one. */
  name_kana: Optional<string>
  email: string
  roles: string[]
  agency_code: Optional<string>
  /** What staff search in: name, login name and address in NFKC. */
  search: string
  changed_at: Date
}

interface TaxDocumentsTable {
  id: Generated<string>
  /** Whose numbers it is one of: the registration number of the seller. */
  issuer: string
  number: number
  kind: TaxDocumentKind
  /** The payer; null once erased. */
  member_id: Optional<string>
  payment_id: Optional<string>
  invoice_id: Optional<string>
  /** The document in whose place it was issued. */
  replaces_id: Optional<string>
  traded_on: string
  issued_at: Date
  amount_yen: number
  tax_yen: number
  snapshot: ColumnType<TaxDocumentSnapshot, string, never>
  retain_until: string
}

/** Tables of the schema `billing`. */
export interface BillingTables extends ServiceTables, ConsentsTables, NameReadingsTables {
  products: ProductsTable
  product_functions: { product_id: string; function_code: FunctionCode }
  cards: CardsTable
  contracts: ContractsTable
  invoices: InvoicesTable
  entitlements: EntitlementsTable
  grants: {
    id: Generated<string>
    user_id: string
    product_id: string
    from_on: string
    until_on: string
    created_at: Date
  }
  delivery_addresses: DeliveryAddressesTable
  bonus_codes: BonusCodesTable
  bonus_redemptions: { code_id: string; user_id: string; redeemed_at: Date }
  credits: {
    id: Generated<string>
    member_id: string
    yen: number
    remaining_yen: number
    created_at: Date
  }
  payment_customers: { member_id: string; provider_id: string; created_at: Date }
  leaving_customers: { provider_id: string; since: Date; next_try_at: Date }
  orders: OrdersTable
  order_users: {
    order_id: string
    user_id: Optional<string>
    family: 'plan' | 'rental'
    undecided: boolean
  }
  restores: { id: Generated<string>; restored_to: Date; marked_at: Date; reconciled_at: Optional<Date> }
  seller_revisions: {
    revision: number
    saved_at: Date
    details: JSONColumnType<SellerDetails>
  }
  order_holds: { member_id: string; held_until: Date }
  deletion_requests: { member_id: string; pending: boolean; changed_at: Date }
  payments: PaymentsTable
  konbini_payments: {
    payment_id: string
    expires_at: Date
    voucher_url: Optional<string>
    stores: ColumnType<KonbiniStore[], string | undefined, string>
  }
  refunds: RefundsTable
  idempotency_keys: {
    member_id: string
    key: string
    request_hash: string
    leased_until: Optional<Date>
    response: ColumnType<StoredResponse | null, string | null | undefined, string | null>
    created_at: DefaultedTimestamp
  }
  webhook_events: {
    id: string
    type: string
    object_id: string
    received_at: DefaultedTimestamp
    attempts: Generated<number>
    next_try_at: DefaultedTimestamp
    done_at: Optional<Date>
  }
  commerce_log: {
    id: Generated<string>
    at: Date
    actor_id: Optional<string>
    action: string
    subject_id: string
    detail: ColumnType<Record<string, unknown>, string, string>
  }
  bonus_attempts: { user_id: string; failures: number; window_started_at: Date }
  mails: MailsTable
  family_places: FamilyPlacesTable
  family_invitation_mails: FamilyInvitationMailsTable
  members: MembersTable
  tax_document_counters: { issuer: string; last_number: number }
  tax_documents: TaxDocumentsTable
  tax_document_rates: { document_id: string; rate_percent: TaxRate; amount_yen: number; tax_yen: number }
  tax_statement_documents: { statement_id: string; document_id: string }
  tax_document_addressees: { member_id: string; name: string; updated_at: Date }
}

export type BillingDatabase = Database<BillingTables>
export type Db = Kysely<BillingTables>
export type Trx = Transaction<BillingTables>
