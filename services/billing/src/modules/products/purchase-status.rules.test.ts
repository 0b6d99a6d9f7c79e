import { describe, expect, it } from 'vitest'
import type { contractStatuses } from '../contracts/contract.rules.ts'
import { type PurchaseStatus, purchaseStatus } from './purchase-status.rules.ts'

const own = (status: (typeof contractStatuses)[number], productId = 'a') => ({ productId, status })

describe('purchaseStatus', () => {
  it.each<[string, ReturnType<typeof own>[], PurchaseStatus, PurchaseStatus]>([
    ['nothing', [], 'available', 'available'],
    ['contracted', [own('active')], 'contracted', 'availableAgain'],
    ['cancelled for the end of the period', [own('cancelReserved')], 'contracted', 'availableAgain'],
    ['payment being confirmed', [own('pendingPayment')], 'contracted', 'availableAgain'],
    ['waiting for delivery', [own('awaitingDelivery')], 'awaitingDelivery', 'availableAgain'],
    ['waiting for return', [own('awaitingReturn')], 'awaitingReturn', 'availableAgain'],
    ['contracted before', [own('ended')], 'availableAgain', 'availableAgain'],
    ['failed before', [own('paymentFailed')], 'availableAgain', 'availableAgain'],
    ['another plan', [own('active', 'b')], 'changeable', 'changeable'],
    ['another plan that is over', [own('ended', 'b')], 'available', 'available'],
    ['another rental on its way', [own('awaitingDelivery', 'b')], 'awaitingDelivery', 'availableAgain'],
    ['another rental to come back', [own('awaitingReturn', 'b')], 'awaitingReturn', 'availableAgain'],
    [
      'contracted, another rental on its way',
      [own('active'), own('awaitingDelivery', 'b')],
      'contracted',
      'availableAgain',
    ],
    ['contracted before, another plan now', [own('ended'), own('active', 'b')], 'changeable', 'changeable'],
  ])('returns the state for oneself and for others: %s', (_what, contracts, forOneself, forOthers) => {
    expect(purchaseStatus('a', contracts, false)).toBe(forOneself)
    expect(purchaseStatus('a', contracts, true)).toBe(forOthers)
  })
})
