import { describe, expect, it } from 'vitest'
import { findRemindedDay, isReminded, type ReminderPlan } from './appointment-reminder.rules.ts'

const at = (moment: string) => new Date(`${moment.replace(' ', 'T')}+09:00`)

describe('findRemindedDay', () => {
  it.each([
    ['2026-12-02 17:59:59', null],
    ['2026-12-02 18:00:00', '2026-12-03'],
    ['2026-12-02 20:59:59', '2026-12-03'],
    ['2026-12-02 21:00:00', null],
    ['2026-12-31 18:00:00', '2027-01-01'],
    ['2028-02-28 18:00:00', '2028-02-29'],
  ])('at %s is %s', (moment, day) => {
    expect(findRemindedDay(at(moment))).toBe(day)
  })
})

describe('isReminded', () => {
  const occurrence = { day: '2026-12-03', startAt: at('2026-12-03 00:30:00') }
  const inTime = at('2026-12-02 17:59:00')
  const late = at('2026-12-02 17:59:01')
  const own = (reminder: boolean | null, plannedAt: Date) => [{ day: '2026-12-03', reminder, plannedAt }]

  it.each([
    ['what was planned in time', { reminder: true, plannedAt: inTime, changes: [] }, true],
    ['what was planned late', { reminder: true, plannedAt: late, changes: [] }, false],
    ['what has none', { reminder: false, plannedAt: inTime, changes: [] }, false],
    [
      'a change in time with a choice of its own',
      { reminder: false, plannedAt: late, changes: own(true, inTime) },
      true,
    ],
    [
      'a change that switched it off',
      { reminder: true, plannedAt: inTime, changes: own(false, inTime) },
      false,
    ],
    ['a late change', { reminder: true, plannedAt: inTime, changes: own(null, late) }, false],
    [
      'a change in time of what was planned late',
      { reminder: true, plannedAt: late, changes: own(null, inTime) },
      false,
    ],
    [
      'a late change of another day',
      {
        reminder: true,
        plannedAt: inTime,
        changes: [{ day: '2026-12-04', reminder: false, plannedAt: late }],
      },
      true,
    ],
  ] as [string, ReminderPlan, boolean][])('of %s', (_what, plan, expected) => {
    expect(isReminded(plan, occurrence)).toBe(expected)
  })
})
