import { type Contract, isLive } from '../contracts/contract.rules.ts'

/** The states of a plan card (D1§4, D2§4, D-062). */
export const purchaseStatuses = ['00', '10', '20', '90', '91', '92'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

type OwnContract = Pick<Contract, 'status'> & { productId: string }

/**
 * 00 can contract, 10 buyable beside or instead of another plan, 20 buyable again or for others, 90 contracted, 91 waiting for
 * a delivery, 92 waiting for a return. While goods are on their way nothing new can be contracted (D-063); who buys for others
 * (a person in charge, an administrator) always can.
 */
export function purchaseStatus(
  productId: string,
  contracts: readonly OwnContract[],
  buysForOthers: boolean,
): PurchaseStatus {
  const live = contracts.filter(({ status }) => isLive(status))
  const ofProduct = contracts.filter((contract) => contract.productId === productId)
  const isHeld = ofProduct.some(({ status }) => ['10', '20', '30'].includes(status))
  const isPending = (status: string) => live.some((contract) => contract.status === status)
  if (buysForOthers && (isHeld || isPending('40') || isPending('50'))) return '20'
  if (isHeld) return '90'
  if (isPending('40')) return '91'
  if (isPending('50')) return '92'
  if (live.length > 0) return '10'
  return ofProduct.length > 0 ? '20' : '00'
}
