// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installFakeMedia } from '../testing/fake-media.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
import { createPlayerEngine } from './player-engine.ts'

const sound = (id: string) => ({
  id,
  soundSrc: `http://localhost/api/media/${id}?exp=1&sig=a`,
  title: id,
  genre: '',
  place: '',
  tags: [],
  durationSeconds: 600,
})

let media: ReturnType<typeof installFakeMedia>
let engine: PlayerEngine
let first: HTMLAudioElement
let second: HTMLAudioElement
let detach: (() => void)[]
let broken: boolean

beforeEach(() => {
  broken = false
  media = installFakeMedia({ loads: (src) => !(broken && src.includes('second')) })
  engine = createPlayerEngine({
    sound: sound('first'),
    renewLink: async (src) => `${src}&renewed`,
    recorder: null,
    monotonicMs: media.nowMs,
  })
  first = document.createElement('audio')
  second = document.createElement('audio')
  detach = [engine.attach(first), engine.attachAccompaniment(second)]
})
afterEach(() => {
  for (const release of detach) release()
  media.restore()
})

describe('the accompaniment of a sound', () => {
  it('starts at the position of the main track, and starts, pauses and seeks with it', async () => {
    await engine.play()
    media.advance(first, 30)
    await engine.addAccompaniment(sound('second'))
    expect(second.paused).toBe(false)
    expect(second.currentTime).toBe(30)

    engine.pause()
    expect(second.paused).toBe(true)
    engine.seek(200)
    await engine.play()
    expect(second.paused).toBe(false)
    expect(second.currentTime).toBe(200)
    engine.seek(10)
    expect(second.currentTime).toBe(10)
  })

  it('stays paused while the main track is paused', async () => {
    await engine.addAccompaniment(sound('second'))
    expect(engine.snapshot().accompaniment.kind).toBe('on')
    expect(second.paused).toBe(true)
  })

  it('corrects small drift by speed and large drift by a jump', async () => {
    await engine.play()
    await engine.addAccompaniment(sound('second'))
    second.currentTime = 10
    first.currentTime = 10
    second.currentTime = 10.4
    media.advance(first, 0.25)
    expect(second.playbackRate).toBeLessThan(1)
    second.currentTime = 90
    media.advance(first, 0.25)
    expect(second.currentTime).toBeCloseTo(first.currentTime, 1)
  })

  it('has its own volume, which the timer fades as well', async () => {
    await engine.addAccompaniment(sound('second'))
    engine.setAccompanimentVolume(0.5)
    expect([first.volume, second.volume]).toEqual([1, 0.5])
    engine.setTimer(60)
    await engine.play()
    media.advance(first, 60)
    expect([first.volume, second.volume]).toEqual([0, 0])
  })

  it('is muted with the main track', async () => {
    await engine.addAccompaniment(sound('second'))
    engine.toggleMute()
    expect([first.muted, second.muted]).toEqual([true, true])
    engine.toggleMute()
    expect([first.muted, second.muted]).toEqual([false, false])
  })

  it('pauses while the main track waits for data', async () => {
    await engine.play()
    await engine.addAccompaniment(sound('second'))
    first.dispatchEvent(new Event('waiting'))
    expect(second.paused).toBe(true)
  })

  it('fails without disturbing the main track, and can be added again', async () => {
    broken = true
    await engine.play()
    await engine.addAccompaniment(sound('second'))
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', accompaniment: { kind: 'failed' } })
    broken = false
    await engine.addAccompaniment(sound('second'))
    expect(engine.snapshot().accompaniment.kind).toBe('on')
  })

  it('plays on with a fresh link at its volume when its link expires', async () => {
    await engine.play()
    await engine.addAccompaniment(sound('second'))
    engine.setAccompanimentVolume(0.3)
    media.advance(first, 300)
    media.breakDown(second)
    expect(engine.snapshot().accompaniment.kind).toBe('loading')
    await expect.poll(() => engine.snapshot().accompaniment.kind).toBe('on')
    expect(second.src).toContain('renewed')
    expect(second.paused).toBe(false)
    expect(second.volume).toBe(0.3)
    expect(second.currentTime).toBeCloseTo(first.currentTime)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', accompaniment: { title: 'second' } })
  })

  it('is shown as failed when its sound cannot be loaded any more', async () => {
    await engine.play()
    await engine.addAccompaniment(sound('second'))
    broken = true
    media.breakDown(second)
    await expect.poll(() => engine.snapshot().accompaniment.kind).toBe('failed')
    expect(engine.snapshot().phase).toBe('playing')
  })

  it('is removed when it is switched off while it still loads', async () => {
    const joining = engine.addAccompaniment(sound('second'))
    engine.removeAccompaniment()
    await joining
    await expect.poll(() => engine.snapshot().accompaniment).toEqual({ kind: 'off' })
    expect(second.getAttribute('src')).toBeNull()
  })
})
