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
    before.note(playlist, { id: 'a', seconds: 0 })
    expect(take(before, 'a')).toBe('b')
    vi.advanceTimersByTime(6000)
    before.note(playlist, { id: 'a', seconds: 6 })

    const after = open()
    expect(after.resume(playlist)).toEqual({ soundId: 'a', seconds: 6 })
    after.note(playlist, { id: 'a', seconds: 7 })
    expect(take(after, 'a')).toBe('b')
    after.note(playlist, { id: 'b', seconds: 0 })
    expect(take(after, 'b')).toBe('c')
  })

  it('begins the order of the day on another day, or when its sound left the list', () => {
    const before = open()
    take(before, null)
    before.note(playlist, { id: 'a', seconds: 3 })
    expect(open().resume({ ...playlist, soundIds: ['b', 'c'] })).toBeNull()
    vi.advanceTimersByTime(24 * 3_600_000)
    const after = open()
    expect(after.resume(playlist)).toBeNull()
    expect(take(after, null)).toBe('b')
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
      cursor.note(only, { id: 'a', seconds: 0 })
      cursor.note(only, { id: 'a', seconds: 200 })
    }
    expect(stored?.progress.laps).toEqual({ list: 4 })
  })
})
