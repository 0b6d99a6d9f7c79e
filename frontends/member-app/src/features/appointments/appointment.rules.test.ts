import { describe, expect, it } from 'vitest'
import {
  createDraft,
  findDraftProblems,
  formatWeekdayName,
  isTooLateToRemind,
  listLengths,
  moveToDay,
  toContent,
  toDraft,
} from './appointment.rules.ts'

const now = Date.parse('2026-12-01T10:20:00+09:00')
const draft = { ...createDraft({ now, day: null, customer: null }), title: 'フェイシャル' }

describe('createDraft', () => {
  it.each([
    ['the next full hour of today', null, '2026-12-01', '11:00'],
    ['the next full hour for a day that is over', '2026-11-20', '2026-12-01', '11:00'],
    ['the morning of a later day', '2026-12-05', '2026-12-05', '10:00'],
  ])('begins at %s', (_what, day, expectedDay, time) => {
    expect(createDraft({ now, day, customer: null })).toMatchObject({ day: expectedDay, time })
  })

  it('begins after midnight when an appointment is made late at night', () => {
    const late = Date.parse('2026-12-31T23:10:00+09:00')
    expect(createDraft({ now: late, day: null, customer: null })).toMatchObject({
      day: '2027-01-01',
      time: '00:00',
    })
  })
})

describe('findDraftProblems', () => {
  it.each([
    [[], {}],
    [['title'], { title: ' 　' }],
    [['day'], { day: '' }],
    [['time'], { time: '' }],
    [['until'], { frequency: 'daily', until: '2026-11-30' }],
    [[], { frequency: 'daily', until: '2026-12-01' }],
    [[], { frequency: 'none', until: '2026-11-30' }],
  ] as const)('returns %j for %j', (problems, changed) => {
    expect(findDraftProblems({ ...draft, ...changed })).toEqual(problems)
  })
})

describe('moveToDay', () => {
  it('moves the weekday with the day while it is the only one', () => {
    const weekly = { ...draft, frequency: 'weekly' as const, weekdays: [2] }
    expect(moveToDay(weekly, '2026-12-02').weekdays).toEqual([3])
    expect(moveToDay({ ...weekly, weekdays: [2, 5] }, '2026-12-02').weekdays).toEqual([2, 5])
    expect(moveToDay({ ...weekly, weekdays: [5] }, '2026-12-02').weekdays).toEqual([5])
    expect(moveToDay(weekly, '').weekdays).toEqual([2])
  })
})

describe('toContent', () => {
  it('sends what an unchanged appointment has', () => {
    const repeat = { frequency: 'weekly' as const, interval: 2, weekdays: [2, 5], until: '2027-01-31' }
    const customer = { id: '0190a000-0000-7000-8000-000000000901', name: '逗子 花子' }
    const content = {
      title: 'フェイシャル',
      start: '2026-12-01 10:00:00',
      minutes: 75,
      repeat,
      reminder: true,
    }
    const stored = {
      ...content,
      id: 'a',
      day: '2026-12-01',
      version: 1,
      customer,
      pic: null,
      salonName: null,
      editable: true,
      isReminded: true,
    }
    expect(toContent(toDraft(stored))).toEqual({ ...content, customerId: customer.id })
  })

  it('sends no reminder without a customer', () => {
    const customer = { id: '0190a000-0000-7000-8000-000000000901', name: '逗子 花子' }
    expect(toContent({ ...draft, reminder: true, customer }).reminder).toBe(true)
    expect(toContent({ ...draft, reminder: true }).reminder).toBe(false)
  })

  it('sends no weekdays for what does not repeat weekly, and no end for an empty one', () => {
    const monthly = { ...draft, frequency: 'monthly' as const, weekdays: [1] }
    expect(toContent(monthly).repeat).toEqual({
      frequency: 'monthly',
      interval: 1,
      weekdays: [],
      until: null,
    })
    expect(toContent(draft)).toMatchObject({ repeat: null, customerId: null, start: '2026-12-01 11:00:00' })
  })
})

it.each([
  ['2026-12-02', '17:59:00', false],
  ['2026-12-02', '17:59:01', true],
  ['2026-12-03', '23:59:59', false],
  ['2026-12-01', '00:00:00', true],
  ['', '23:00:00', false],
])('isTooLateToRemind of %s on 2026-12-01 at %s is %s', (day, time, expected) => {
  expect(isTooLateToRemind(day, Date.parse(`2026-12-01T${time}+09:00`))).toBe(expected)
})

it('listLengths offers a stored length beside the usual ones', () => {
  expect(listLengths(60)).toEqual([15, 30, 45, 60, 75, 90, 120, 150, 180, 240])
  expect(listLengths(100)).toContain(100)
})

it('formatWeekdayName begins the week on Monday', () => {
  expect([1, 7].map((weekday) => formatWeekdayName(weekday, 'ja'))).toEqual(['月', '日'])
})
