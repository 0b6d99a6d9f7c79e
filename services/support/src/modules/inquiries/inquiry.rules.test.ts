import { describe, expect, it } from 'vitest'
import { canReply, computeReopensUntil, computeSilentSince } from './inquiry.rules.ts'
import { detailTypes, isDetailType, toInquiryType } from './inquiry-types.rules.ts'

const closedAt = new Date('2026-11-01T00:00:00Z')
const days = (count: number, ms = 0) => new Date(closedAt.getTime() + count * 24 * 3600_000 + ms)

describe('a reply', () => {
  it.each([
    ['open', null, 400, 0, true],
    ['closed', closedAt, 0, 0, true],
    ['closed', closedAt, 14, -1, true],
    ['closed', closedAt, 14, 0, false],
  ] as const)('of an inquiry %s at %o after %s days %s ms: %s', (state, at, day, ms, allowed) => {
    expect(canReply({ state, closedAt: at }, days(day, ms))).toBe(allowed)
  })

  it('reopens an inquiry within 14 days of its closing', () => {
    expect(computeReopensUntil({ state: 'closed', closedAt })).toEqual(days(14))
    expect(computeReopensUntil({ state: 'open', closedAt: null })).toBeNull()
  })
})

it('counts 14 days without a message as silence', () => {
  expect(computeSilentSince(days(14))).toEqual(closedAt)
})

it('accepts details of their own type only', () => {
  expect(detailTypes.every((id) => isDetailType(id) && toInquiryType(id) !== '')).toBe(true)
  expect(isDetailType('plan')).toBe(false)
  expect(isDetailType('plan.toString')).toBe(false)
})
