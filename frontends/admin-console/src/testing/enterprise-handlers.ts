import { createErrorResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import type { ResponseOf } from '../api/call-types.ts'
import { http, mockResource } from './server.ts'

type Agency = ResponseOf<'GET /admin/enterprise-agencies/{id}'>
type Account = ResponseOf<'GET /admin/enterprise-accounts/{id}'>
type Room = ResponseOf<'GET /admin/enterprise-rooms/{id}'>
type Section = ResponseOf<'GET /admin/enterprise-sections/{id}'>
type Management = ResponseOf<'GET /admin/enterprise-managements/{id}'>
type Sound = ResponseOf<'GET /admin/enterprise-sounds/{id}'>
type Overview = ResponseOf<'GET /admin/enterprise-agencies/{id}/overview'>
type Change = ResponseOf<'GET /admin/enterprise-agencies/{id}/changes'>[number]
type Boards = ResponseOf<'GET /admin/enterprise-agencies/{id}/boards'>
type Report = ResponseOf<'GET /admin/enterprise-agencies/{id}/report'>

const NOW = '2026-11-22T03:00:00.000Z'

/** Returns a hotel with a room of two sections. */
export function createEnterpriseData() {
  const agencies: Agency[] = [
    {
      id: 'a-1',
      name: 'ひびきホテル',
      alertEmail: 'front@hotel.example',
      language: 'ja',
      accounts: 1,
      rooms: 1,
      closesOnHolidays: true,
      closingPeriods: [{ since: '2026-12-29', until: '2027-01-03', name: '年末年始' }],
      createdAt: '2026-11-01T03:00:00.000Z',
    },
  ]
  const accounts: Account[] = [
    {
      id: 'm-1',
      name: 'ひびきホテル',
      nameKana: null,
      loginName: 'enterprise',
      email: 'enterprise@hibiki.example',
      agencyId: 'a-1',
      agencyName: 'ひびきホテル',
    },
    {
      id: 'm-2',
      name: '湯の宿',
      nameKana: null,
      loginName: 'yunoyado',
      email: 'yado@hibiki.example',
      agencyId: null,
      agencyName: null,
    },
  ]
  const rooms: Room[] = [
    {
      id: 'r-1',
      name: 'ロビー',
      agencyId: 'a-1',
      agencyName: 'ひびきホテル',
      position: 0,
      openingHours: null,
      exceptions: [
        { day: '2026-12-24', kind: 'hours', hours: [{ from: '10:00', to: '23:00' }] },
        { day: '2026-12-31', kind: 'closed', hours: [] },
      ],
      sections: 2,
    },
  ]
  const section = {
    roomId: 'r-1',
    roomName: 'ロビー',
    agencyId: 'a-1',
    agencyName: 'ひびきホテル',
    windows: [],
    volumeLimit: { from: '22:00', to: '07:00', max: 0.3 },
    sounds: 2,
  }
  const sections: Section[] = [
    { ...section, id: 's-1', name: '受付', position: 0, deviceName: 'iPad', seenAt: NOW },
    { ...section, id: 's-2', name: 'ラウンジ', position: 1, deviceName: null, seenAt: null },
  ]
  const sounds: Sound[] = ['静かな部屋', '休憩室の午後', '雨の庭'].map((title, index) => ({
    id: `d-${index + 1}`,
    title,
    fileName: `room-${index + 1}.mp3`,
    experience: false,
    withMusic: index === 1,
    agencyId: null,
    roomId: null,
    sectionId: null,
    durationSeconds: 300,
    changedAt: NOW,
  }))
  const managements: Management[] = ['d-1', 'd-2'].map((soundId, index) => ({
    id: `g-${index + 1}`,
    sectionId: 's-1',
    soundId,
    title: sounds[index]?.title ?? '',
    sectionName: '受付',
    roomName: 'ロビー',
    agencyId: 'a-1',
    agencyName: 'ひびきホテル',
    fileName: sounds[index]?.fileName ?? '',
    withMusic: index === 1,
    playing: index === 0,
    volume: 0.5,
  }))
  const changes: Change[] = [
    {
      id: 'c-1',
      at: NOW,
      actorName: 'ひびきホテル',
      actorRole: 'enterprise',
      action: 'control',
      target: { sectionId: 's-1' },
      change: { volume: 0.5 },
      undoable: true,
      undoneAt: null,
    },
  ]
  const boards: Boards = [
    { boardId: 'b-1', name: 'フロント', rooms: null, seenAt: NOW, createdAt: NOW },
    {
      boardId: 'b-2',
      name: '事務所',
      rooms: [{ roomId: 'r-1', roomName: 'ロビー' }],
      seenAt: null,
      createdAt: NOW,
    },
  ]
  return { agencies, accounts, rooms, sections, sounds, managements, changes, boards }
}
type Data = ReturnType<typeof createEnterpriseData>

function toOverview({ rooms, sections, managements }: Data): Overview {
  return {
    serverTime: NOW,
    rooms: rooms.map((room) => ({
      roomId: room.id,
      roomName: room.name,
      sections: sections
        .filter(({ roomId }) => roomId === room.id)
        .map((section) => {
          const own = managements.filter(({ sectionId }) => sectionId === section.id)
          const isPlaying = own.some(({ playing }) => playing)
          return {
            sectionId: section.id,
            sectionName: section.name,
            isOpen: true,
            shouldPlay: isPlaying,
            state: section.deviceName === null ? 'free' : isPlaying ? 'playing' : 'stopped',
            stoppedSince: section.deviceName !== null && !isPlaying ? NOW : null,
            offlineSince: null,
            reportedAt: section.seenAt,
            deviceName: section.deviceName ?? '',
            volumeLimit: null,
            hasSchedule: section.windows.length > 0,
            nextChangeAt: null,
            silence: isPlaying ? null : { reason: 'noSounds', since: null, until: null, stoppedBy: null },
            playlists: [],
            managements: own.map(({ id, soundId, title, withMusic, playing, volume }) => ({
              id,
              soundId,
              title,
              withMusic,
              playing,
              volume,
              heard: playing,
            })),
          }
        }),
    })),
  }
}

const report: Report = ['2026-11-20', '2026-11-21'].map((day, index) => ({
  sectionId: 's-1',
  sectionName: '受付',
  roomName: 'ロビー',
  day,
  plannedMinutes: 480,
  playedMinutes: 480 - index * 12,
  interruptions: index,
  longestGapMinutes: index * 12,
}))

const agency = { agencyId: 'a-1', agencyName: 'ひびきホテル' }
const createId = (rows: unknown[]) => `new-${rows.length + 1}`

export function createEnterpriseHandlers(data: Data) {
  const { agencies, accounts, rooms, sections, managements, sounds, changes, boards } = data
  return [
    ...mockResource('enterprise-agencies', {
      rows: agencies,
      search: ({ name }) => [name],
      create: (body) => ({
        accounts: 0,
        rooms: 0,
        closesOnHolidays: false,
        closingPeriods: [],
        createdAt: NOW,
        ...body,
        id: createId(agencies),
      }),
      update: (row, body) => Object.assign(row, body),
      actions: {
        control(_, { sectionId, managementId, playing, volume }) {
          for (const management of managements) {
            if (sectionId !== undefined && management.sectionId !== sectionId) continue
            if (managementId !== undefined && management.id !== managementId) continue
            management.playing = playing ?? management.playing
            management.volume = volume ?? management.volume
          }
          return { changeId: 'c-1', sectionIds: ['s-1'] }
        },
        undo() {
          for (const change of changes) Object.assign(change, { undoable: false, undoneAt: NOW })
          return { sectionIds: ['s-1'] }
        },
      },
    }),
    http.get('/admin/enterprise-agencies/{id}/overview', () => toOverview(data)),
    http.get('/admin/enterprise-agencies/{id}/changes', () => changes),
    http.get('/admin/enterprise-agencies/{id}/report', () => report),
    http.get('/admin/enterprise-agencies/{id}/boards', () => boards),
    http.post('/admin/enterprise-agencies/{id}/boards/release', async ({ readBody }) => {
      const { boardId } = await readBody()
      boards.splice(
        boards.findIndex((board) => board.boardId === boardId),
        1,
      )
      return {}
    }),
    http.get('/admin/enterprise-agencies/{id}/proofs', () => ({
      isOffered: true,
      proofs: [
        {
          id: 'p1',
          month: '2026-10',
          version: 1,
          number: '202610-hotel-1',
          issuedAt: '2026-11-02T00:00:00.000Z',
          plannedMinutes: 1200,
          playedMinutes: 1187.5,
          isReplaced: false,
        },
      ],
    })),
    http.get('/admin/enterprise-agencies/{id}/report/csv', () => new HttpResponse<string>('\ufeff日付\r\n')),
    ...mockResource('enterprise-accounts', {
      rows: accounts,
      search: ({ name }) => [name],
      update: (row, body) => Object.assign(row, body),
    }),
    ...mockResource('enterprise-rooms', {
      rows: rooms,
      search: ({ name }) => [name],
      create: (body) => ({
        ...agency,
        position: 1,
        openingHours: null,
        exceptions: [],
        sections: 0,
        ...body,
        id: createId(rooms),
      }),
      update: (row, body) => Object.assign(row, body),
      remove: true,
    }),
    ...mockResource('enterprise-sections', {
      rows: sections,
      search: ({ name }) => [name],
      create: (body) => ({
        ...agency,
        roomName: 'ロビー',
        position: 2,
        windows: [],
        volumeLimit: null,
        sounds: 0,
        deviceName: null,
        seenAt: null,
        ...body,
        id: createId(sections),
      }),
      update: (row, body) => Object.assign(row, body),
      remove: true,
      actions: { free: (row) => Object.assign(row, { deviceName: null }) },
    }),
    ...mockResource('enterprise-managements', {
      rows: managements,
      search: ({ title }) => [title],
      create: (body) =>
        managements.some(({ soundId }) => soundId === body.soundId)
          ? createErrorResponse(
              409,
              'ENTERPRISE_SOUND_IN_SECTION',
              'この音源はすでに区画に登録されています。',
            )
          : {
              ...agency,
              title: '雨の庭',
              fileName: 'room-3.mp3',
              withMusic: false,
              sectionName: '受付',
              roomName: 'ロビー',
              playing: false,
              volume: 0.5,
              ...body,
              id: createId(managements),
            },
      remove: true,
    }),
    ...mockResource('enterprise-sounds', { rows: sounds, search: ({ title }) => [title] }),
  ]
}
