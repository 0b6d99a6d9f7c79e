// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { getHeardSeconds } from '../record/heard-time.ts'
import type { PlayRecorder } from '../record/play-recorder.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import { createPlayerEngine } from './player-engine.ts'

let media: ReturnType<typeof installFakeMedia>
let detach: () => void

/** Plays a sound of this length in a course of ten minutes. */
async function playCourse(durationSeconds: number, resumed?: { position: number; heardSeconds: number }) {
  media = installFakeMedia({ duration: durationSeconds })
  let session = 0
  const reports: [string, number][] = []
  const recordCall = (name: string) => (heard: Parameters<PlayRecorder['report']>[0]) => {
    reports.push([name, Math.round(getHeardSeconds(heard))])
  }
  const recorder: PlayRecorder = {
    begin() {
      session ||= 1
      return `play-${session}`
    },
    progress: () => false,
    session: () => null,
    report: recordCall('report'),
    leave: recordCall('leave'),
    finish: recordCall('finish'),
  }
  const engine = createPlayerEngine({
    sound: {
      id: 'sound-1',
      soundSrc: 'http://localhost/api/media/1?exp=1&sig=a',
      title: '水面',
      genre: '',
      place: '',
      tags: [],
      durationSeconds,
      courseMinutes: 10,
    },
    renewLink: async (link) => link,
    recorder,
    resumed: resumed && { ...resumed, savedAtMs: 0 },
    monotonicMs: media.nowMs,
    nowMs: () => 0,
  })
  const audio = document.createElement('audio')
  detach = engine.attach(audio)
  audio.dispatchEvent(new Event('durationchange'))
  audio.dispatchEvent(new Event('loadedmetadata'))
  await engine.play()
  return { engine, audio, reports }
}

afterEach(() => {
  detach()
  media.restore()
})

describe('a course of ten minutes', () => {
  it('repeats a sound of 24 s to the end of the course, as one play with the heard time of all of it', async () => {
    const { engine, audio, reports } = await playCourse(24)
    media.advance(audio, 30)
    expect(engine.snapshot()).toMatchObject({
      phase: 'playing',
      position: 30,
      duration: 600,
      heardSeconds: 30,
    })
    expect(reports).toEqual([])
    media.advance(audio, 600)
    expect(engine.snapshot()).toMatchObject({ phase: 'ended', position: 600, heardSeconds: 600 })
    expect(reports).toEqual([['report', 600]])
    expect(engine.finish()).toEqual({ heardSeconds: 600, playSessionId: 'play-1' })
  })

  it('ends a longer sound with the course, faded out within its time', async () => {
    const { engine, audio } = await playCourse(900)
    media.advance(audio, 589)
    expect(audio.volume).toBe(1)
    media.advance(audio, 6)
    expect(audio.volume).toBeCloseTo(0.25)
    media.advance(audio, 4.75)
    expect(audio.volume).toBeLessThan(0.01)
    expect(engine.snapshot().phase).toBe('playing')
    media.advance(audio, 10)
    expect(audio.paused).toBe(true)
    expect(engine.snapshot()).toMatchObject({
      phase: 'ended',
      position: 600,
      duration: 600,
      heardSeconds: 600,
    })
  })

  it('seeks by the position in the course into a later lap', async () => {
    const { engine, audio } = await playCourse(24)
    media.advance(audio, 4)
    engine.seek(250)
    expect(audio.currentTime).toBe(10)
    media.advance(audio, 2)
    expect(engine.snapshot()).toMatchObject({ position: 252, heardSeconds: 6 })
  })

  it('begins again when it is played after its end', async () => {
    const { engine, audio } = await playCourse(24)
    media.advance(audio, 610)
    await engine.play()
    media.advance(audio, 5)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 5, heardSeconds: 605 })
    expect(audio.volume).toBe(1)
  })

  it('resumes where a reload interrupted it', async () => {
    const { engine, audio } = await playCourse(24, { position: 590, heardSeconds: 590 })
    media.advance(audio, 5)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 595, heardSeconds: 595 })
    media.advance(audio, 10)
    expect(engine.snapshot()).toMatchObject({ phase: 'ended', heardSeconds: 600 })
  })

  it('begins again without a fade for a member who repeats it, and ends once that is turned off', async () => {
    const { engine, audio } = await playCourse(24)
    engine.setLoop(true)
    media.advance(audio, 599)
    expect(audio.volume).toBe(1)
    media.advance(audio, 11)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 10, heardSeconds: 610 })
    engine.setLoop(false)
    media.advance(audio, 700)
    expect(engine.snapshot()).toMatchObject({ phase: 'ended', position: 600, heardSeconds: 1200 })
  })

  it('plays on for a longer sleep timer', async () => {
    const { engine, audio } = await playCourse(24)
    expect(engine.setTimer(1200)).toBe(true)
    media.advance(audio, 900)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 300, heardSeconds: 900 })
    media.advance(audio, 400)
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', timerEnded: true, heardSeconds: 1201 })
  })
})
