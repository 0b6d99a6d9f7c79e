import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaylistVoice, SoundVoice } from '../types.ts'
import { createMixer, type Mixer } from './mixer.ts'
import { createPlaylistCursor } from './playlist-cursor.ts'

const begun = Date.UTC(2026, 10, 22, 12)
const voice = (id: string): SoundVoice => ({
  managementId: id,
  soundId: `sound-${id}`,
  path: `/media/${id}`,
  volume: 0.5,
})

/** The loads that were begun, which the test continues. */
let loads: { soundId: string; onProgress: () => void; done: PromiseWithResolvers<Blob> }[]
let mixer: Mixer
/** The sounds on the device. */
let stored: Set<string>
/** What was heard after each change. */
let changes: string[][]

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
  stored = new Set()
  changes = []
  mixer = createMixer({
    place: document.body,
    load(soundId, _path, onProgress) {
      const done = Promise.withResolvers<Blob>()
      loads.push({ soundId, onProgress, done })
      return done.promise
    },
    isStored: async (soundId) => stored.has(soundId),
    cursor: createPlaylistCursor({
      sectionId: 's',
      stored: null,
      save: () => undefined,
      getServerMs: () => Date.now(),
    }),
    onBlocked: () => undefined,
    onChange: () => changes.push(mixer?.listSounding() ?? []),
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

describe('a playlist', () => {
  const playlist = (soundIds: string[]): PlaylistVoice => ({
    managementId: 'list',
    playlist: {
      id: 'list',
      playlistId: 'p',
      name: '朝',
      isShuffled: false,
      soundIds,
      playing: true,
      volume: 0.5,
    },
    paths: Object.fromEntries(soundIds.map((id) => [id, `/media/${id}`])),
    volume: 0.5,
  })
  const audio = () => document.querySelector('audio')
  const listLoads = () => loads.map(({ soundId }) => soundId)

  /** Lets the element play this far. */
  async function reach(seconds: number, ofSeconds: number) {
    const element = audio()
    if (!element) throw new Error('nothing plays')
    Object.defineProperty(element, 'duration', { value: ofSeconds, configurable: true })
    Object.defineProperty(element, 'currentTime', { value: seconds, configurable: true, writable: true })
    element.dispatchEvent(new Event('timeupdate'))
    await pass(0)
  }

  it('prepares the next sound before the end, and is never silent between two', async () => {
    mixer.play([playlist(['a', 'b', 'c'])])
    await pass(0)
    expect(listLoads()).toEqual(['a'])
    loads[0]?.done.resolve(new Blob())
    await pass(3)
    await reach(10, 100)
    expect(listLoads()).toEqual(['a'])
    await reach(75, 100)
    expect(listLoads()).toEqual(['a', 'b'])
    loads[1]?.done.resolve(new Blob())
    await pass(0)
    expect(mixer.listSounding()).toEqual(['a'])
    changes = []
    audio()?.dispatchEvent(new Event('ended'))
    await pass(0)
    expect(mixer.listSounding()).toEqual(['b'])
    expect(changes).not.toContainEqual([])
  })

  it('passes over a sound that cannot be loaded, and loads it when it is its turn again', async () => {
    mixer.play([playlist(['a', 'b'])])
    await pass(0)
    loads[0]?.done.reject(new TypeError('Failed to fetch'))
    await pass(0)
    expect(listLoads()).toEqual(['a', 'b'])
    loads[1]?.done.resolve(new Blob())
    await pass(3)
    expect(mixer.listSounding()).toEqual(['b'])
    await reach(90, 100)
    expect(listLoads()).toEqual(['a', 'b', 'a'])
  })

  it('plays a sound that is on the device where the line is slow, and the slow one later, loaded once', async () => {
    stored.add('c')
    mixer.play([playlist(['a', 'b', 'c'])])
    await pass(0)
    loads[0]?.done.resolve(new Blob())
    await pass(3)
    await reach(75, 100)
    expect(listLoads()).toEqual(['a', 'b'])
    await pass(19)
    expect(listLoads()).toEqual(['a', 'b'])
    await pass(1)
    expect(listLoads()).toEqual(['a', 'b', 'c'])
    loads[2]?.done.resolve(new Blob())
    await pass(0)
    audio()?.dispatchEvent(new Event('ended'))
    await pass(0)
    expect(mixer.listSounding()).toEqual(['c'])
    await reach(75, 100)
    loads[1]?.done.resolve(new Blob())
    await pass(0)
    audio()?.dispatchEvent(new Event('ended'))
    await pass(0)
    expect(mixer.listSounding()).toEqual(['b'])
    expect(listLoads()).toEqual(['a', 'b', 'c'])
  })

  it('waits for a slow sound where no other one is on the device', async () => {
    mixer.play([playlist(['a', 'b'])])
    await pass(60)
    loads[0]?.done.resolve(new Blob())
    await pass(3)
    expect(mixer.listSounding()).toEqual(['a'])
    expect(listLoads()).toEqual(['a'])
  })

  it('asks the browser to play in each touch, also while its first sound loads', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    mixer.play([playlist(['a'])])
    await pass(0)
    const before = play.mock.calls.length
    mixer.play([playlist(['a'])])
    expect(play.mock.calls.length).toBe(before + 1)
    expect(listLoads()).toEqual(['a'])
  })

  it('goes on after a change of its list, and begins anew when the sound that is heard left it', async () => {
    mixer.play([playlist(['a', 'b'])])
    await pass(0)
    loads[0]?.done.resolve(new Blob())
    await pass(3)
    await reach(5, 100)
    mixer.play([playlist(['c', 'a'])])
    await pass(3)
    expect(mixer.listSounding()).toEqual(['a'])
    expect(document.querySelectorAll('audio')).toHaveLength(1)
    mixer.play([playlist(['c', 'b'])])
    await pass(0)
    expect(listLoads().at(-1)).toBe('c')
    loads.at(-1)?.done.resolve(new Blob())
    await pass(5)
    expect(mixer.listSounding()).toEqual(['c'])
    expect(document.querySelectorAll('audio')).toHaveLength(1)
  })
})
