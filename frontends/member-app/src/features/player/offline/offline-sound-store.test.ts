import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeCaches } from '../../../testing/fake-caches.ts'
import { type OfflineSound, offlineSoundStore } from './offline-sound-store.ts'

const cacheName = 'hibiki-kept-sounds'
const createSound = (id: string) => ({
  id,
  soundSrc: `/api/media/${id}?exp=1&sig=secret`,
  title: `音 ${id}`,
  genre: '自然音',
  place: '',
  tags: [],
  durationSeconds: 600,
})
const heard = (id: string, userId = 'a') => ({
  userId,
  sound: createSound(id),
  plan: { dmvTypeCode: '02', planCode: '01' },
  peaks: [0.5],
})
const titles = (list: readonly OfflineSound[]) => list.map(({ sound }) => sound.title)

let caches: ReturnType<typeof createFakeCaches>
let respond: () => Response | Promise<Response>
let fetched: number

beforeEach(() => {
  caches = createFakeCaches()
  fetched = 0
  respond = () => new Response('sound', { headers: { 'content-length': '5' } })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => {
    fetched += 1
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the offline sounds', () => {
  it('are the last three sounds heard, newest first, stored without signatures', async () => {
    for (const [at, id] of ['1', '2', '3', '1', '4'].entries())
      await offlineSoundStore.download(heard(id), at)
    expect(titles(await offlineSoundStore.list('a', 5))).toEqual(['音 4', '音 1', '音 3'])
    expect(caches.pathsIn(cacheName)).toEqual([
      '/api/media/1',
      '/api/media/3',
      '/api/media/4',
      '/kept-sounds',
    ])
    expect(fetched).toBe(4)
    expect(JSON.stringify(await offlineSoundStore.list('a', 5))).not.toContain('sig')
    expect(await offlineSoundStore.findPath('3')).toBe('/api/media/3')
    expect(await offlineSoundStore.findPeaks('3')).toEqual([0.5])
  })

  it('stay unchanged when another tab never releases the lock', async () => {
    await offlineSoundStore.download(heard('1'))
    vi.useFakeTimers()
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('navigator', { locks: { request } })
    try {
      const done = offlineSoundStore.download(heard('2'))
      await vi.advanceTimersByTimeAsync(11_000)
      await done
      expect(titles(await offlineSoundStore.list('a'))).toEqual(['音 1'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are stored although the browser refuses persistent storage, which is requested after each new one', async () => {
    const persist = vi.fn().mockResolvedValueOnce(false).mockRejectedValue(new Error('not now'))
    vi.stubGlobal('navigator', { storage: { persist } })
    respond = () => new Response('', { status: 403, headers: { 'content-length': '1' } })
    await offlineSoundStore.download(heard('1'))
    expect(persist).not.toHaveBeenCalled()
    respond = () => new Response('sound', { headers: { 'content-length': '5' } })
    for (const id of ['1', '2']) await offlineSoundStore.download(heard(id))
    expect(persist).toHaveBeenCalledTimes(2)
    expect(titles(await offlineSoundStore.list('a'))).toHaveLength(2)
    // Persistent storage was requested when the first sound was stored.
    await offlineSoundStore.download(heard('1'))
    expect(persist).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['refused', () => new Response('', { status: 403, headers: { 'content-length': '1' } })],
    ['in part', () => new Response('s', { status: 206, headers: { 'content-length': '1' } })],
    ['too large', () => new Response('s', { headers: { 'content-length': String(65 * 1024 * 1024) } })],
    ['of unknown size', () => new Response('s')],
    ['unreachable', () => Promise.reject(new TypeError('no network'))],
  ])('exclude a sound whose response is %s', async (_what, given) => {
    respond = given
    await offlineSoundStore.download(heard('1'))
    expect(await offlineSoundStore.list('a')).toEqual([])
  })

  it('belong to one member and are deleted with the session, including one that is being fetched', async () => {
    await offlineSoundStore.download(heard('1'))
    expect(await offlineSoundStore.list('b')).toEqual([])
    const arriving = Promise.withResolvers<Response>()
    respond = () => arriving.promise
    const downloading = offlineSoundStore.download(heard('2'))
    await offlineSoundStore.clear()
    arriving.resolve(new Response('sound', { headers: { 'content-length': '5' } }))
    await downloading
    expect(caches.pathsIn(cacheName)).toEqual([])
    expect(await offlineSoundStore.list('a')).toEqual([])
  })

  it('are deleted when the member may not use them any more, and expire unconfirmed after a month', async () => {
    for (const id of ['1', '2', '3']) await offlineSoundStore.download(heard(id), 0)
    const permissions: Record<string, 'allowed' | 'refused' | 'unknown'> = {
      1: 'allowed',
      2: 'refused',
      3: 'unknown',
    }
    const twentyDays = 20 * 86_400_000
    await offlineSoundStore.review('a', async ({ sound }) => permissions[sound.id] ?? 'unknown', twentyDays)
    expect(titles(await offlineSoundStore.list('a', twentyDays))).toEqual(['音 3', '音 1'])
    expect(caches.pathsIn(cacheName)).not.toContain('/api/media/2')
    expect(titles(await offlineSoundStore.list('a', 2 * twentyDays))).toEqual(['音 1'])
  })

  it('are confirmed by a response of the server, not by a play from the device', async () => {
    const twentyDays = 20 * 86_400_000
    await offlineSoundStore.download(heard('1'), 0)
    await offlineSoundStore.download({ ...heard('1'), peaks: null }, twentyDays)
    expect(await offlineSoundStore.list('a', twentyDays)).toMatchObject([
      { heardAtMs: twentyDays, confirmedAtMs: 0, peaks: [0.5] },
    ])
    expect(await offlineSoundStore.list('a', 2 * twentyDays)).toEqual([])
  })

  it('are deleted when another member logs in', async () => {
    await offlineSoundStore.download(heard('1'))
    await offlineSoundStore.review('b', async () => 'allowed')
    expect(caches.pathsIn(cacheName)).toEqual(['/kept-sounds'])
  })
})
