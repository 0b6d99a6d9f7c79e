import { describe, expect, it } from 'vitest'
import { nothingHeard } from './heard-time.ts'
import { createPlayRecorder } from './play-recorder.ts'
import type { QueuedReport } from './record-queue.ts'

const heard = (seconds: number) => ({ ...nothingHeard, finishedSeconds: seconds })

function setUp() {
  const reports: { how: string; row: QueuedReport }[] = []
  const note = (how: string) => async (row: QueuedReport) => {
    reports.push({ how, row })
  }
  const sync = { save: note('save'), report: note('report'), reportLeaving: note('leave') }
  let ids = 0
  let now = Date.UTC(2026, 10, 21, 3)
  const recorder = createPlayRecorder({
    vibrationId: 'sound-1',
    plan: { dmvTypeCode: '02', planCode: '01' },
    userId: 'member-1',
    sync,
    nowMs: () => now,
    newId: () => `play-${++ids}`,
  })
  const summary = () =>
    reports.map(({ how, row }) => [how, row.playSessionId, row.revision, row.report.totalPlayingTime])
  return { recorder, summary, pass: (seconds: number) => (now += seconds * 1000) }
}

describe('createPlayRecorder', () => {
  it('saves every 5 s on the device and reports every 30 s while playing', () => {
    const { recorder, summary, pass } = setUp()
    recorder.begin()
    for (let quarter = 1; quarter <= 4 * 36; quarter++) {
      pass(0.25)
      recorder.progress(heard(quarter / 4))
    }
    expect(summary().map(([how, , , total]) => [how, total])).toEqual([
      ['save', '00:00:05'],
      ['save', '00:00:10'],
      ['save', '00:00:15'],
      ['save', '00:00:20'],
      ['save', '00:00:25'],
      ['report', '00:00:30'],
      ['save', '00:00:35'],
    ])
  })

  it('carries one id through pause, end of track and leaving, with growing revisions', () => {
    const { recorder, summary, pass } = setUp()
    recorder.begin()
    pass(20)
    recorder.report(heard(10))
    recorder.begin()
    pass(20)
    recorder.report(heard(25))
    recorder.leave(heard(28))
    expect(summary()).toEqual([
      ['report', 'play-1', 10, '00:00:10'],
      ['report', 'play-1', 25, '00:00:25'],
      ['leave', 'play-1', 28, '00:00:28'],
    ])
  })

  it('opens another play session after finish', () => {
    const { recorder, summary, pass } = setUp()
    recorder.begin()
    pass(10)
    recorder.finish(heard(7))
    recorder.begin()
    pass(10)
    recorder.report(heard(8))
    expect(summary()).toEqual([
      ['report', 'play-1', 7, '00:00:07'],
      ['report', 'play-2', 8, '00:00:08'],
    ])
  })

  it('reports the same state only once', () => {
    const { recorder, summary, pass } = setUp()
    recorder.begin()
    pass(10)
    recorder.report(heard(7.2))
    recorder.leave(heard(7.2))
    recorder.leave(heard(7.9))
    expect(summary()).toHaveLength(1)
  })

  it('records nothing for a sound that was never heard', () => {
    const { recorder, summary } = setUp()
    recorder.leave(heard(0))
    recorder.begin()
    recorder.leave(heard(0.4))
    expect(summary()).toEqual([])
  })
})
