import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Voice } from '../types.ts'
import { createMixer, type Mixer } from './mixer.ts'

const begun = Date.UTC(2026, 10, 22, 12)
const voice = (id: string): Voice => ({
  managementId: id,
  soundId: `sound-${id}`,
  path: `/media/${id}`,
  volume: 0.5,
})

/** The loads that were begun, which the test continues. */
let loads: { soundId: string; onProgress: () => void; done: PromiseWithResolvers<Blob> }[]
let mixer: Mixer

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** jsdom has no media playback. */
function fakePlayback() {
  const playing = new WeakSet<HTMLMediaElement>()
  const proto = HTMLMediaElement.prototype
  vi.spyOn(proto, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
  vi.spyOn(proto, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this)
  })
  vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: begun })
  fakePlayback()
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:x'
      static override revokeObjectURL = () => undefined
    },
  )
  loads = []
  mixer = createMixer({
    place: document.body,
    load(soundId, _path, onProgress) {
      const done = Promise.withResolvers<Blob>()
      loads.push({ soundId, onProgress, done })
      return done.promise
    },
    onBlocked: () => undefined,
    onChange: () => undefined,
  })
})
afterEach(() => {
  mixer.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sound that is still loading', () => {
  it('is loaded once, however often it is ordered until then', async () => {
    for (let tick = 0; tick < 3; tick += 1) {
      mixer.play([voice('a')])
      await pass(5)
    }
    expect(loads).toHaveLength(1)
    loads[0]?.done.resolve(new Blob())
    await pass(1)
    expect(mixer.listSounding()).toEqual(['sound-a'])
  })

  it('returns when it last received data, until it is loaded', async () => {
    expect(mixer.getLoadProgressMs()).toBeNull()
    mixer.play([voice('a'), voice('b')])
    expect(mixer.getLoadProgressMs()).toBe(begun)
    await pass(60)
    loads[0]?.onProgress()
    await pass(10)
    expect(mixer.getLoadProgressMs()).toBe(begun + 60_000)
    loads[0]?.done.resolve(new Blob())
    await pass(1)
    expect(mixer.getLoadProgressMs()).toBe(begun)
    loads[1]?.done.resolve(new Blob())
    await pass(1)
    expect(mixer.getLoadProgressMs()).toBeNull()
  })

  it('no longer counts as loading when its order is withdrawn', async () => {
    mixer.play([voice('a')])
    mixer.play([])
    expect(mixer.getLoadProgressMs()).toBeNull()
  })

  it('counts as loading after a failure only when the retry receives data', async () => {
    mixer.play([voice('a')])
    loads[0]?.done.reject(new TypeError('Failed to fetch'))
    await pass(5)
    expect(mixer.getLoadProgressMs()).toBeNull()
    mixer.play([voice('a')])
    expect(loads).toHaveLength(2)
    expect(mixer.getLoadProgressMs()).toBeNull()
    loads[1]?.onProgress()
    expect(mixer.getLoadProgressMs()).toBe(begun + 5000)
  })
})
