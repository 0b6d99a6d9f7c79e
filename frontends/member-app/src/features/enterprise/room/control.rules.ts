import type { RoomsOverview } from '../types.ts'

/** A change applies to one sound, a section or a room, or to everything where none is named. */
export interface RoomChange {
  roomId?: string
  sectionId?: string
  managementId?: string
  playing?: boolean
  volume?: number
  /** This is added to each volume. */
  volumeStep?: number
  /** Exactly this playlist shall play. */
  playlistId?: string
}

/** Returns the overview with a change applied. Only the service knows what a whole section starts, so that remains unchanged. */
export function applyRoomChange(overview: RoomsOverview, change: RoomChange): RoomsOverview {
  const { roomId, sectionId, managementId, playing, volume, volumeStep = 0 } = change
  const isConcerned = (namedId: string | undefined, id: string) => namedId === undefined || namedId === id
  return {
    ...overview,
    rooms: overview.rooms.map((room) => ({
      ...room,
      sections: room.sections.map((section) => {
        if (!isConcerned(roomId, room.roomId) || !isConcerned(sectionId, section.sectionId)) return section
        const change = <Item extends { id: string; playing: boolean; volume: number }>(item: Item): Item => {
          if (!isConcerned(managementId, item.id)) return item
          const starts = playing === true && managementId === undefined
          return {
            ...item,
            playing: starts ? item.playing : (playing ?? item.playing),
            volume: Math.min(1, Math.max(0, (volume ?? item.volume) + volumeStep)),
          }
        }
        const { managements, playlists } = section
        return { ...section, managements: managements.map(change), playlists: playlists.map(change) }
      }),
    })),
  }
}
