import { Id, type Language, Moment, selectLanguageText } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { EnterpriseTables } from '../../tables.ts'
import { computeEffectivePlayOrders, findNextPlanBoundary, isRoomOpen } from '../plans/plan.rules.ts'
import { VolumeLimit } from '../plans/plan-schema.ts'
import { listSectionsOfAgency, type Section } from '../rooms/sections.sql.ts'
import { listStopOrders, type StopOrder } from './changes.sql.ts'
import { listSectionDevices, type SectionDevice } from './devices.sql.ts'
import { findSectionState } from './section-state.rules.ts'
import { findSectionSilence, silenceReasons } from './silence-reason.rules.ts'

const TimeOrNull = Type.Union([Moment, Type.Null()])

const Silence = Type.Object(
  {
    reason: Type.Enum([...silenceReasons], {
      description: 'Of several reasons the one to mend first',
    }),
    since: TimeOrNull,
    until: Type.Union([Moment, Type.Null()], {
      description: 'When the plan lets something play again by itself',
    }),
    stoppedBy: Type.Union([
      Type.Object({
        name: Type.Union([Type.String(), Type.Null()], {
          description: 'Null for administrators and deleted accounts',
        }),
        role: Type.Enum(['enterprise', 'administrator']),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'SectionSilence' },
)

export const SectionOverview = Type.Object(
  {
    sectionId: Id,
    sectionName: Type.String(),
    state: Type.Enum(['playing', 'stopped', 'offline', 'free'], {
      description: 'The actual state of the device; free when no device holds the section',
    }),
    shouldPlay: Type.Boolean(),
    isOpen: Type.Boolean(),
    stoppedSince: TimeOrNull,
    offlineSince: TimeOrNull,
    reportedAt: TimeOrNull,
    deviceName: Type.String(),
    hasSchedule: Type.Boolean(),
    volumeLimit: VolumeLimit,
    nextChangeAt: TimeOrNull,
    silence: Type.Union([Silence, Type.Null()], {
      description: 'Why nothing is heard, or null while something is',
    }),
    managements: Type.Array(
      Type.Object({
        id: Id,
        soundId: Id,
        title: Type.String(),
        withMusic: Type.Boolean(),
        playing: Type.Boolean({ description: 'Whether it should play, by order or plan' }),
        heard: Type.Boolean({ description: 'Whether the device reports that it plays' }),
        volume: Type.Number(),
      }),
    ),
    playlists: Type.Array(
      Type.Object({
        id: Type.With(Id, { description: 'Id for orders, as that of a management' }),
        playlistId: Id,
        name: Type.String(),
        sounds: Type.Integer({ description: 'How many of its sounds the section has' }),
        playing: Type.Boolean(),
        heardTitle: Type.Union([Type.String(), Type.Null()], {
          description: 'The sound of the playlist that the device reports, if any',
        }),
        volume: Type.Number(),
      }),
      { description: 'The playlists that the section plays or resumes, or that its schedule has' },
    ),
  },
  { $id: 'SectionOverview' },
)

export const RoomsOverview = Type.Object(
  {
    serverTime: Moment,
    rooms: Type.Array(
      Type.Object({ roomId: Id, roomName: Type.String(), sections: Type.Array(SectionOverview) }),
    ),
  },
  { $id: 'RoomsOverview' },
)

/** Returns the state of all rooms of an agency, or of those with the ids. */
export async function readRoomsOverview(
  db: Kysely<EnterpriseTables>,
  options: { agencyId: string; roomIds?: readonly string[] | null; now: Date; language: Language },
): Promise<Static<typeof RoomsOverview>> {
  const { agencyId, roomIds = null } = options
  const sections = await listSectionsOfAgency(db, { agencyId, roomIds })
  const devices = await listSectionDevices(
    db,
    sections.map(({ id }) => id),
  )
  const stopOrders = await listStopOrders(db, {
    agencyId,
    changeIds: sections.flatMap(({ items }) =>
      items.flatMap(({ stopChangeId }) => (stopChangeId === null ? [] : [stopChangeId])),
    ),
  })
  const rooms = new Map<string, Static<typeof RoomsOverview>['rooms'][number]>()
  for (const section of sections) {
    const { roomId, roomName } = section
    const room = rooms.get(roomId) ?? { roomId, roomName, sections: [] }
    room.sections.push(toSectionOverview(section, devices.get(section.id), { ...options, stopOrders }))
    rooms.set(roomId, room)
  }
  return { serverTime: options.now.toISOString(), rooms: [...rooms.values()] }
}

const nobody: Omit<SectionDevice, 'sectionId'> = {
  deviceId: null,
  seenAt: null,
  until: null,
  stopped: true,
  oldestStopTime: null,
  deviceName: '',
  soundIds: [],
  reportedAt: null,
}

function toSectionOverview(
  section: Section,
  device: Omit<SectionDevice, 'sectionId'> = nobody,
  {
    now,
    language,
    stopOrders,
  }: { now: Date; language: Language; stopOrders: ReadonlyMap<string, StopOrder> },
): Static<typeof SectionOverview> {
  const { plan, managements, playlists, items } = section
  const { state, stoppedSince, offlineSince } = findSectionState(device, now)
  const orders = new Map(computeEffectivePlayOrders(plan, items, now).map((order) => [order.id, order]))
  const isPlaying = state === 'playing' || state === 'offline'
  return {
    sectionId: section.id,
    sectionName: section.name,
    state,
    shouldPlay: [...orders.values()].some((order) => order.playing),
    isOpen: isRoomOpen(plan, now),
    stoppedSince: iso(stoppedSince),
    offlineSince: iso(offlineSince),
    reportedAt: iso(device.reportedAt),
    deviceName: device.deviceName,
    hasSchedule: plan.windows.length > 0,
    volumeLimit: section.volumeLimit,
    nextChangeAt: iso(findNextPlanBoundary(plan, now)),
    silence: toSilence(section, device, { now, stopOrders }),
    managements: managements.map(({ id, soundId, title, withMusic, volume }) => ({
      id,
      soundId,
      title: selectLanguageText(title, language),
      withMusic,
      playing: orders.get(id)?.playing ?? false,
      heard: isPlaying && device.soundIds.includes(soundId),
      volume: orders.get(id)?.volume ?? volume,
    })),
    playlists: playlists
      .filter((playlist) => isShown(playlist, plan))
      .map(({ id, playlistId, name, soundIds, volume }) => {
        const playing = orders.get(id)?.playing ?? false
        const heard = managements.find(
          ({ soundId }) =>
            isPlaying && playing && device.soundIds.includes(soundId) && soundIds.includes(soundId),
        )
        return {
          id,
          playlistId,
          name,
          sounds: soundIds.length,
          playing,
          heardTitle: heard ? selectLanguageText(heard.title, language) : null,
          volume: orders.get(id)?.volume ?? volume,
        }
      }),
  }
}

/** A playlist that was replaced by another one is not shown any more. */
const isShown = (
  { playlistId, playing, resumes }: Section['playlists'][number],
  { windows }: Section['plan'],
): boolean => playing || resumes || windows.some((window) => window.playlistId === playlistId)

function toSilence(
  { plan, items }: Section,
  device: Omit<SectionDevice, 'sectionId'>,
  { now, stopOrders }: { now: Date; stopOrders: ReadonlyMap<string, StopOrder> },
): Static<typeof SectionOverview>['silence'] {
  const silence = findSectionSilence({ plan, orders: items, device }, now)
  if (!silence) return null
  const stop = silence.reason === 'stopped' ? findLastStop(items, stopOrders) : undefined
  return {
    reason: silence.reason,
    since: iso(stop?.at ?? silence.since),
    until: iso(silence.until),
    stoppedBy: stop ? { name: stop.actorName, role: stop.actorRole } : null,
  }
}

function findLastStop(
  items: Section['items'],
  stopOrders: ReadonlyMap<string, StopOrder>,
): StopOrder | undefined {
  return items
    .flatMap(({ stopChangeId }) => stopOrders.get(stopChangeId ?? '') ?? [])
    .reduce<StopOrder | undefined>((last, stop) => (last && last.at >= stop.at ? last : stop), undefined)
}

const iso = (time: Date | null) => time?.toISOString() ?? null
