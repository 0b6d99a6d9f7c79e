import { describe, expect, it } from 'vitest'
import type { contractStatuses } from '../contracts/contract.rules.ts'
import { computePurchaseStatus, type PurchaseStatus } from './purchase-status.rules.ts'

const own = (status: (typeof contractStatuses)[number], productId = 'a') => ({ productId, status })

describe('computePurchaseStatus', () => {
  it.each<[string, ReturnType<typeof own>[], PurchaseStatus, PurchaseStatus]>([
    ['no contract', [], 'available', 'available'],
    ['a running contract', [own('active')], 'contracted', 'availableAgain'],
    [
      'a contract cancelled to the end of the period',
      [own('cancelReserved')],
      'contracted',
      'availableAgain',
    ],
    ['a contract whose first payment is pending', [own('pendingPayment')], 'contracted', 'availableAgain'],
    ['a rental that waits for its delivery', [own('awaitingDelivery')], 'awaitingDelivery', 'availableAgain'],
    ['a rental that waits for its return', [own('awaitingReturn')], 'awaitingReturn', 'availableAgain'],
    ['an ended contract', [own('ended')], 'availableAgain', 'availableAgain'],
    ['a contract whose first payment failed', [own('paymentFailed')], 'availableAgain', 'availableAgain'],
    ['another running plan', [own('active', 'b')], 'changeable', 'changeable'],
    ['another ended plan', [own('ended', 'b')], 'available', 'available'],
    [
      'another rental that waits for its delivery',
      [own('awaitingDelivery', 'b')],
      'awaitingDelivery',
      'availableAgain',
    ],
    [
      'another rental that waits for its return',
      [own('awaitingReturn', 'b')],
      'awaitingReturn',
      'availableAgain',
    ],
    [
      'a running contract and another rental that waits for its delivery',
      [own('active'), own('awaitingDelivery', 'b')],
      'contracted',
      'availableAgain',
    ],
    [
      'an ended contract and another running plan',
      [own('ended'), own('active', 'b')],
      'changeable',
      'changeable',
    ],
  ])('returns the state for oneself and for others: %s', (_what, contracts, forOneself, forOthers) => {
    expect(computePurchaseStatus('a', contracts, false)).toBe(forOneself)
    expect(computePurchaseStatus('a', contracts, true)).toBe(forOthers)
  })
})
