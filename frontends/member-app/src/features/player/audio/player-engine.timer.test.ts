// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlayRecorder } from '../record/play-recorder.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
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

const recorder: PlayRecorder = {
  begin: () => 'play-1',
  progress: () => false,
  report: () => undefined,
  leave: () => undefined,
  finish: () => undefined,
  session: () => null,
}

let media: ReturnType<typeof installFakeMedia>
let engine: PlayerEngine
let audio: HTMLAudioElement
let detach: () => void

beforeEach(() => {
  media = installFakeMedia()
  engine = createPlayerEngine({
    sound,
    renewLink: async (src) => src,
    recorder,
    monotonicMs: media.nowMs,
  })
  audio = document.createElement('audio')
  detach = engine.attach(audio)
})
afterEach(() => {
  detach()
  media.restore()
})

describe('a looped sound', () => {
  it('plays on from the beginning, and counts every second heard', async () => {
    engine.setLoop(true)
    await engine.play()
    media.advance(audio, 1500)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', position: 300, heardSeconds: 1500 })
  })
})

describe('the sleep timer of the player', () => {
  it('pauses one second after the chosen time, repeating a shorter sound meanwhile', async () => {
    expect(engine.setTimer(15 * 60)).toBe(true)
    await engine.play()
    media.advance(audio, 900.75)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', loop: false })
    media.advance(audio, 10)
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', heardSeconds: 901, timerEnded: true })
  })

  it('fades inside the chosen time and leaves the chosen volume as it was', async () => {
    engine.setVolume(0.8)
    engine.setTimer(60)
    await engine.play()
    media.advance(audio, 44)
    expect(audio.volume).toBe(0.8)
    media.advance(audio, 8.5)
    expect(audio.volume).toBeCloseTo(0.2)
    media.advance(audio, 7.5)
    expect(audio.volume).toBe(0)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', volume: 0.8 })
    media.advance(audio, 5)
    expect(engine.snapshot().phase).toBe('paused')
    expect(audio.volume).toBe(0.8)
  })

  it('mutes both tracks for the silent last second, because no volume can be set on iOS', async () => {
    const second = document.createElement('audio')
    const detachSecond = engine.attachAccompaniment(second)
    await engine.addAccompaniment({ ...sound, id: 'sound-2' })
    const muted = () => [audio.muted, second.muted]
    engine.setTimer(60)
    await engine.play()
    media.advance(audio, 59.5)
    expect(muted()).toEqual([false, false])
    media.advance(audio, 0.75)
    expect(muted()).toEqual([true, true])
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', muted: false })
    media.advance(audio, 5)
    expect(muted()).toEqual([false, false])
    detachSecond()
  })

  it('seeks back to where the fade began, and starts the same time again with the next play', async () => {
    engine.setTimer(60)
    await engine.play()
    media.advance(audio, 100)
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', position: 45.25, timerRemaining: 60 })
    await engine.play()
    media.advance(audio, 60.5)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', timerEnded: false })
    media.advance(audio, 5)
    expect(engine.snapshot()).toMatchObject({ phase: 'paused', heardSeconds: 122 })
  })

  it('does not count a pause, and starts again when a media key restarts it', async () => {
    engine.setTimer(60)
    await engine.play()
    media.advance(audio, 50)
    engine.pause()
    expect(engine.snapshot().timerRemaining).toBe(10)
    engine.restartTimer()
    await engine.play()
    expect(audio.volume).toBe(1)
    media.advance(audio, 59)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', timerRemaining: 1 })
  })

  it('is compared with the position in the track, and with the heard time once the sound repeats', async () => {
    engine.seek(400)
    expect(engine.setTimer(300)).toBe(false)
    expect(audio.loop).toBe(false)
    expect(engine.setTimer(450)).toBe(true)
    expect(engine.snapshot().timerRemaining).toBe(50)
    engine.setTimer(null)

    engine.setLoop(true)
    expect(engine.setTimer(300)).toBe(true)
    expect(engine.snapshot().timerRemaining).toBe(300)
  })

  it('does not end the sound for an impossible value', async () => {
    engine.setTimer(600)
    await engine.play()
    media.advance(audio, 200)
    expect(engine.setTimer(120)).toBe(false)
    media.advance(audio, 700)
    expect(engine.snapshot()).toMatchObject({ phase: 'playing', timerRemaining: null })
  })

  it('restores volume and loop when it is switched off', async () => {
    engine.setTimer(60)
    await engine.play()
    media.advance(audio, 55)
    engine.setTimer(null)
    expect(audio.volume).toBe(1)
    expect(audio.loop).toBe(false)
    expect(engine.snapshot().timerRemaining).toBeNull()
  })
})
