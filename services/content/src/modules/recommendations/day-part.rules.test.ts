import { describe, expect, it } from 'vitest'
import { getStartOfDayPart } from './day-part.rules.ts'

const jst = (text: string) => new Date(`${text}+09:00`)

describe('getStartOfDayPart', () => {
  it.each([
    ['the first moment of a morning', '2026-11-28T05:00:00', '2026-11-28T05:00:00'],
    ['the last second of a morning', '2026-11-28T10:59:59', '2026-11-28T05:00:00'],
    ['noon', '2026-11-28T12:00:00', '2026-11-28T11:00:00'],
    ['the first moment of an evening', '2026-11-28T17:00:00', '2026-11-28T17:00:00'],
    ['the last second before midnight', '2026-11-28T23:59:59', '2026-11-28T17:00:00'],
    ['midnight, which belongs to the evening before', '2026-11-29T00:00:00', '2026-11-28T17:00:00'],
    ['the last second of a night', '2026-12-01T04:59:59', '2026-11-30T17:00:00'],
  ])('%s', (_what, now, start) => {
    expect(getStartOfDayPart(jst(now))).toEqual(jst(start))
  })
})
