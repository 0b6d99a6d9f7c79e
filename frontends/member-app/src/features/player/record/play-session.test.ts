import { describe, expect, it } from 'vitest'
import { nothingHeard } from './heard-time.ts'
import { convertReportToServerTime, type PlaySession, toPlayReport } from './play-session.ts'

const session: PlaySession = {
  playSessionId: '4f8e6f2a-6f0e-4a34-9c1e-0c9a4f5b7d21',
  userId: 'member-1',
  vibrationId: 'sound-1',
  plan: { dmvTypeCode: '02', planCode: '01' },
  startedAtMs: Date.UTC(2026, 10, 21, 3, 0, 0, 900),
}
const heard = (seconds: number) => ({ ...nothingHeard, finishedSeconds: seconds })

describe('toPlayReport', () => {
  it('formats start, end and heard time as the specification writes them', () => {
    expect(toPlayReport(session, heard(7.4), session.startedAtMs + 9_300)).toEqual({
      dmvTypeCode: '02',
      planCode: '01',
      playSessionId: session.playSessionId,
      vibrationId: 'sound-1',
      startDateTime: '2026-11-21 12:00:00',
      endDateTime: '2026-11-21 12:00:10',
      totalPlayingTime: '00:00:07',
    })
  })

  it('never reports more heard than lies between start and end', () => {
    for (const setBackMs of [0, 3_000, 3_600_000]) {
      const report = toPlayReport(session, heard(62.9), session.startedAtMs + 62_950 - setBackMs)
      const span = Date.parse(report.endDateTime) - Date.parse(report.startDateTime)
      expect(span / 1000).toBeGreaterThanOrEqual(62)
      expect(report.totalPlayingTime).toBe('00:01:02')
    }
  })
})

describe('convertReportToServerTime', () => {
  const endMs = session.startedAtMs + 62_950
  const report = toPlayReport(session, heard(62.9), endMs)
  const times = (skewMs: number, deviceNowMs: number) => {
    const { startDateTime, endDateTime } = convertReportToServerTime(report, skewMs, deviceNowMs)
    return [startDateTime, endDateTime]
  }

  it('moves start and end by the error of the clock', () => {
    expect(times(-600_400, endMs + 1_000)).toEqual(['2026-11-21 11:50:00', '2026-11-21 11:51:03'])
    expect(times(3_600_000, endMs + 1_000)).toEqual(['2026-11-21 13:00:00', '2026-11-21 13:01:03'])
  })

  it('leaves no end in the future where the clock was set back since', () => {
    expect(times(0, Date.parse('2026-11-21T11:51:03+09:00'))).toEqual([
      '2026-11-21 11:50:00',
      '2026-11-21 11:51:03',
    ])
  })
})
