import { getJstDay } from '@hibiki/calendar'
import {
  addPlayedSound,
  type ChosenSound,
  chooseNextSound,
  emptyProgress,
  type PlaylistProgress,
  type SectionPlaylist,
} from './playlist.rules.ts'

/** What a device remembers of a section's playlists, so that it goes on where it was. */
export interface StoredPlaylists {
  progress: PlaylistProgress
  /** The sound of each playlist that was heard last, and its place. */
  places: Readonly<Record<string, { soundId: string; seconds: number }>>
}

/** The place in a sound is stored this often. */
const SAVE_INTERVAL_MS = 5_000

export interface PlaylistCursor {
  /** Returns where to go on with a playlist, or null where it begins with its next sound. */
  resume(playlist: SectionPlaylist): { soundId: string; seconds: number } | null
  /** Chooses the next sound of these after another one; `take` remembers the choice. */
  choose(playlist: SectionPlaylist, afterId: string | null): { soundId: string; take: () => void } | null
  /** Remembers what is heard. */
  recordProgress(playlist: SectionPlaylist, heard: { id: string; seconds: number }): void
}

/**
 * Follows what a section plays of its playlists. A sound counts as played once it is heard, because the next one is chosen before the end of
 * the one that is heard.
 *
 * @param options.getServerMs the time by the service's clock
 */
export function createPlaylistCursor(options: {
  sectionId: string
  stored: StoredPlaylists | null
  save: (stored: StoredPlaylists) => void
  getServerMs: () => number
}): PlaylistCursor {
  const { sectionId, save, getServerMs } = options
  let { progress, places } = options.stored ?? { progress: emptyProgress, places: {} }
  /** Sounds of each playlist that were chosen but are not heard yet. */
  const waiting = new Map<string, ChosenSound[]>()
  let savedAtMs = 0

  const getToday = () => getJstDay(new Date(getServerMs()))
  /** Several playlists may play at once, so each adds its sounds to the progress of all. */
  const addPlayed = (playlist: SectionPlaylist, sounds: readonly ChosenSound[]) =>
    sounds.reduce((before, sound) => addPlayedSound(before, playlist, sound, getToday()), progress)

  return {
    resume({ id, soundIds }) {
      waiting.delete(id)
      const place = places[id]
      const isOfToday = progress.day === getToday()
      return place && isOfToday && soundIds.includes(place.soundId) ? place : null
    },
    choose(playlist, afterId) {
      const chosen = waiting.get(playlist.id) ?? []
      const next = chooseNextSound(addPlayed(playlist, chosen), playlist, {
        sectionId,
        day: getToday(),
        afterId: afterId ?? places[playlist.id]?.soundId ?? null,
      })
      return next && { soundId: next.soundId, take: () => void waiting.set(playlist.id, [...chosen, next]) }
    },
    recordProgress(playlist, heard) {
      const { id } = playlist
      const chosen = waiting.get(id) ?? []
      const index = chosen.findIndex(({ soundId }) => soundId === heard.id)
      const place = places[id]
      // A sound that is further back than it was has begun again.
      const isNew = place?.soundId !== heard.id || heard.seconds < place.seconds
      if (isNew && index >= 0) {
        progress = addPlayed(playlist, chosen.slice(0, index + 1))
        waiting.set(id, chosen.slice(index + 1))
      }
      places = { ...places, [id]: { soundId: heard.id, seconds: heard.seconds } }
      const nowMs = Date.now()
      if (!isNew && nowMs - savedAtMs < SAVE_INTERVAL_MS) return
      savedAtMs = nowMs
      save({ progress, places })
    },
  }
}
