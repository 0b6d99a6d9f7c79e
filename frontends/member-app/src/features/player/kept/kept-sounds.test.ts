import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaches } from '../../../testing/fake-caches.ts'
import { type KeptSound, keptSounds } from './kept-sounds.ts'

const cacheName = 'hibiki-kept-sounds'
const soundOf = (id: string) => ({
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
  sound: soundOf(id),
  plan: { dmvTypeCode: '02', planCode: '01' },
  peaks: [0.5],
})
const titles = (kept: readonly KeptSound[]) => kept.map(({ sound }) => sound.title)

let caches: ReturnType<typeof fakeCaches>
let answer: () => Response | Promise<Response>
let fetched: number

beforeEach(() => {
  caches = fakeCaches()
  fetched = 0
  answer = () => new Response('sound', { headers: { 'content-length': '5' } })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => {
    fetched += 1
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the sounds on the device', () => {
  it('are the last three heard, newest first, and no signature is among what is stored', async () => {
    for (const [at, id] of ['1', '2', '3', '1', '4'].entries()) await keptSounds.keep(heard(id), at)
    expect(titles(await keptSounds.of('a', 5))).toEqual(['音 4', '音 1', '音 3'])
    expect(caches.pathsIn(cacheName)).toEqual([
      '/api/media/1',
      '/api/media/3',
      '/api/media/4',
      '/kept-sounds',
    ])
    expect(fetched).toBe(4)
    expect(JSON.stringify(await keptSounds.of('a', 5))).not.toContain('sig')
    expect(await keptSounds.pathOf('3')).toBe('/api/media/3')
    expect(await keptSounds.peaksOf('3')).toEqual([0.5])
  })

  it('are left as they are when another tab never gives the lock back', async () => {
    await keptSounds.keep(heard('1'))
    vi.useFakeTimers()
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('navigator', { locks: { request } })
    try {
      const done = keptSounds.keep(heard('2'))
      await vi.advanceTimersByTimeAsync(11_000)
      await done
      expect(titles(await keptSounds.of('a'))).toEqual(['音 1'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are to stay when the device runs low: the browser is asked once one was stored, and may refuse', async () => {
    const persist = vi.fn().mockResolvedValueOnce(false).mockRejectedValue(new Error('not now'))
    vi.stubGlobal('navigator', { storage: { persist } })
    answer = () => new Response('', { status: 403, headers: { 'content-length': '1' } })
    await keptSounds.keep(heard('1'))
    expect(persist).not.toHaveBeenCalled()
    answer = () => new Response('sound', { headers: { 'content-length': '5' } })
    for (const id of ['1', '2']) await keptSounds.keep(heard(id))
    expect(persist).toHaveBeenCalledTimes(2)
    expect(titles(await keptSounds.of('a'))).toHaveLength(2)
    // What is on the device already was asked for then.
    await keptSounds.keep(heard('1'))
    expect(persist).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['refused', () => new Response('', { status: 403, headers: { 'content-length': '1' } })],
    ['in part', () => new Response('s', { status: 206, headers: { 'content-length': '1' } })],
    ['too large', () => new Response('s', { headers: { 'content-length': String(65 * 1024 * 1024) } })],
    ['of unknown size', () => new Response('s')],
    ['unreachable', () => Promise.reject(new TypeError('no network'))],
  ])('do not hold one that is %s', async (_what, given) => {
    answer = given
    await keptSounds.keep(heard('1'))
    expect(await keptSounds.of('a')).toEqual([])
  })

  it('are those of one member, and go with the session, also what is just being fetched', async () => {
    await keptSounds.keep(heard('1'))
    expect(await keptSounds.of('b')).toEqual([])
    const arriving = Promise.withResolvers<Response>()
    answer = () => arriving.promise
    const keeping = keptSounds.keep(heard('2'))
    await keptSounds.clear()
    arriving.resolve(new Response('sound', { headers: { 'content-length': '5' } }))
    await keeping
    expect(caches.pathsIn(cacheName)).toEqual([])
    expect(await keptSounds.of('a')).toEqual([])
  })

  it('go when the member may not use them any more, and when nobody said so for a month', async () => {
    for (const id of ['1', '2', '3']) await keptSounds.keep(heard(id), 0)
    const answers: Record<string, 'allowed' | 'refused' | 'unknown'> = {
      1: 'allowed',
      2: 'refused',
      3: 'unknown',
    }
    const twentyDays = 20 * 86_400_000
    await keptSounds.review('a', async ({ sound }) => answers[sound.id] ?? 'unknown', twentyDays)
    expect(titles(await keptSounds.of('a', twentyDays))).toEqual(['音 3', '音 1'])
    expect(caches.pathsIn(cacheName)).not.toContain('/api/media/2')
    expect(titles(await keptSounds.of('a', 2 * twentyDays))).toEqual(['音 1'])
  })

  it('are confirmed by what the server sent, not by being played from the device', async () => {
    const twentyDays = 20 * 86_400_000
    await keptSounds.keep(heard('1'), 0)
    await keptSounds.keep({ ...heard('1'), peaks: null }, twentyDays)
    expect(await keptSounds.of('a', twentyDays)).toMatchObject([
      { heardAtMs: twentyDays, confirmedAtMs: 0, peaks: [0.5] },
    ])
    expect(await keptSounds.of('a', 2 * twentyDays)).toEqual([])
  })

  it('of another member go as soon as somebody else is here', async () => {
    await keptSounds.keep(heard('1'))
    await keptSounds.review('b', async () => 'allowed')
    expect(caches.pathsIn(cacheName)).toEqual(['/kept-sounds'])
  })
})
