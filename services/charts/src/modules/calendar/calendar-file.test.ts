import { afterEach, describe, expect, it } from 'vitest'
import { getFixedT } from '../../texts.ts'
import { toRule } from '../appointments/appointment.rules.ts'
import type { Appointment } from '../appointments/appointments.sql.ts'
import type { CalendarEventRow } from './calendar.sql.ts'
import { toCalendarFile } from './calendar-file.ts'

const ZONES = ['UTC', 'Asia/Tokyo', 'America/New_York']

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const play = (more: Partial<CalendarEventRow & { kind: 'play' }> = {}): CalendarEventRow => ({
  kind: 'play',
  id: '00000000-0000-4000-8000-000000000001',
  memberId: '00000000-0000-4000-8000-000000000002',
  startedAt: new Date('2026-11-27T23:50:00+09:00'),
  endedAt: new Date('2026-11-28T00:20:30+09:00'),
  dmvTypeCode: '02',
  planCode: '02',
  soundId: '0190a000-0000-7000-8000-0000000000aa',
  soundTitle: { ja: '夜の海', en: 'Night sea' },
  ...more,
})

const diagnosis = (at: string): CalendarEventRow => ({
  kind: 'diagnosis',
  id: '00000000-0000-4000-8000-000000000003',
  memberId: '00000000-0000-4000-8000-000000000002',
  startedAt: new Date(at),
  endedAt: new Date(at),
  stressPercent: null,
})

const fileOf = (events: CalendarEventRow[], language = 'ja') =>
  toCalendarFile(events, {
    language,
    t: getFixedT(language),
    now: new Date('2026-11-28T03:04:05.678Z'),
  })

describe.each(ZONES)('on a server in %s', (TZ) => {
  it('writes every moment in UTC, summer time and turns of the year included', () => {
    process.env.TZ = TZ
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ)
    const [first, second, third] = parse(
      fileOf([
        play(),
        play({
          startedAt: new Date('2027-03-14T02:30:00-05:00'),
          endedAt: new Date('2027-03-14T05:00:00-04:00'),
        }),
        play({
          startedAt: new Date('2026-12-31T23:59:59+09:00'),
          endedAt: new Date('2027-01-01T00:00:01+09:00'),
        }),
      ]),
    )
    expect(first).toMatchObject({
      DTSTAMP: '20261128T030405Z',
      DTSTART: '20261127T145000Z',
      DTEND: '20261127T152030Z',
      SUMMARY: 'メディカルサウンド 自然音 夜の海',
    })
    expect(second).toMatchObject({ DTSTART: '20270314T073000Z', DTEND: '20270314T090000Z' })
    expect(third).toMatchObject({ DTSTART: '20261231T145959Z', DTEND: '20261231T150001Z' })
  })
})

describe('toCalendarFile', () => {
  it('writes a well-formed file with any title, which is read back unchanged', () => {
    const titles = [
      '葛\u{E0101}城の夜、'.repeat(40),
      '𠮷'.repeat(19),
      '海'.repeat(22),
      'a'.repeat(75),
      'back\\slash; semicolon, comma "quote" : colon',
      'two\nlines\r\nand\ra third',
      'ends with \\',
      '\\n is no line break',
      '',
      ' leading and trailing ',
      'tab\tkept',
    ]
    for (const title of titles) {
      const [event] = parse(fileOf([play({ soundTitle: { ja: title } })]))
      const read = title.replaceAll(/\r\n?/g, '\n')
      expect(event?.SUMMARY).toBe(`メディカルサウンド 自然音 ${read}`)
    }
  })

  it('leaves out control characters, which the format does not allow in texts', () => {
    const [event] = parse(fileOf([play({ soundTitle: { ja: 'bell\u0007 null\u0000 delete\u007f' } })]))
    expect(event?.SUMMARY).toBe('メディカルサウンド 自然音 bell null delete')
  })

  it('writes no end for an event that ends in the second in which it starts', () => {
    const [event] = parse(fileOf([diagnosis('2026-11-20T03:00:00Z')]))
    expect(event).toMatchObject({ DTSTART: '20261120T030000Z' })
    expect(event).not.toHaveProperty('DTEND')
  })

  it('writes a well-formed file without events', () => {
    expect(parse(fileOf([], 'en'))).toEqual([])
  })
})

describe.each(ZONES)('appointments on a server in %s', (TZ) => {
  const at = (text: string) => new Date(`${text}+09:00`)
  const noReminder = { reminder: null, plannedAt: null }
  const series: Appointment = {
    id: '00000000-0000-4000-8000-000000000009',
    agencyCode: '100000000001',
    picId: null,
    picName: null,
    customerId: '00000000-0000-4000-8000-000000000002',
    customerName: '逗子 花子',
    customerKana: null,
    version: 3,
    title: 'フェイシャル; 60分',
    firstAt: at('2027-03-02T07:30:00'),
    minutes: 60,
    reminder: false,
    plannedAt: null,
    rule: toRule({ frequency: 'weekly', interval: 1, weekdays: [2], until: '2027-03-30' }),
    changes: [
      { day: '2027-03-09', moved: null, ...noReminder },
      {
        day: '2027-03-16',
        moved: { title: '延長', startAt: at('2027-03-17T00:00:00'), minutes: 90 },
        ...noReminder,
      },
    ],
  }
  const read = (appointments: Appointment[]) => {
    process.env.TZ = TZ
    const options = { language: 'ja', t: getFixedT('ja'), now: new Date('2026-11-28T03:04:05Z') }
    return toCalendarFile([play()], { ...options, appointments, salonName: 'サロン結, 表参道' })
  }

  it('are in the zone of Japan with their rule, what is cancelled and what is changed', () => {
    const file = read([series])
    expect(file).toContain(['BEGIN:VTIMEZONE', 'TZID:Asia/Tokyo', 'BEGIN:STANDARD'].join('\r\n'))
    const [, first, second] = file.split('BEGIN:VEVENT').slice(1)
    for (const line of [
      'DTSTART;TZID=Asia/Tokyo:20270302T073000',
      'DTEND;TZID=Asia/Tokyo:20270302T083000',
      'RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20270330T145959Z',
      'EXDATE;TZID=Asia/Tokyo:20270309T073000',
      'SUMMARY:フェイシャル\\; 60分',
      'LOCATION:サロン結\\, 表参道',
    ])
      expect(first).toContain(`\r\n${line}\r\n`)
    for (const line of [
      'DTSTART;TZID=Asia/Tokyo:20270317T000000',
      'DTEND;TZID=Asia/Tokyo:20270317T013000',
      'RECURRENCE-ID;TZID=Asia/Tokyo:20270316T073000',
      'SUMMARY:延長',
    ])
      expect(second).toContain(`\r\n${line}\r\n`)
    expect(second).not.toContain('RRULE')
    // What happened keeps its times in UTC.
    expect(file).toContain('DTSTART:20261127T145000Z')
  })

  it('name no people, and are single events without a rule', () => {
    const file = read([{ ...series, rule: null, changes: [] }])
    expect(file).not.toContain('花子')
    expect(file).not.toMatch(/RRULE|EXDATE|RECURRENCE-ID/)
  })
})

/** Reads events as RFC 5545 has them, and fails on whatever it does not allow. */
function parse(file: string): Record<string, string>[] {
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  const physical = file.split('\r\n')
  // Programs differ in whether the last line ends; what is between lines is never empty.
  if (physical.at(-1) === '') physical.pop()
  for (const line of physical) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // A fold inside a character would leave a lone surrogate, or half of its bytes.
    expect(line.isWellFormed()).toBe(true)
    expect(line).not.toBe('')
    expect(line).not.toMatch(/[^\P{Cc}\t]/u)
  }
  const lines = physical
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  const calendar: Record<string, string> = {}
  const events: Record<string, string>[] = []
  let event: Record<string, string> | null = null
  for (const line of lines.slice(1, -1)) {
    const [, name = '', parameters = '', value = ''] = /^([A-Z0-9-]+)((?:;[^:"]+)*):(.*)$/s.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN' || name === 'END') {
      expect(value).toBe('VEVENT')
      expect(event === null).toBe(name === 'BEGIN')
      if (event) events.push(event)
      event = name === 'BEGIN' ? {} : null
      continue
    }
    const holder = event ?? calendar
    expect(holder, `${name} stands once`).not.toHaveProperty(name)
    if (name.startsWith('DT')) {
      expect(parameters).toBe('')
      expect(value).toMatch(/^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/)
    }
    if (['SUMMARY', 'NAME', 'X-WR-CALNAME'].includes(name))
      expect(value.replaceAll(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/)
    holder[name] = value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
      sign.toLowerCase() === 'n' ? '\n' : sign,
    )
  }
  expect(event).toBeNull()
  expect(calendar.PRODID).toMatch(/^-\/\/Hibiki\/\//)
  for (const { UID = '', DTSTAMP, DTSTART = '', DTEND } of events) {
    expect(UID).not.toBe('')
    expect(DTSTAMP).toBeDefined()
    expect(DTSTART).not.toBe('')
    if (DTEND !== undefined) expect(DTEND > DTSTART).toBe(true)
  }
  return events
}
