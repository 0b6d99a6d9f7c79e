import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/languages'
import { type FunctionCode, functionCodes } from '../products/function-codes.rules.ts'
import {
  computeContractAccess,
  type EntitlingTerms,
  findNextAccessChange,
  isRenewalDeclined,
} from './access.rules.ts'

interface EntitlingProduct {
  price: number
  premium: boolean
  functionCodes: readonly FunctionCode[]
  name: LocalText
  /** The places for the family of whoever holds it. */
  familySeats: number
}

export type EntitlingContract = EntitlingTerms & {
  product: EntitlingProduct
  /** The cheaper plan that the last full payment was for, while an upgrade since then is not paid. */
  paidProduct: EntitlingProduct | null
  /**
   * The place, counted from 1, that the member has in the family of another member who holds the contract; null for a contract of
   * the member's own.
   */
  familySeat: number | null
}

/** Days of a product given by a bonus code, from one day until another, which is not included. */
export interface BonusGrant {
  fromOn: Day
  untilOn: Day
  product: EntitlingProduct
}

export interface Entitlements {
  functions: FunctionCode[]
  premium: boolean
  /** Functions are closed (E2001) because a contract is past due beyond its grace period, was never paid, or has an unpaid upgrade. */
  paymentUnconfirmed: boolean
  /** Name of the dearest product that is open. */
  planName: LocalText | null
  /** The functions that are closed only because the payment is missing. */
  unconfirmedFunctions: FunctionCode[]
  /** The next day on which time alone changes any of this. */
  nextChangeOn: Day | null
}

/** Computes what a member may use on a day from contracts and bonus days. */
export function computeEntitlements(
  contracts: readonly EntitlingContract[],
  grants: readonly BonusGrant[],
  today: Day,
): Entitlements {
  const paid = contracts.flatMap((contract) => openProduct(contract, today) ?? [])
  // Whether somebody else has paid is nothing that a family is told: without access the plan is simply closed to them.
  const own = contracts.filter(({ familySeat }) => familySeat === null)
  const unpaid = own.filter(
    (contract) =>
      computeContractAccess(contract, today) === 'unconfirmed' ||
      (openProduct(contract, today) ?? contract.product) !== contract.product,
  )
  const given = grants.filter((grant) => grant.fromOn <= today && today < grant.untilOn)
  const open = [...paid, ...given.map(({ product }) => product)]
  const functions = functionsOf(open)
  const changes = [
    ...contracts.map((contract) => findNextAccessChange(contract, today)),
    ...grants.flatMap((grant) => [grant.fromOn, grant.untilOn]),
  ]
  return {
    functions,
    premium: open.some((product) => product.premium),
    paymentUnconfirmed: unpaid.length > 0,
    planName: open.toSorted((a, b) => b.price - a.price)[0]?.name ?? null,
    unconfirmedFunctions: functionsOf(unpaid.map(({ product }) => product)).filter(
      (code) => !functions.includes(code),
    ),
    nextChangeOn: changes.filter((day): day is Day => day !== null && day > today).sort()[0] ?? null,
  }
}

/**
 * Returns the product that a contract opens on a day: in the grace period after a declined renewal an unpaid upgrade is closed. A
 * family has the places of that product, and those who joined last have none beyond them.
 */
function openProduct(contract: EntitlingContract, today: Day): EntitlingProduct | null {
  if (computeContractAccess(contract, today) !== 'open') return null
  const product = (isRenewalDeclined(contract) ? contract.paidProduct : null) ?? contract.product
  return contract.familySeat === null || contract.familySeat <= product.familySeats ? product : null
}

function functionsOf(products: readonly EntitlingProduct[]): FunctionCode[] {
  return functionCodes.filter((code) => products.some((product) => product.functionCodes.includes(code)))
}

/** Returns the product that a member may use by the contract of another member on a day; null without one. */
export function findOpenFamilyProduct(
  contracts: readonly EntitlingContract[],
  today: Day,
): EntitlingProduct | null {
  const ofFamily = contracts.filter(({ familySeat }) => familySeat !== null)
  return ofFamily.map((contract) => openProduct(contract, today)).find((product) => product !== null) ?? null
}
