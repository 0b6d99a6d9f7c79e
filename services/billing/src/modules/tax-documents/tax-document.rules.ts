import { addDays, addMonths, type Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import { STANDARD_TAX_RATE, sumByRate, type TaxRate } from './tax.rules.ts'
import type { TaxDocumentItem, TaxDocumentSnapshot } from './tax-document-snapshot.rules.ts'

/**
 * Documents are stored for ten years, which the corporation tax law wants of years with a loss, counted from two months after the end
 * of a business year, which is at most a year away (docs/adr/0030-receipts.md).
 */
const RETENTION_MONTHS = 12 + 2 + 120

export function computeRetainUntil(tradedOn: Day): Day {
  return addMonths(tradedOn, RETENTION_MONTHS)
}

interface Bill {
  productName: LocalText
  userName: string | null
  periodFrom: Day
  periodUntil: Day
  amount: number
  ratePercent: TaxRate
}

/**
 * Returns the items of a receipt, which always sum to what was charged: money that arrived for a bill that has changed or is gone
 * since is one item of its own. It has the rate of its bills, which are of one product.
 */
export function toReceiptItems(
  charge: { amount: number; chargedOn: Day; bills: readonly Bill[] },
  otherName: LocalText,
): TaxDocumentItem[] {
  const { amount, chargedOn: tradedOn, bills } = charge
  const common = { tradedOn, documentNumber: null }
  const isWhole = bills.length > 0 && bills.reduce((sum, bill) => sum + bill.amount, 0) === amount
  if (!isWhole) {
    const ratePercent = bills[0]?.ratePercent ?? STANDARD_TAX_RATE
    return [
      { ...common, name: otherName, userName: null, periodFrom: null, periodTo: null, ratePercent, amount },
    ]
  }
  return bills.map((bill) => ({
    ...common,
    name: bill.productName,
    userName: bill.userName,
    periodFrom: bill.periodFrom,
    periodTo: addDays(bill.periodUntil, -1),
    ratePercent: bill.ratePercent,
    amount: bill.amount,
  }))
}

/** Returns the tax contained in a charge, as its receipt says it. */
export function computeTaxOfCharge(amount: number, bills: readonly Bill[]): number {
  const nameless = { ja: '', en: '' }
  const anyDay = '2000-01-01'
  return sumItems(toReceiptItems({ amount, chargedOn: anyDay, bills }, nameless)).tax
}

/** Returns the items of a return: those of its receipt when all of it was given back, otherwise one item for the part. */
export function toReturnItems(
  receipt: Pick<TaxDocumentSnapshot, 'items' | 'total'>,
  { amount, returnedOn, partName }: { amount: number; returnedOn: Day; partName: LocalText },
): TaxDocumentItem[] {
  if (amount === receipt.total)
    return receipt.items.map((item) => ({ ...item, amount: -item.amount, tradedOn: returnedOn }))
  const [first] = receipt.items
  return [
    {
      name: partName,
      userName: null,
      periodFrom: null,
      periodTo: null,
      tradedOn: returnedOn,
      ratePercent: first?.ratePercent ?? STANDARD_TAX_RATE,
      amount: -amount,
      documentNumber: null,
    },
  ]
}

/** Sums the items of a document, with the tax of each rate rounded once. */
export function sumItems(
  items: readonly TaxDocumentItem[],
): Pick<TaxDocumentSnapshot, 'rates' | 'total' | 'tax'> {
  const rates = sumByRate(items)
  return {
    rates,
    total: rates.reduce((sum, { amount }) => sum + amount, 0),
    tax: rates.reduce((sum, { tax }) => sum + tax, 0),
  }
}

/**
 * Formats a document's number, of eight digits. After the restore of a backup numbers begin anew in another series, because documents
 * that were issued after the backup are in members' hands.
 */
export function formatDocumentNumber({ series, number }: { series: number; number: number }): string {
  const digits = String(number).padStart(8, '0')
  return series === 0 ? digits : `R${series}-${digits}`
}
