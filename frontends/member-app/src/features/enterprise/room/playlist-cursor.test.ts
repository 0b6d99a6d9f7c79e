import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaylistCursor, type StoredPlaylists } from './playlist-cursor.ts'

const playlist = { id: 'item', playlistId: 'list', isShuffled: false, soundIds: ['a', 'b', 'c'] }
let stored: StoredPlaylists | null
const open = () =>
  createPlaylistCursor({
    sectionId: 's',
    stored,
    save: (next) => {
      stored = JSON.parse(JSON.stringify(next))
    },
    getServerMs: () => Date.now(),
  })

beforeEach(() => {
  stored = null
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12) })
})
afterEach(() => vi.useRealTimers())

/** Takes the next sound, as the player does before the end of the sound that is heard. */
function take(cursor: ReturnType<typeof open>, afterId: string | null) {
  const chosen = cursor.choose(playlist, afterId)
  chosen?.take()
  return chosen?.soundId
}

describe('a device that starts again', () => {
  it('goes on in the sound that was heard, and then with the one that waited', () => {
    const before = open()
    expect(before.resume(playlist)).toBeNull()
    take(before, null)
    before.recordProgress(playlist, { id: 'a', seconds: 0 })
    expect(take(before, 'a')).toBe('b')
    vi.advanceTimersByTime(6000)
    before.recordProgress(playlist, { id: 'a', seconds: 6 })

    const after = open()
    expect(after.resume(playlist)).toEqual({ soundId: 'a', seconds: 6 })
    after.recordProgress(playlist, { id: 'a', seconds: 7 })
    expect(take(after, 'a')).toBe('b')
    after.recordProgress(playlist, { id: 'b', seconds: 0 })
    expect(take(after, 'b')).toBe('c')
  })

  it('begins the order of the day on another day, or when its sound left the list', () => {
    const before = open()
    take(before, null)
    before.recordProgress(playlist, { id: 'a', seconds: 3 })
    expect(open().resume({ ...playlist, soundIds: ['b', 'c'] })).toBeNull()
    vi.advanceTimersByTime(24 * 3_600_000)
    const after = open()
    expect(after.resume(playlist)).toBeNull()
    expect(take(after, null)).toBe('b')
  })

  it('counts a sound that begins after midnight for the new day, whenever it was chosen', () => {
    vi.setSystemTime(new Date('2026-11-30T23:59:50+09:00'))
    const cursor = open()
    take(cursor, null)
    cursor.recordProgress(playlist, { id: 'a', seconds: 0 })
    expect(take(cursor, 'a')).toBe('b')
    vi.setSystemTime(new Date('2026-12-01T00:00:10+09:00'))
    cursor.recordProgress(playlist, { id: 'b', seconds: 0 })
    expect(stored?.progress).toEqual({ day: '2026-12-01', laps: { list: 0 }, playedIds: ['b'] })
    expect([take(cursor, 'b'), take(cursor, 'a')]).toEqual(['a', 'c'])
  })

  it('remembers no sound that could not be loaded', () => {
    const cursor = open()
    expect(cursor.choose(playlist, null)?.soundId).toBe('a')
    expect(take(cursor, null)).toBe('a')
  })

  it('repeats the only sound of a list without remembering ever more', () => {
    const only = { ...playlist, soundIds: ['a'] }
    const cursor = open()
    for (let lap = 0; lap < 5; lap++) {
      const chosen = cursor.choose(only, lap === 0 ? null : 'a')
      expect(chosen?.soundId).toBe('a')
      chosen?.take()
      cursor.recordProgress(only, { id: 'a', seconds: 0 })
      cursor.recordProgress(only, { id: 'a', seconds: 200 })
    }
    expect(stored?.progress.laps).toEqual({ list: 4 })
  })

  it('remembers what two playlists play at the same time', () => {
    const other = { id: 'other item', playlistId: 'other list', isShuffled: false, soundIds: ['x', 'a', 'y'] }
    const cursor = open()
    take(cursor, null)
    cursor.choose(other, null)?.take()
    cursor.recordProgress(playlist, { id: 'a', seconds: 0 })
    cursor.recordProgress(other, { id: 'x', seconds: 0 })
    expect(stored?.progress.playedIds).toEqual(['a', 'x'])
    expect(cursor.choose(other, 'x')?.soundId).toBe('y')
  })
})
