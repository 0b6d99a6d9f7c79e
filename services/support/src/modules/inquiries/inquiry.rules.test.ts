import { describe, expect, it } from 'vitest'
import { canReply, computeReopenDeadline, computeSilenceCutoff } from './inquiry.rules.ts'
import { detailTypes, isDetailType, toInquiryType } from './inquiry-types.rules.ts'

const closedAt = new Date('2026-11-01T00:00:00Z')
const days = (count: number, ms = 0) => new Date(closedAt.getTime() + count * 24 * 3600_000 + ms)

describe('canReply and computeReopenDeadline', () => {
  it.each([
    ['open', null, 400, 0, true],
    ['closed', closedAt, 0, 0, true],
    ['closed', closedAt, 14, -1, true],
    ['closed', closedAt, 14, 0, false],
  ] as const)('inquiry %s at %o: reply after %s days %s ms allowed: %s', (state, at, day, ms, allowed) => {
    expect(canReply({ state, closedAt: at }, days(day, ms))).toBe(allowed)
  })

  it('the deadline for reopening an inquiry is 14 days after its closing', () => {
    expect(computeReopenDeadline({ state: 'closed', closedAt })).toEqual(days(14))
    expect(computeReopenDeadline({ state: 'open', closedAt: null })).toBeNull()
  })
})

it('computeSilenceCutoff returns the moment 14 days ago', () => {
  expect(computeSilenceCutoff(days(14))).toEqual(closedAt)
})

it('isDetailType accepts ids of a type and one of its details, and nothing else', () => {
  expect(detailTypes.every((id) => isDetailType(id) && toInquiryType(id) !== '')).toBe(true)
  expect(isDetailType('plan')).toBe(false)
  expect(isDetailType('plan.toString')).toBe(false)
})
