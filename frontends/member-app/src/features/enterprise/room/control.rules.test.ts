import { describe, expect, it } from 'vitest'
import type { RoomsOverview } from '../types.ts'
import { applyRoomChange, type RoomChange } from './control.rules.ts'

const management = (id: string) => ({
  id,
  soundId: `sound ${id}`,
  title: id,
  withMusic: false,
  heard: false,
  playing: id === 'a1',
  volume: 0.5,
})
const section = (id: string, ids: string[]) => ({
  sectionId: id,
  sectionName: id,
  state: 'free' as const,
  shouldPlay: false,
  volumeLimit: null,
  isOpen: true,
  deviceName: '',
  stoppedSince: null,
  offlineSince: null,
  reportedAt: null,
  hasSchedule: false,
  nextChangeAt: null,
  silence: null,
  managements: ids.map(management),
  playlists: [],
})
const overview: RoomsOverview = {
  serverTime: '2026-11-22T12:00:00.000Z',
  rooms: [
    { roomId: 'A', roomName: 'A', sections: [section('a', ['a1', 'a2'])] },
    { roomId: 'B', roomName: 'B', sections: [section('b', ['b1'])] },
  ],
}
const shown = (change: RoomChange) =>
  applyRoomChange(overview, change).rooms.flatMap(({ sections }) =>
    sections.flatMap(({ managements }) => managements.map(({ playing, volume }) => [playing, volume])),
  )

describe('a change shown before it is confirmed', () => {
  it.each<[string, RoomChange, unknown]>([
    [
      'one sound',
      { sectionId: 'a', managementId: 'a2', playing: true },
      [
        [true, 0.5],
        [true, 0.5],
        [false, 0.5],
      ],
    ],
    [
      'the volume of a sound',
      { sectionId: 'a', managementId: 'a1', volume: 0.1 },
      [
        [true, 0.1],
        [false, 0.5],
        [false, 0.5],
      ],
    ],
    [
      'a room, stopped',
      { roomId: 'A', playing: false },
      [
        [false, 0.5],
        [false, 0.5],
        [false, 0.5],
      ],
    ],
    [
      'all, started: what, says the service',
      { playing: true },
      [
        [true, 0.5],
        [false, 0.5],
        [false, 0.5],
      ],
    ],
    [
      'a room, much louder',
      { roomId: 'B', volumeStep: 0.8 },
      [
        [true, 0.5],
        [false, 0.5],
        [false, 1],
      ],
    ],
  ])('%s', (_what, change, expected) => {
    expect(shown(change)).toEqual(expected)
  })
})
