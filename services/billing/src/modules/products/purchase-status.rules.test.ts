import { describe, expect, it } from 'vitest'
import type { contractStatuses } from '../contracts/contract.rules.ts'
import { type PurchaseStatus, purchaseStatus } from './purchase-status.rules.ts'

const own = (status: (typeof contractStatuses)[number], productId = 'a') => ({ productId, status })

describe('purchaseStatus (D-062, D-063)', () => {
  it.each<[string, ReturnType<typeof own>[], PurchaseStatus, PurchaseStatus]>([
    ['nothing', [], '00', '00'],
    ['contracted', [own('10')], '90', '20'],
    ['cancelled for the end of the period', [own('20')], '90', '20'],
    ['payment being confirmed', [own('30')], '90', '20'],
    ['waiting for delivery', [own('40')], '91', '20'],
    ['waiting for return', [own('50')], '92', '20'],
    ['contracted before', [own('90')], '20', '20'],
    ['failed before', [own('99')], '20', '20'],
    ['another plan', [own('10', 'b')], '10', '10'],
    ['another plan that is over', [own('90', 'b')], '00', '00'],
    ['another rental on its way', [own('40', 'b')], '91', '20'],
    ['another rental to come back', [own('50', 'b')], '92', '20'],
    ['contracted, another rental on its way', [own('10'), own('40', 'b')], '90', '20'],
    ['contracted before, another plan now', [own('90'), own('10', 'b')], '10', '10'],
  ])('%s', (_what, contracts, forOneself, forOthers) => {
    expect(purchaseStatus('a', contracts, false)).toBe(forOneself)
    expect(purchaseStatus('a', contracts, true)).toBe(forOthers)
  })
})
