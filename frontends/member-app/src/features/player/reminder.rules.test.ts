import { expect, it } from 'vitest'
import { createTomorrowCalendarEvent } from './reminder.rules.ts'

it('creates an event at the same time tomorrow, with an alarm', () => {
  const event = createTomorrowCalendarEvent({
    nowMs: Date.UTC(2026, 10, 30, 13, 5, 0),
    title: '響き：海, 夜; 音',
    url: 'https://hibiki.example/mypage/tonight',
  })
  expect(event.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20261201T130500Z',
      'DTEND:20261201T132000Z',
      'SUMMARY:響き：海\\, 夜\\; 音',
      'TRIGGER:PT0M',
    ]),
  )
  expect(event.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
