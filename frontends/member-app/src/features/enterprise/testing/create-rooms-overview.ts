import type { OverviewSection, RoomsOverview } from '../types.ts'

/** Creates the overview of one room with one section, which is stopped and has one sound. */
export const createRoomsOverview = (section: Partial<OverviewSection> = {}): RoomsOverview => ({
  serverTime: '2026-11-22T12:10:00.000Z',
  rooms: [
    {
      roomId: 'r1',
      roomName: 'ロビー',
      sections: [
        {
          sectionId: 's1',
          sectionName: '窓側',
          state: 'stopped',
          shouldPlay: false,
          volumeLimit: null,
          isOpen: true,
          stoppedSince: null,
          offlineSince: null,
          reportedAt: '2026-11-22T12:09:55.000Z',
          deviceName: 'iPad',
          hasSchedule: false,
          nextChangeAt: null,
          silence: {
            reason: section.managements?.length === 0 ? 'noSounds' : 'neverStarted',
            since: null,
            until: null,
            stoppedBy: null,
          },
          managements: [createManagement('m1', '波')],
          playlists: [],
          ...section,
        },
      ],
    },
  ],
})

export const createManagement = (id: string, title: string): OverviewSection['managements'][number] => ({
  id,
  soundId: `sound-${id}`,
  title,
  withMusic: false,
  playing: false,
  heard: false,
  volume: 0.5,
})
