import { describe, expect, it } from 'vitest'
import {
  canChangeCard,
  findContractNoteKey,
  getPollIntervalMs,
  isCancellable,
  isUnpaid,
  jstToIso,
} from './rules.ts'
import type { Contract } from './types.ts'

const contract = (overrides: Partial<Contract>) => ({
  id: 'a',
  status: '10' as const,
  isContractor: true,
  nextBillDate: '2026-12-21',
  cancelAt: null,
  ifCancelAt: '2026-12-20',
  owedAmount: 0,
  ...overrides,
})

describe('what a contract waits for', () => {
  it.each([
    ['10', {}, null],
    ['20', { nextBillDate: null }, null],
    ['30', { nextBillDate: null }, 'confirming'],
    ['30', {}, 'unpaid'],
    ['30', { isContractor: false }, 'unpaidByOther'],
    ['40', {}, 'delivery'],
    ['50', {}, 'return'],
    ['90', {}, null],
    ['90', { owedAmount: 1333 }, 'owed'],
  ] as const)('finds for status %s and %j the note %s', (status, overrides, note) => {
    expect(findContractNoteKey(contract({ status, ...overrides }))).toBe(note)
  })

  it('asks only the payer of an unpaid renewal for another card', () => {
    expect(isUnpaid(contract({ status: '30' }))).toBe(true)
    expect(isUnpaid(contract({ status: '30', nextBillDate: null }))).toBe(false)
    expect(isUnpaid(contract({ status: '30', isContractor: false }))).toBe(false)
  })

  it('polls only while the provider has not responded', () => {
    const confirming = contract({ status: '30', nextBillDate: null })
    expect(getPollIntervalMs([contract({}), confirming])).toBe(10_000)
    expect(getPollIntervalMs([contract({}), contract({ status: '30' })])).toBe(false)
    expect(getPollIntervalMs(undefined)).toBe(false)
    // This cancellation waits for the payment of an owed difference.
    expect(getPollIntervalMs([contract({})], ['a'])).toBe(10_000)
    expect(getPollIntervalMs([contract({ status: '20', cancelAt: '2026-12-20' })], ['a'])).toBe(false)
  })
})

describe('what may be done with a contract', () => {
  it('allows cancelling when the server names an end date', () => {
    expect(isCancellable(contract({}))).toBe(true)
    expect(isCancellable(contract({ ifCancelAt: null }))).toBe(false)
  })

  it('lets the payer change the card while something may be charged', () => {
    const may = (status: Contract['status']) => canChangeCard(contract({ status }))
    expect((['10', '20', '30', '40'] as const).every(may)).toBe(true)
    expect((['50', '90', '99'] as const).some(may)).toBe(false)
    expect(canChangeCard(contract({ isContractor: false }))).toBe(false)
  })
})

it('reads times of the API as Japanese time', () => {
  expect(new Date(jstToIso('2026-11-21 08:30:00')).toISOString()).toBe('2026-11-20T23:30:00.000Z')
})
