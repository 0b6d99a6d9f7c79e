import type { ResponseOf } from '../api/call-types.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

type Agency = ResponseOf<'GET /admin/enterprise-agencies/{id}'>
type Account = ResponseOf<'GET /admin/enterprise-accounts/{id}'>
type Room = ResponseOf<'GET /admin/enterprise-rooms/{id}'>
type Section = ResponseOf<'GET /admin/enterprise-sections/{id}'>
type Management = ResponseOf<'GET /admin/enterprise-managements/{id}'>
type Sound = ResponseOf<'GET /admin/enterprise-sounds/{id}'>
type Overview = ResponseOf<'GET /admin/enterprise-agencies/{id}/overview'>
type Change = ResponseOf<'GET /admin/enterprise-agencies/{id}/changes'>[number]
type Report = ResponseOf<'GET /admin/enterprise-agencies/{id}/report'>

const NOW = '2026-11-22T03:00:00.000Z'
const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')

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
      createdAt: '2026-11-01T03:00:00.000Z',
    },
  ]
  const accounts: Account[] = [
    {
      id: 'm-1',
      name: 'ひびきホテル',
      loginName: 'enterprise',
      email: 'enterprise@hibiki.example',
      agencyId: 'a-1',
      agencyName: 'ひびきホテル',
    },
    {
      id: 'm-2',
      name: '湯の宿',
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
      sections: 2,
    },
  ]
  const section = {
    roomId: 'r-1',
    roomName: 'ロビー',
    agencyId: 'a-1',
    agencyName: 'ひびきホテル',
    windows: [],
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
  return { agencies, accounts, rooms, sections, sounds, managements, changes }
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
            hasSchedule: section.windows.length > 0,
            nextChangeAt: null,
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

export function createEnterpriseHandlers(data: Data) {
  const byId =
    <T extends { id: string }>(rows: T[]) =>
    (_: Request, __: URL, id: string): T | Response =>
      rows.find((row) => row.id === id) ?? respondNotFound()
  const change =
    <T extends { id: string }>(rows: T[]) =>
    async (request: Request, _: URL, id: string): Promise<T | Response> => {
      const row = rows.find((candidate) => candidate.id === id)
      return row ? Object.assign(row, (await request.json()) as Partial<T>) : respondNotFound()
    }
  const remove = (rows: { id: string }[]) => (_: Request, __: URL, id: string) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index < 0) return respondNotFound()
    rows.splice(index, 1)
    return { id }
  }
  const add = async <T extends { id: string }>(rows: T[], request: Request, base: Omit<T, 'id'>) => {
    const row = { ...base, ...((await request.json()) as object), id: `new-${rows.length + 1}` } as T
    rows.push(row)
    return row
  }
  const list = <T extends { id: string; name?: string; title?: string }>(name: string, rows: () => T[]) => {
    return (_: Request, url: URL) => {
      return createListResponse(name, rows(), url.searchParams, (row, { q, ...filter }) => {
        const fits = Object.entries(filter).every(
          ([field, value]) => field === 'id' || (row as Record<string, unknown>)[field] === value,
        )
        return fits && matchesText(q, row.name ?? row.title)
      })
    }
  }
  const { agencies, accounts, rooms, sections, managements, sounds, changes } = data
  const undone = () => {
    for (const change of changes) Object.assign(change, { undoable: false, undoneAt: NOW })
    return { sectionIds: ['s-1'] }
  }
  return {
    'GET /admin/enterprise-agencies': list('enterprise-agencies', () => agencies),
    'GET /admin/enterprise-agencies/{id}': byId(agencies),
    'POST /admin/enterprise-agencies': (request: Request) =>
      add(agencies, request, {
        name: '',
        alertEmail: null,
        language: 'ja',
        accounts: 0,
        rooms: 0,
        createdAt: NOW,
      }),
    'PUT /admin/enterprise-agencies/{id}': change(agencies),
    'GET /admin/enterprise-agencies/{id}/overview': () => toOverview(data),
    'GET /admin/enterprise-agencies/{id}/changes': () => changes,
    'GET /admin/enterprise-agencies/{id}/report': () => report,
    'GET /admin/enterprise-agencies/{id}/report/csv': () => new Response('\ufeff日付\r\n'),
    'POST /admin/enterprise-agencies/{id}/control': async (request: Request) => {
      const { sectionId, managementId, playing, volume } = (await request.json()) as {
        sectionId?: string
        managementId?: string
        playing?: boolean
        volume?: number
      }
      for (const management of managements) {
        if (sectionId !== undefined && management.sectionId !== sectionId) continue
        if (managementId !== undefined && management.id !== managementId) continue
        Object.assign(management, {
          ...(playing !== undefined && { playing }),
          ...(volume !== undefined && { volume }),
        })
      }
      return { changeId: 'c-1', sectionIds: ['s-1'] }
    },
    'POST /admin/enterprise-agencies/{id}/undo': undone,
    'GET /admin/enterprise-accounts': list('enterprise-accounts', () => accounts),
    'GET /admin/enterprise-accounts/{id}': byId(accounts),
    'PUT /admin/enterprise-accounts/{id}': change(accounts),
    'GET /admin/enterprise-rooms': list('enterprise-rooms', () => rooms),
    'GET /admin/enterprise-rooms/{id}': byId(rooms),
    'POST /admin/enterprise-rooms': (request: Request) =>
      add(rooms, request, {
        name: '',
        agencyId: 'a-1',
        agencyName: 'ひびきホテル',
        position: 1,
        openingHours: null,
        sections: 0,
      }),
    'PUT /admin/enterprise-rooms/{id}': change(rooms),
    'DELETE /admin/enterprise-rooms/{id}': remove(rooms),
    'GET /admin/enterprise-sections': list('enterprise-sections', () => sections),
    'GET /admin/enterprise-sections/{id}': byId(sections),
    'POST /admin/enterprise-sections': (request: Request) =>
      add(sections, request, {
        name: '',
        roomId: 'r-1',
        roomName: 'ロビー',
        agencyId: 'a-1',
        agencyName: 'ひびきホテル',
        position: 2,
        windows: [],
        sounds: 0,
        deviceName: null,
        seenAt: null,
      }),
    'PUT /admin/enterprise-sections/{id}': change(sections),
    'DELETE /admin/enterprise-sections/{id}': remove(sections),
    'POST /admin/enterprise-sections/{id}/free': (_: Request, __: URL, id: string) => {
      const section = sections.find((candidate) => candidate.id === id)
      return section ? Object.assign(section, { deviceName: null }) : respondNotFound()
    },
    'GET /admin/enterprise-managements': list('enterprise-managements', () => managements),
    'GET /admin/enterprise-managements/{id}': byId(managements),
    'POST /admin/enterprise-managements': async (request: Request) => {
      const { soundId } = (await request.clone().json()) as { soundId: string }
      if (managements.some((management) => management.soundId === soundId))
        return createErrorResponse(
          409,
          'ENTERPRISE_SOUND_IN_SECTION',
          'この音源はすでに区画に登録されています。',
        )
      return add(managements, request, {
        sectionId: 's-1',
        soundId: 'd-3',
        title: '雨の庭',
        fileName: 'room-3.mp3',
        withMusic: false,
        sectionName: '受付',
        roomName: 'ロビー',
        agencyId: 'a-1',
        agencyName: 'ひびきホテル',
        playing: false,
        volume: 0.5,
      })
    },
    'DELETE /admin/enterprise-managements/{id}': remove(managements),
    'GET /admin/enterprise-sounds': list('enterprise-sounds', () => sounds),
    'GET /admin/enterprise-sounds/{id}': byId(sounds),
  }
}
