import { type Day, getJstDay } from '@hibiki/calendar'
import { isMemberErased } from '@hibiki/projections'
import type { BillingDatabase, Trx } from '../../tables.ts'
import { localText } from '../../texts.ts'
import { formatCardName } from '../cards/format-card-name.ts'
import { listBillsOfPayments } from '../charges/charges.sql.ts'
import { findMember } from '../members/members.sql.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'
import { findSeller } from '../seller/seller.sql.ts'
import type { SellerDetails } from '../seller/seller-details.ts'
import {
  listUndocumented,
  listUndocumentedRefunds,
  lockUndocumentedBill,
  lockUndocumentedPayment,
  setBillDocumented,
  setDocumentedYen,
  setRefundDocumented,
  type UndocumentedPayment,
} from './due-documents.sql.ts'
import { sumItems, toReceiptItems, toReturnItems } from './tax-document.rules.ts'
import { PAID_AT_KONBINI } from './tax-document-snapshot.rules.ts'
import { findAddressee, findReceipt, insertTaxDocument, type TaxDocument } from './tax-documents.sql.ts'

interface DocumentContext {
  database: BillingDatabase
  clock: () => Date
}

/**
 * Issues receipts of what was paid and returns of what was given back, a transaction each: a crash loses none, and repeating changes
 * nothing. Without the seller's data, and while a restored backup is not reconciled, documents wait.
 * @param options.memberId only those of this member
 * @returns how many payments and bills were documented
 */
export async function issueDueDocuments(
  deps: DocumentContext,
  options: { memberId?: string } = {},
): Promise<number> {
  const { db } = deps.database
  const seller = (await findSeller(db))?.details
  if (!seller || seller.legalName.ja === '') return 0
  const { paymentIds, invoiceIds } = await listUndocumented(db, options)
  let count = 0
  for (const id of paymentIds)
    if (await db.transaction().execute((trx) => documentPayment(trx, { id, seller, now: deps.clock() })))
      count += 1
  for (const id of invoiceIds)
    if (await db.transaction().execute((trx) => documentBill(trx, { id, seller, now: deps.clock() })))
      count += 1
  return count
}

interface DueOptions {
  id: string
  seller: SellerDetails
  now: Date
}

/** Returns false when another replica documents the payment, or has done so. */
async function documentPayment(trx: Trx, { id, seller, now }: DueOptions): Promise<boolean> {
  const payment = await lockUndocumentedPayment(trx, id)
  if (!payment || (await isReconciliationDue(trx))) return false
  if (await isNameAwaited(trx, { memberId: payment.memberId, paidAt: payment.settledAt, now })) return false
  const { memberId } = payment
  const card = toPaidWith(payment)
  const owner = { seller, memberId, paymentId: id, invoiceId: null, now }
  const addressee = await toAddressee(trx, memberId)
  const receipt = (await findReceipt(trx, { paymentId: id })) ?? (await issueReceipt())
  const expected = payment.state === 'refunded' ? 0 : payment.amount - payment.refunded
  let documented = payment.documented ?? payment.amount
  for (const refund of await listUndocumentedRefunds(trx, id)) {
    const yen = refund.isMade ? -refund.amount : refund.amount
    await issueReturn(receipt, { yen, on: getJstDay(refund.settledAt) })
    await setRefundDocumented(trx, refund)
    documented += yen
  }
  // Money that arrived for nothing is refunded by the payment itself.
  const on = getJstDay((payment.state === 'refunded' && payment.settledAt) || now)
  if (expected !== documented) await issueReturn(receipt, { yen: expected - documented, on })
  await setDocumentedYen(trx, { paymentId: id, yen: expected })
  return true

  async function issueReceipt(): Promise<TaxDocument> {
    const bills = (await listBillsOfPayments(trx, [id])).get(id) ?? []
    const tradedOn = getJstDay(payment?.chargedAt ?? now)
    const others = bills.map((bill) => ({
      ...bill,
      userName: bill.userId === memberId ? null : bill.userName,
    }))
    const charge = { amount: payment?.amount ?? 0, chargedOn: tradedOn, bills: others }
    const items = toReceiptItems(
      charge,
      localText((t) => t('taxDocument.otherItem')),
    )
    const sums = sumItems(items)
    const content = {
      kind: 'receipt' as const,
      tradedOn,
      addressee,
      card,
      items,
      ...sums,
      about: null,
      replaces: null,
    }
    return insertTaxDocument(trx, { ...owner, content })
  }

  async function issueReturn(
    { snapshot }: TaxDocument,
    { yen, on: tradedOn }: { yen: number; on: Day },
  ): Promise<void> {
    const isReversal = yen > 0
    const options = { amount: Math.abs(yen), returnedOn: tradedOn }
    const partName = localText((t) => t('taxDocument.partReturned'))
    const returned = toReturnItems(snapshot, { ...options, partName })
    const items = isReversal ? returned.map((item) => ({ ...item, amount: -item.amount })) : returned
    const kind = isReversal ? ('return-reversal' as const) : ('return' as const)
    const about = { number: snapshot.number, tradedOn: snapshot.tradedOn }
    const sums = sumItems(items)
    const content = { kind, tradedOn, addressee, card, items, ...sums, about, replaces: null }
    await insertTaxDocument(trx, { ...owner, content })
  }
}

function toPaidWith({ method, card }: Pick<UndocumentedPayment, 'method' | 'card'>): string | null {
  if (method === 'konbini') return PAID_AT_KONBINI
  return card && formatCardName(card)
}

/** Issues the receipt of a bill that a company paid without a card. */
async function documentBill(trx: Trx, { id, seller, now }: DueOptions): Promise<boolean> {
  const bill = await lockUndocumentedBill(trx, id)
  if (!bill || (await isReconciliationDue(trx))) return false
  if (await isNameAwaited(trx, { memberId: bill.memberId, paidAt: bill.paidAt, now })) return false
  const { memberId, amount } = bill
  const tradedOn = getJstDay(bill.paidAt ?? now)
  const charge = { amount, chargedOn: tradedOn, bills: [{ ...bill, userName: null }] }
  const items = toReceiptItems(charge, bill.productName)
  const addressee = await toAddressee(trx, memberId)
  const kind = 'receipt' as const
  const sums = sumItems(items)
  const content = { kind, tradedOn, addressee, card: null, items, ...sums, about: null, replaces: null }
  await setBillDocumented(trx, id)
  await insertTaxDocument(trx, { seller, memberId, paymentId: null, invoiceId: id, content, now })
  return true
}

/** A member's name is awaited for this long, so that others' documents do not wait behind. */
const MAX_NAME_WAIT_MS = 60 * 60_000

/** Returns whether the event with the name of a new member may still arrive: a document cannot be given its addressee later. */
async function isNameAwaited(
  trx: Trx,
  { memberId, paidAt, now }: { memberId: string | null; paidAt: Date | null; now: Date },
): Promise<boolean> {
  if (memberId === null || paidAt === null || now.getTime() - paidAt.getTime() > MAX_NAME_WAIT_MS)
    return false
  if ((await findAddressee(trx, memberId)) !== null || (await findMember(trx, memberId))) return false
  return !(await isMemberErased(trx, memberId))
}

/** Returns the name that the member wants on documents, or else the member's own; nobody's once the member is erased. */
export async function toAddressee(trx: Trx, memberId: string | null): Promise<string> {
  if (memberId === null) return ''
  return (await findAddressee(trx, memberId)) ?? (await findMember(trx, memberId))?.name ?? ''
}
