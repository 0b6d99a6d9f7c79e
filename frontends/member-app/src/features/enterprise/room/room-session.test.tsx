import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { RoomApi } from '../api/room-api.ts'
import type { DeviceReport, RoomSection, SectionOutlook, Voice } from '../types.ts'
import type { Mixer } from './mixer.ts'
import { createRoomSession, type RoomSession } from './room-session.ts'
import { roomStorage } from './room-storage.ts'

const begun = Date.UTC(2026, 10, 22, 12)
const iso = (seconds: number) => new Date(begun + seconds * 1000).toISOString()

/** The service as a device sees it. */
function startServer() {
  const server = {
    section: section({}),
    outlook: { revision: 0, changes: [] } as SectionOutlook,
    isAway: false,
    /** How long each poll takes. */
    pollSeconds: 0,
    /** No request gets a response, as over a dead connection that was not closed. */
    isHanging: false,
    starts: [] as boolean[],
    reports: [] as DeviceReport[],
    released: 0,
  }
  const reachable = async <T,>(give: () => T): Promise<T> => {
    if (server.isHanging) return new Promise<T>(() => undefined)
    if (server.isAway) throw new TypeError('Failed to fetch')
    return give()
  }
  const calls: RoomApi = {
    section: async (_id, start) => {
      if (server.pollSeconds > 0)
        await new Promise((resolve) => setTimeout(resolve, server.pollSeconds * 1000))
      return reachable(() => {
        server.starts.push(start)
        return { ...server.section, serverTime: new Date().toISOString() }
      })
    },
    report: (_id, report) =>
      reachable(() => {
        server.reports.push(report)
        return {}
      }),
    reports: (_id, reports) =>
      reachable(() => {
        server.reports.push(...reports)
        return {}
      }),
    ticket: () => reachable(() => 'ticket'),
    outlook: () => reachable(() => server.outlook),
    release: (async () => {
      server.released += 1
    }) as unknown as RoomApi['release'],
  }
  return { server, calls }
}

function section(options: Partial<RoomSection>): RoomSection {
  return {
    sectionId: 's',
    sectionName: '窓側',
    room: { roomId: 'r', roomName: 'ロビー' },
    statusCode: 'E0000',
    message: null,
    revision: 1,
    serverTime: iso(0),
    volumeLimit: null,
    isOpen: true,
    oldestStopTime: null,
    managements: [management('a', true)],
    playlists: [],
    upcoming: [],
    ...options,
  }
}

const management = (id: string, playing: boolean, volume = 0.5): RoomSection['managements'][number] => ({
  id,
  playing,
  volume,
  dmv: {
    id: `sound-${id}`,
    fileName: `${id}.mp3`,
    path: `/media/${id}`,
    title: id,
    experience: false,
    withMusic: false,
    durationSeconds: 600,
    frequencies: [],
  },
})

let voices: readonly Voice[]
let fetched: string[]
/** The sounds that each pruning left on the device. */
let prunedTo: (readonly string[])[]
/** The load progress that the mixer reports; null when no sound is loading. */
let loadProgressMs: number | null
let onSection: (section: RoomSection) => void
let askTicket: () => Promise<string>
const opened: RoomSession[] = []
const reload = vi.fn()

function open(calls: RoomApi, start: boolean): RoomSession {
  const session = createRoomSession({
    userId: 'u',
    sectionId: 's',
    start,
    calls,
    reload,
    createMixer: ({ onChange }): Mixer => ({
      play(next) {
        voices = next
        onChange()
      },
      listSounding: () =>
        loadProgressMs === null ? voices.flatMap((voice) => ('soundId' in voice ? voice.soundId : [])) : [],
      getLoadProgressMs: () => loadProgressMs,
      close: () => {
        voices = []
      },
    }),
    openSocket(options) {
      onSection = options.onSection
      askTicket = options.ticket
      return { sendApplied: () => undefined, close: () => undefined }
    },
    async pruneSounds(soundIds) {
      prunedTo.push(soundIds)
    },
    async fetchSound(soundId) {
      fetched.push(soundId)
      return new Blob()
    },
  })
  opened.push(session)
  return session
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const sounds = () =>
  voices.map((voice) => `${'soundId' in voice ? voice.soundId : voice.playlist.name} ${voice.volume}`)

beforeEach(() => {
  vi.useFakeTimers({ now: begun })
  voices = []
  fetched = []
  prunedTo = []
  loadProgressMs = null
  reload.mockReset()
})
afterEach(() => {
  for (const session of opened.splice(0)) session.close()
  vi.useRealTimers()
})

describe('a device in a room', () => {
  it('sends start only once, plays the ordered sounds and reports them', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(6)
    expect(sounds()).toEqual(['sound-a 0.5'])
    expect(server.starts).toEqual([true, false])
    expect(server.reports.at(-1)).toMatchObject({
      playingDmvId: 'sound-a',
      actStopping: false,
      oldestStopTime: null,
    })
  })

  it('prefetches the planned sounds, and leaves the current ones to the mixer', async () => {
    const { server, calls } = startServer()
    server.section = section({
      managements: [management('a', true), management('b', false), management('c', false)],
      upcoming: [{ at: iso(600), managements: [{ id: 'b', playing: true, volume: 0.5 }] }],
    })
    open(calls, true)
    await pass(1)
    expect(fetched).toEqual(['sound-b'])
  })

  it('prefetches the next planned sounds as their time approaches, although nobody changed the section', async () => {
    const { server, calls } = startServer()
    const managements = [management('a', true), management('b', false)]
    server.section = section({ managements })
    open(calls, true)
    await pass(60)
    expect([fetched, prunedTo]).toEqual([[], [['sound-a']]])
    const tomorrow = { at: iso(86_400), managements: [{ id: 'b', playing: true, volume: 0.5 }] }
    server.section = section({ managements, upcoming: [tomorrow] })
    await pass(60)
    expect([fetched, prunedTo]).toEqual([['sound-b'], [['sound-a'], ['sound-a', 'sound-b']]])
  })

  it('applies a state from the socket at once and ignores an outdated one', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(1)
    onSection(section({ revision: 7, managements: [management('b', true, 0.2)] }))
    expect(sounds()).toEqual(['sound-b 0.2'])
    await pass(5)
    expect(server.section.revision).toBe(1)
    expect(sounds()).toEqual(['sound-b 0.2'])
  })

  it('follows a lower revision after two polls in a row, because the service was restored from a backup', async () => {
    const { server, calls } = startServer()
    server.section = section({ revision: 7 })
    const first = open(calls, true)
    await pass(1)
    first.close()
    server.section = section({ revision: 3, managements: [management('a', false)] })
    open(calls, false)
    await pass(1)
    expect(sounds()).toEqual(['sound-a 0.5'])
    await pass(5)
    expect(sounds()).toEqual([])
    server.section = section({ revision: 4, managements: [management('b', true)] })
    await pass(5)
    expect(sounds()).toEqual(['sound-b 0.5'])
  })

  it('ignores polls that the socket overtakes one after the other', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(1)
    for (const revision of [2, 3, 4, 5]) {
      const original = calls.section
      calls.section = async (id, start, signal) => {
        const response = await original(id, start, signal)
        onSection(section({ revision, managements: [management('a', true, revision / 10)] }))
        return response
      }
      await pass(5)
      calls.section = original
      expect(sounds()).toEqual([`sound-a ${revision / 10}`])
      server.section = section({ revision, managements: [management('a', true, revision / 10)] })
    }
  })

  it('ends and stops polling when another device has the section (E1000)', async () => {
    const { server, calls } = startServer()
    server.section = section({ statusCode: 'E1000', message: 'この区画はすでに利用されているため' })
    const session = open(calls, true)
    await pass(60)
    expect(session.snapshot()).toMatchObject({
      phase: 'taken',
      message: 'この区画はすでに利用されているため',
    })
    expect(server.starts).toHaveLength(1)
    expect(sounds()).toEqual([])
    expect(roomStorage.findSectionId('u')).toBeNull()
  })

  it('ends when an operator freed the section, and waits for a person (E1001)', async () => {
    const { server, calls } = startServer()
    const session = open(calls, true)
    await pass(1)
    server.section = section({ statusCode: 'E1001', message: '終了しました' })
    await pass(30)
    expect(session.snapshot().phase).toBe('freed')
    expect(sounds()).toEqual([])
    expect(reload).not.toHaveBeenCalled()
  })

  it('ends when the section is gone', async () => {
    const { calls } = startServer()
    const gone = async () => {
      throw new ApiError(404, { code: 'E4040', message: '見つかりません。' }, null)
    }
    const session = open({ ...calls, section: gone }, true)
    await pass(1)
    expect(session.snapshot().phase).toBe('gone')
  })

  it('releases the section when the person leaves, and keeps it when the page closes', async () => {
    const { server, calls } = startServer()
    const first = open(calls, true)
    await pass(1)
    first.close()
    expect(server.released).toBe(0)
    expect(roomStorage.findSectionId('u')).toBe('s')
    const second = open(calls, false)
    await pass(1)
    expect(server.starts.at(-1)).toBe(false)
    second.leave()
    expect(server.released).toBe(1)
    expect(roomStorage.findSectionId('u')).toBeNull()
  })
})

describe('a device without a network', () => {
  it('plays on for half an hour, then reports it in order and without a gap', async () => {
    const { server, calls } = startServer()
    const session = open(calls, true)
    await pass(1)
    const before = server.reports.length
    server.isAway = true
    await pass(1800)
    expect(session.snapshot()).toMatchObject({ isOffline: true, phase: 'on' })
    expect(sounds()).toEqual(['sound-a 0.5'])
    server.isAway = false
    await pass(6)
    expect(session.snapshot().isOffline).toBe(false)
    const arrived = server.reports.slice(before)
    expect(arrived[0]).toMatchObject({ playingDmvId: 'sound-a', since: iso(0), reportedAt: iso(1800) })
    const times = arrived.map(({ reportedAt }) => reportedAt)
    expect(times).toEqual([...times].sort())
  })

  it.each([
    ['fails', true],
    ['is slow', false],
  ])('reports no gap where a poll %s after half a minute', async (_what, isAway) => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(12)
    Object.assign(server, { isAway, pollSeconds: 30 })
    await pass(40)
    server.isAway = false
    await pass(60)
    server.pollSeconds = 0
    await pass(60)
    let reportedUntil = begun
    for (const { since, reportedAt } of server.reports) {
      // The service joins reports that are at most this far apart.
      expect(Date.parse(since ?? '') - reportedUntil).toBeLessThanOrEqual(20_000)
      reportedUntil = Math.max(reportedUntil, Date.parse(reportedAt ?? ''))
    }
    expect(reportedUntil).toBe(Date.parse(iso(170)))
  })

  it('aborts a call that hangs, plays on as without a network, and recovers by itself', async () => {
    const { server, calls } = startServer()
    const session = open(calls, true)
    await pass(7)
    server.isHanging = true
    await pass(40)
    expect(session.snapshot()).toMatchObject({ phase: 'on', isOffline: true })
    expect(sounds()).toEqual(['sound-a 0.5'])
    server.isHanging = false
    server.section = section({ revision: 2, managements: [management('b', true)] })
    await pass(40)
    expect(session.snapshot().isOffline).toBe(false)
    expect(sounds()).toEqual(['sound-b 0.5'])
    const heard = server.reports.filter(({ playingDmvId }) => playingDmvId === 'sound-a')
    expect(Date.parse(heard.at(-1)?.reportedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(iso(40)))
  })

  it('stops waiting for a ticket of its socket when the request hangs', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(6)
    server.isHanging = true
    const refused = vi.fn()
    askTicket().catch(refused)
    await pass(36)
    expect(refused).toHaveBeenCalledOnce()
  })

  it('reports each of two sounds up to their change while a poll is under way', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(7)
    server.pollSeconds = 34
    await pass(33)
    onSection(section({ revision: 2, managements: [management('b', true)] }))
    await pass(30)
    const spans = (sound: string) =>
      server.reports.flatMap(({ playingDmvId, since, reportedAt }) =>
        playingDmvId === sound ? [[since, reportedAt]] : [],
      )
    expect(spans('sound-a').at(-1)?.[1]).toBe(iso(40))
    expect(spans('sound-b')[0]?.[0]).toBe(iso(40))
  })

  it('does not report the time in which it slept', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(12)
    vi.setSystemTime(begun + 3_600_000)
    await pass(5)
    expect(server.reports.at(-1)).toMatchObject({ since: iso(3603) })
  })

  it('follows the plan, and reports both states when the network returns', async () => {
    const { server, calls } = startServer()
    server.section = section({
      managements: [management('a', true)],
      upcoming: [{ at: iso(600), managements: [{ id: 'a', playing: false, volume: 0.5 }] }],
    })
    open(calls, true)
    await pass(1)
    const before = server.reports.length
    server.isAway = true
    await pass(590)
    expect(sounds()).toEqual(['sound-a 0.5'])
    await pass(600)
    expect(sounds()).toEqual([])
    server.isAway = false
    server.section = { ...server.section, revision: 2, managements: [management('a', false)], upcoming: [] }
    await pass(6)
    expect(server.reports.slice(before, before + 2).map(({ actStopping }) => actStopping)).toEqual([
      false,
      true,
    ])
  })

  it('follows the plan of the weeks ahead, also after a power cut', async () => {
    const { server, calls } = startServer()
    server.outlook = {
      revision: 1,
      changes: [
        { at: iso(20 * 86_400), playing: [] },
        { at: iso(20 * 86_400 + 3600), playing: [{ id: 'a', volume: 0.2 }] },
      ],
    }
    const first = open(calls, true)
    await pass(1)
    expect(sounds()).toEqual(['sound-a 0.5'])
    first.close()
    server.isAway = true
    vi.setSystemTime(begun + 20 * 86_400_000 + 60_000)
    const again = open(calls, false)
    await pass(6)
    expect(sounds()).toEqual([])
    again.close()
    vi.setSystemTime(begun + (20 * 86_400 + 3600) * 1000)
    open(calls, false)
    await pass(6)
    expect(sounds()).toEqual(['sound-a 0.2'])
  })

  it('plays the last orders after a power cut', async () => {
    const { server, calls } = startServer()
    const first = open(calls, true)
    await pass(1)
    first.close()
    server.isAway = true
    open(calls, false)
    await pass(1)
    expect(sounds()).toEqual(['sound-a 0.5'])
  })
})

describe('the reload of a device in a room', () => {
  it('happens after 30 s without sound, and never while a sound plays', async () => {
    const { server, calls } = startServer()
    open(calls, true)
    await pass(600)
    expect(reload).not.toHaveBeenCalled()
    server.section = section({ revision: 2, managements: [management('a', false)] })
    await pass(30)
    expect(reload).not.toHaveBeenCalled()
    await pass(15)
    expect(reload).toHaveBeenCalled()
    expect(server.reports.at(-1)).toMatchObject({ actStopping: true, oldestStopTime: '2026-11-22 21:10:05' })
  })

  it('happens again 30 s later while the silence goes on', async () => {
    const { server, calls } = startServer()
    server.section = section({ managements: [management('a', false)] })
    const first = open(calls, true)
    await pass(30)
    expect(reload).toHaveBeenCalledOnce()
    first.close()
    open(calls, false)
    await pass(29)
    expect(reload).toHaveBeenCalledOnce()
    await pass(1)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(server.reports.at(-1)).toMatchObject({ oldestStopTime: '2026-11-22 21:00:00' })
  })

  it('does not interrupt a sound that is loading, however long that takes', async () => {
    const { calls } = startServer()
    loadProgressMs = begun
    open(calls, true)
    for (let minute = 0; minute < 20; minute += 1) {
      await pass(60)
      loadProgressMs = Date.now()
    }
    expect(reload).not.toHaveBeenCalled()
  })

  it('happens during a load that has received nothing for 2 minutes', async () => {
    const { calls } = startServer()
    loadProgressMs = begun
    open(calls, true)
    await pass(119)
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalled()
  })

  it('waits for the network', async () => {
    const { server, calls } = startServer()
    server.section = section({ managements: [] })
    open(calls, true)
    await pass(2)
    server.isAway = true
    await pass(600)
    expect(reload).not.toHaveBeenCalled()
  })
})
