import { describe, expect, it } from 'vitest'
import { groupByMonth, resolvePortraitTap } from './timeline.rules.ts'

const on = (...days: string[]) => days.map((day) => ({ latestUpdate: `${day} 21:30:00` }))

describe('groupByMonth', () => {
  it('groups the rows of a month in their order', () => {
    expect(groupByMonth(on('2027-01-02', '2026-12-31', '2026-12-01'))).toEqual([
      { month: '2027-01', rows: on('2027-01-02') },
      { month: '2026-12', rows: on('2026-12-31', '2026-12-01') },
    ])
    expect(groupByMonth([])).toEqual([])
  })
})

describe('resolvePortraitTap', () => {
  it('selects a portrait, deselects it, or compares it with the selected one', () => {
    expect(resolvePortraitTap(null, 'a')).toEqual({ choose: 'a' })
    expect(resolvePortraitTap('a', 'a')).toEqual({ choose: null })
    expect(resolvePortraitTap('a', 'b')).toEqual({ compare: ['a', 'b'] })
  })
})
