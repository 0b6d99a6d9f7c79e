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
}

/** Returns the overview with a change applied. Only the service knows which sounds a whole section starts, so those remain unchanged. */
export function applyRoomChange(overview: RoomsOverview, change: RoomChange): RoomsOverview {
  const { roomId, sectionId, managementId, playing, volume, volumeStep = 0 } = change
  const isConcerned = (namedId: string | undefined, id: string) => namedId === undefined || namedId === id
  return {
    ...overview,
    rooms: overview.rooms.map((room) => ({
      ...room,
      sections: room.sections.map((section) => {
        if (!isConcerned(roomId, room.roomId) || !isConcerned(sectionId, section.sectionId)) return section
        const managements = section.managements.map((management) => {
          if (!isConcerned(managementId, management.id)) return management
          const starts = playing === true && managementId === undefined
          return {
            ...management,
            playing: starts ? management.playing : (playing ?? management.playing),
            volume: Math.min(1, Math.max(0, (volume ?? management.volume) + volumeStep)),
          }
        })
        return { ...section, managements }
      }),
    })),
  }
}
