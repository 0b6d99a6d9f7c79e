import type { Overview } from '../types.ts'

/** What is changed: one sound, a section, a room, or everything where none is named. */
export interface Change {
  roomId?: string
  sectionId?: string
  managementId?: string
  playing?: boolean
  volume?: number
  /** Added to each volume. */
  volumeStep?: number
}

/** The rooms as they will be ordered. Which sounds a whole section starts is only known by the service: those stay as they are. */
export function applyChange(overview: Overview, change: Change): Overview {
  const { roomId, sectionId, managementId, playing, volume, volumeStep = 0 } = change
  const isMeant = (wanted: string | undefined, id: string) => wanted === undefined || wanted === id
  return {
    ...overview,
    rooms: overview.rooms.map((room) => ({
      ...room,
      sections: room.sections.map((section) => {
        if (!isMeant(roomId, room.roomId) || !isMeant(sectionId, section.sectionId)) return section
        const managements = section.managements.map((management) => {
          if (!isMeant(managementId, management.id)) return management
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
