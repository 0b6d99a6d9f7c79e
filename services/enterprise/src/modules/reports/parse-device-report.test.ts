import { languageCodes } from '@hibiki/languages'
import { describe, expect, it } from 'vitest'
import { parseDeviceReport } from './parse-device-report.ts'

const now = new Date('2026-11-22T03:00:00Z')
const report = { playingDmvId: null, actStopping: true, oldestStopTime: null }

describe('parseDeviceReport', () => {
  it('reads the time of the oldest stop as one in Japan', () => {
    const stop = { ...report, oldestStopTime: '2026-11-22 11:30:00' }
    expect(parseDeviceReport(stop, now).oldestStopTime).toEqual(new Date('2026-11-22T02:30:00Z'))
  })

  it.each(['2026-11-22T11:30:00', '2026-02-30 00:00:00', ''])(
    'rejects %j as that time with E3001 and names the format in every language',
    (oldestStopTime) => {
      const read = () => parseDeviceReport({ ...report, oldestStopTime }, now)
      const sentence = expect.stringContaining('yyyy-MM-dd HH:mm:ss')
      const everyLanguage = Object.fromEntries(languageCodes.map((language) => [language, sentence]))
      expect(read).toThrow(
        expect.objectContaining({ code: 'E3001', options: { fields: { oldestStopTime: everyLanguage } } }),
      )
    },
  )
})
