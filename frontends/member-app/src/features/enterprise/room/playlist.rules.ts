import { hashText, mixBits } from '@hibiki/text'
import type { RoomSection } from '../types.ts'

export type SectionPlaylist = Pick<
  RoomSection['playlists'][number],
  'id' | 'playlistId' | 'isShuffled' | 'soundIds'
>

/** What a section has played of its playlists today. */
export interface PlaylistProgress {
  /** yyyy-MM-dd in Japan */
  day: string
  /** How often each playlist has been played through. */
  laps: Readonly<Record<string, number>>
  /** The sounds that do not come again until all others of their list have been played. */
  playedIds: readonly string[]
}

/** A sound of a playlist that was chosen, and is played once it is heard. */
export interface ChosenSound {
  soundId: string
  /** The day and the lap of the playlist for which it was chosen. */
  day: string
  lap: number
}

export const emptyProgress: PlaylistProgress = { day: '', laps: {}, playedIds: [] }

/**
 * Returns the order in which a section plays a list. That of a shuffled list is a function of the section, the day and the sounds, so that
 * a device finds it again after a restart, and rooms side by side differ.
 */
export function orderSounds(
  { playlistId, isShuffled, soundIds }: SectionPlaylist,
  { sectionId, day, lap }: { sectionId: string; day: string; lap: number },
): string[] {
  if (!isShuffled) return [...soundIds]
  const ranks = new Map(
    soundIds.map((id) => [id, mixBits(hashText([sectionId, day, playlistId, lap, id].join(' ')))]),
  )
  return [...soundIds].sort(
    (idA, idB) => (ranks.get(idA) ?? 0) - (ranks.get(idB) ?? 0) || (idA < idB ? -1 : 1),
  )
}

/**
 * Chooses the next sound of a list: the first one that was not played today, whichever list played it. Once all were played, they come again,
 * none of them twice in a row.
 *
 * @param options.afterId the sound before
 * @returns null for a list without sounds
 */
export function chooseNextSound(
  progress: PlaylistProgress,
  playlist: SectionPlaylist,
  options: { sectionId: string; day: string; afterId: string | null },
): ChosenSound | null {
  const { sectionId, day, afterId } = options
  const { laps, playedIds } = toProgressOfDay(progress, day)
  const { playlistId, soundIds } = playlist
  const isOver = soundIds.every((id) => playedIds.includes(id))
  const lap = (laps[playlistId] ?? 0) + (isOver ? 1 : 0)
  const order = orderSounds(playlist, { sectionId, day, lap }).filter(
    (id) => isOver || !playedIds.includes(id),
  )
  const soundId = order.find((id) => id !== afterId) ?? order[0]
  return soundId === undefined ? null : { soundId, day, lap }
}

const toProgressOfDay = (progress: PlaylistProgress, day: string): PlaylistProgress =>
  progress.day === day ? progress : { ...emptyProgress, day }

/** Returns the progress after a chosen sound began on a day, which may be a later one than that of its choice. */
export function addPlayedSound(
  progress: PlaylistProgress,
  { playlistId, soundIds }: Pick<SectionPlaylist, 'playlistId' | 'soundIds'>,
  chosen: ChosenSound,
  day: string,
): PlaylistProgress {
  const { laps, playedIds } = toProgressOfDay(progress, day)
  const lapBefore = laps[playlistId] ?? 0
  const lap = chosen.day === day ? Math.max(chosen.lap, lapBefore) : lapBefore
  const others = playedIds.filter(
    (id) => id !== chosen.soundId && (lap === lapBefore || !soundIds.includes(id)),
  )
  return { day, laps: { ...laps, [playlistId]: lap }, playedIds: [...others, chosen.soundId] }
}
