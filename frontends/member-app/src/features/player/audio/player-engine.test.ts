// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getHeardSeconds } from '../record/heard-time.ts'
import type { PlayRecorder } from '../record/play-recorder.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import { createPlayerEngine } from './player-engine.ts'

const sound = {
  id: 'sound-1',
  soundSrc: 'http://localhost/api/media/1?exp=1&sig=a',
  title: '水面',
  genre: '自然音',
  place: '',
  tags: [],
  durationSeconds: 600,
}

const noonMs = Date.UTC(2026, 10, 21, 3)
const HOUR_MS = 3_600_000

let media: ReturnType<typeof installFakeMedia>
let detach: () => void
/** The clock of the device, which goes on while it sleeps. */
let wallMs: number

interface SetUp {
  loads?: (src: string) => boolean
  renewLink?: (src: string) => Promise<string>
  resumed?: { position: number; heardSeconds: number; savedAtMs: number }
}

function setUp(options: SetUp = {}) {
  media = installFakeMedia(options.loads ? { loads: options.loads } : {})
  wallMs = noonMs
  let session = 1
  const reports: [string, number][] = []
  const recordCall = (name: string) => (heard: Parameters<PlayRecorder['report']>[0]) => {
    reports.push([name, Math.round(getHeardSeconds(heard))])
  }
  const recorder: PlayRecorder = {
    begin: () => `play-${session}`,
    progress: () => false,
    session: () => null,
    report: recordCall('report'),
    leave: recordCall('leave'),
    finish(heard) {
      recordCall('finish')(heard)
      session++
    },
  }
  const renewLink = vi.fn(options.renewLink ?? (async () => 'http://localhost/api/media/1?exp=2&sig=b'))
  const engine = createPlayerEngine({
    sound,
    renewLink,
    recorder,
    resumed: options.resumed,
    monotonicMs: media.nowMs,
    nowMs: () => wallMs,
  })
  const audio = document.createElement('audio')
  detach = engine.attach(audio)
  return { engine, audio, reports, renewLink }
}

afterEach(() => {
  detach()
  media.restore()
})

describe('createPlayerEngine', () => {
  it('runs the stopwatch on play and stops it on pause', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 7)
    engine.pause()
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', position: 7, heardSeconds: 7 })
    expect(reports).toEqual([['report', 7]])
  })

  it('moves the position and not the stopwatch by a seek', async () => {
    const { engine, audio } = setUp()
    await engine.play()
    media.advance(audio, 4)
    engine.seek(300)
    media.advance(audio, 2)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 302, heardSeconds: 6 })
  })

  it('seeks within the sound only', () => {
    const { engine } = setUp()
    engine.seek(9999)
    expect(engine.snapshot().position).toBe(600)
    engine.seek(-5)
    expect(engine.snapshot().position).toBe(0)
  })

  it('reports the play at the end of the track', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 12)
    media.end(audio)
    expect(engine.snapshot().phase).toBe('ended')
    expect(reports.at(-1)).toEqual(['report', 12])
  })

  it('sends a report that survives the page when the page is hidden or the element is detached', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 3)
    window.dispatchEvent(new Event('pagehide'))
    media.advance(audio, 2)
    detach()
    expect(reports).toEqual([
      ['leave', 3],
      ['leave', 5],
    ])
  })

  it('returns the heard time on finish and starts again from zero', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 8)
    engine.pause()
    expect(engine.finish()).toEqual({ heardSeconds: 8, playSessionId: 'play-1' })
    expect(reports.at(-1)).toEqual(['finish', 8])
    expect(engine.snapshot()).toMatchObject({ heardSeconds: 0, playSessionId: null })
  })

  it('renews an expired link and plays on from the same position', async () => {
    const { engine, audio, renewLink } = setUp()
    await engine.play()
    media.advance(audio, 90)
    media.breakDown(audio)
    await expect.poll(() => engine.snapshot().phase).toBe('playing')
    expect(renewLink).toHaveBeenCalledExactlyOnceWith(sound.soundSrc)
    expect(audio.src).toContain('exp=2')
    media.advance(audio, 5)
    expect(engine.snapshot()).toMatchObject({ position: 95, heardSeconds: 95 })
  })

  it('stays paused when the link expired during a pause', async () => {
    const { engine, audio } = setUp()
    await engine.play()
    media.advance(audio, 10)
    engine.pause()
    media.breakDown(audio)
    await expect.poll(() => audio.src).toContain('exp=2')
    await expect.poll(() => engine.snapshot()).toMatchObject({ phase: 'paused', position: 10 })
  })

  it('renews a link that expired before the first play', async () => {
    const { engine } = setUp({ loads: (src) => src.includes('exp=2') })
    await engine.play()
    await expect.poll(() => engine.snapshot().phase).toBe('playing')
  })

  it('fails after one fresh link, and tries again on retry', async () => {
    let broken = true
    const { engine, renewLink } = setUp({ loads: () => !broken })
    await engine.play()
    await expect.poll(() => engine.snapshot().phase).toBe('failed')
    expect(renewLink).toHaveBeenCalledTimes(1)

    broken = false
    await engine.retry()
    expect(engine.snapshot().phase).toBe('playing')
  })

  it('fails and reports the play when no fresh link can be fetched', async () => {
    const { engine, reports } = setUp({
      loads: () => false,
      renewLink: () => Promise.reject(new Error('offline')),
    })
    await engine.play()
    await expect.poll(() => engine.snapshot().phase).toBe('failed')
    expect(reports).toEqual([['report', 0]])
  })

  it('stays paused when it was paused while a fresh link was fetched', async () => {
    let renewed: (src: string) => void = () => undefined
    const { engine, audio } = setUp({
      renewLink: () =>
        new Promise((resolve) => {
          renewed = resolve
        }),
    })
    await engine.play()
    media.advance(audio, 20)
    media.breakDown(audio)
    expect(engine.snapshot().phase).toBe('loading')
    engine.toggle()
    expect(engine.snapshot().phase).toBe('paused')
    renewed('http://localhost/api/media/1?exp=2&sig=b')
    await expect.poll(() => audio.src).toContain('exp=2')
    await new Promise((resolve) => setTimeout(resolve))
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', position: 20 })
    expect(audio.paused).toBe(true)
    await engine.play()
    expect(engine.snapshot().phase).toBe('playing')
  })

  it('resumes an interrupted play at its position and with its stopwatch', async () => {
    const { engine, audio } = setUp({
      resumed: { position: 120, heardSeconds: 45, savedAtMs: noonMs - HOUR_MS },
    })
    expect(engine.snapshot()).toMatchObject({ position: 120, heardSeconds: 45, phase: 'idle' })
    audio.dispatchEvent(new Event('loadedmetadata'))
    await engine.play()
    media.advance(audio, 10)
    expect(engine.snapshot()).toMatchObject({ position: 130, heardSeconds: 55 })
  })

  it('resumes an interrupted play whose link has expired meanwhile', async () => {
    const { engine, audio } = setUp({
      loads: (src) => src.includes('exp=2'),
      resumed: { position: 120, heardSeconds: 45, savedAtMs: noonMs - HOUR_MS },
    })
    await engine.play()
    await expect.poll(() => engine.snapshot().phase).toBe('playing')
    expect(audio.currentTime).toBe(120)
  })
})

describe('a sound that plays again after a silence', () => {
  it('continues the same play after less than 3 hours', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 30)
    engine.pause()
    wallMs += 3 * HOUR_MS - 1
    await engine.play()
    media.advance(audio, 20)
    engine.pause()
    expect(engine.snapshot()).toMatchObject({ heardSeconds: 50, playSessionId: 'play-1' })
    expect(reports).toEqual([
      ['report', 30],
      ['report', 50],
    ])
  })

  it('begins another play after 3 hours, at the same position and with a new stopwatch', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 30)
    engine.pause()
    wallMs += 3 * HOUR_MS
    await engine.play()
    expect(engine.snapshot()).toMatchObject({ position: 30, heardSeconds: 0, playSessionId: 'play-2' })
    media.advance(audio, 20)
    engine.pause()
    expect(engine.snapshot()).toMatchObject({ position: 50, heardSeconds: 20, playSessionId: 'play-2' })
    expect(reports).toEqual([
      ['report', 30],
      ['finish', 30],
      ['report', 20],
    ])
  })

  it('counts the silence from the pause, even if its link is renewed meanwhile', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 30)
    engine.pause()
    wallMs += 2 * HOUR_MS
    media.breakDown(audio)
    await expect.poll(() => audio.src).toContain('exp=2')
    await expect.poll(() => engine.snapshot().phase).toBe('paused')
    wallMs += 2 * HOUR_MS
    await engine.play()
    expect(reports.at(-1)).toEqual(['finish', 30])
  })

  it('stays the same play however long it sounds, also after a seek', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 5)
    engine.pause()
    await engine.play()
    wallMs += 4 * HOUR_MS
    engine.seek(300)
    audio.dispatchEvent(new Event('playing'))
    expect(engine.snapshot().playSessionId).toBe('play-1')
    expect(reports).toEqual([['report', 5]])
  })

  it('begins another play when its page was reloaded and waited too long', async () => {
    const { engine, audio, reports } = setUp({
      resumed: { position: 120, heardSeconds: 45, savedAtMs: noonMs - HOUR_MS },
    })
    audio.dispatchEvent(new Event('loadedmetadata'))
    wallMs += 2 * HOUR_MS
    await engine.play()
    media.advance(audio, 10)
    expect(engine.snapshot()).toMatchObject({ position: 130, heardSeconds: 10, playSessionId: 'play-2' })
    expect(reports).toEqual([['finish', 45]])
  })

  it('starts again with the whole time of its timer', async () => {
    const { engine, audio } = setUp()
    engine.seek(200)
    engine.setTimer(15 * 60)
    await engine.play()
    media.advance(audio, 300)
    engine.pause()
    wallMs += 8 * HOUR_MS
    await engine.play()
    expect(engine.snapshot().timerRemaining).toBe(15 * 60)
    media.advance(audio, 60)
    expect(engine.snapshot().timerRemaining).toBe(14 * 60)
  })

  it('begins another play after its element was detached and attached again', async () => {
    const { engine, audio, reports } = setUp()
    await engine.play()
    media.advance(audio, 30)
    detach()
    wallMs += 3 * HOUR_MS
    detach = engine.attach(audio)
    await engine.play()
    expect(reports.at(-1)).toEqual(['finish', 30])
    expect(engine.snapshot().playSessionId).toBe('play-2')
  })
})
