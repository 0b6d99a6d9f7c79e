// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installFakeMedia } from '../testing/fake-media.ts'
import type { PlayerEngine } from './engine-contract.ts'
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
  detach = [engine.attach(first), engine.attachCompanion(second)]
})
afterEach(() => {
  for (const release of detach) release()
  media.restore()
})

describe('listening with medical sound', () => {
  it('joins beside the place of the first, and both start, pause and seek together', async () => {
    await engine.play()
    media.advance(first, 30)
    await engine.joinCompanion(sound('second'))
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

  it('waits while the first one is paused', async () => {
    await engine.joinCompanion(sound('second'))
    expect(engine.snapshot().companion.kind).toBe('on')
    expect(second.paused).toBe(true)
  })

  it('walks small drift back and jumps over large drift', async () => {
    await engine.play()
    await engine.joinCompanion(sound('second'))
    second.currentTime = 10
    first.currentTime = 10
    second.currentTime = 10.4
    media.advance(first, 0.25)
    expect(second.playbackRate).toBeLessThan(1)
    second.currentTime = 90
    media.advance(first, 0.25)
    expect(second.currentTime).toBeCloseTo(first.currentTime, 1)
  })

  it('has its own volume, which the timer fades too', async () => {
    await engine.joinCompanion(sound('second'))
    engine.setCompanionVolume(0.5)
    expect([first.volume, second.volume]).toEqual([1, 0.5])
    engine.setTimer(60)
    await engine.play()
    media.advance(first, 60)
    expect([first.volume, second.volume]).toEqual([0, 0])
  })

  it('is muted with the first one', async () => {
    await engine.joinCompanion(sound('second'))
    engine.toggleMute()
    expect([first.muted, second.muted]).toEqual([true, true])
    engine.toggleMute()
    expect([first.muted, second.muted]).toEqual([false, false])
  })

  it('is silent while the first one waits for data', async () => {
    await engine.play()
    await engine.joinCompanion(sound('second'))
    first.dispatchEvent(new Event('waiting'))
    expect(second.paused).toBe(true)
  })

  it('leaves the first one alone when it cannot join, and tries again', async () => {
    broken = true
    await engine.play()
    await engine.joinCompanion(sound('second'))
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', companion: { kind: 'failed' } })
    broken = false
    await engine.joinCompanion(sound('second'))
    expect(engine.snapshot().companion.kind).toBe('on')
  })

  it('goes on with a fresh link, at its volume, when the old one expires in the middle', async () => {
    await engine.play()
    await engine.joinCompanion(sound('second'))
    engine.setCompanionVolume(0.3)
    media.advance(first, 300)
    media.breakDown(second)
    expect(engine.snapshot().companion.kind).toBe('loading')
    await expect.poll(() => engine.snapshot().companion.kind).toBe('on')
    expect(second.src).toContain('renewed')
    expect(second.paused).toBe(false)
    expect(second.volume).toBe(0.3)
    expect(second.currentTime).toBeCloseTo(first.currentTime)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', companion: { title: 'second' } })
  })

  it('says so when its sound is gone for good, instead of being silent', async () => {
    await engine.play()
    await engine.joinCompanion(sound('second'))
    broken = true
    media.breakDown(second)
    await expect.poll(() => engine.snapshot().companion.kind).toBe('failed')
    expect(engine.snapshot().phase).toBe('playing')
  })

  it('leaves when switched off, also while still loading', async () => {
    const joining = engine.joinCompanion(sound('second'))
    engine.leaveCompanion()
    await joining
    await expect.poll(() => engine.snapshot().companion).toEqual({ kind: 'off' })
    expect(second.getAttribute('src')).toBeNull()
  })
})
