import {
  type Contract,
  type ContractStatus,
  isHeldStatus,
  isLiveStatus,
} from '../contracts/contract.rules.ts'

/** The states of a plan card. */
export const purchaseStatuses = [
  'available',
  'changeable',
  'availableAgain',
  'contracted',
  'awaitingDelivery',
  'awaitingReturn',
] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

type OwnContract = Pick<Contract, 'status'> & { productId: string }

/**
 * `changeable` means that it can be bought in addition to or instead of another plan, and `availableAgain` that it was contracted
 * before or can be bought for others. While a device is on its way nothing new can be contracted, except by those who buy for
 * others, persons in charge and administrators.
 */
export function computePurchaseStatus(
  productId: string,
  contracts: readonly OwnContract[],
  buysForOthers: boolean,
): PurchaseStatus {
  const live = contracts.filter(({ status }) => isLiveStatus(status))
  const ofProduct = contracts.filter((contract) => contract.productId === productId)
  const isContracted = ofProduct.some(({ status }) => isHeldStatus(status))
  const isPending = (status: ContractStatus) => live.some((contract) => contract.status === status)
  if (buysForOthers && (isContracted || isPending('awaitingDelivery') || isPending('awaitingReturn')))
    return 'availableAgain'
  if (isContracted) return 'contracted'
  if (isPending('awaitingDelivery')) return 'awaitingDelivery'
  if (isPending('awaitingReturn')) return 'awaitingReturn'
  if (live.length > 0) return 'changeable'
  return ofProduct.length > 0 ? 'availableAgain' : 'available'
}
