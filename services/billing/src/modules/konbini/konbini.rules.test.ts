import { describe, expect, it } from 'vitest'
import { findKonbiniExpiry, isPayableAtKonbini } from './konbini.rules.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

describe('findKonbiniExpiry', () => {
  const pastDue = { status: 'pastDue' as const, paidUntil: '2026-12-01' }

  it.each([
    ['three days later, as long as the contract lasts', '2026-12-05', '2026-12-08T14:59:59.000Z'],
    ['two days before the contract ends unpaid', '2026-12-18', '2026-12-20T14:59:59.000Z'],
    ['never when not a whole day would be left', '2026-12-20', null],
  ])('expires %s', (_what, today, expiresAt) => {
    expect(iso(findKonbiniExpiry(pastDue, today))).toBe(expiresAt)
  })

  it('expires three days later for what is owed after the end of a contract', () => {
    const ended = { status: 'ended' as const, paidUntil: '2026-10-01' }
    expect(iso(findKonbiniExpiry(ended, '2026-12-31'))).toBe('2027-01-03T14:59:59.000Z')
  })
})

describe('isPayableAtKonbini', () => {
  it.each([
    [119, false],
    [120, true],
    [300_000, true],
    [300_001, false],
  ])('%i yen: %s', (yen, expected) => {
    expect(isPayableAtKonbini(yen)).toBe(expected)
  })
})
