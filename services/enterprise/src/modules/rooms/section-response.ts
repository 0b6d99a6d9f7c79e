import { formatJstDateTime } from '@hibiki/calendar'
import { SoundFrequencies } from '@hibiki/event-contracts'
import { Id, type Language, Moment, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import { type Static, Type } from 'typebox'
import { enterpriseErrors } from '../../errors.ts'
import {
  computeEffectivePlayOrders,
  type EffectivePlayOrder,
  isRoomOpen,
  listUpcomingPlayOrders,
} from '../plans/plan.rules.ts'
import { VolumeLimit } from '../plans/plan-schema.ts'
import type { Section } from './sections.sql.ts'

/** A device knows the plan this far ahead, so that it starts and stops without the network. */
const AHEAD_HOURS = 24
const MAX_AHEAD = 48

const Volume = Type.Number({ minimum: 0, maximum: 1 })

export const LeaseStatusCodeSchema = Type.Enum(['E0000', 'E1000', 'E1001'], {
  description:
    'E0000: this device may play, E1000: another device plays, E1001: an operator freed this device',
})

/** A section as the player receives it, by poll or socket. */
export const SectionResponse = Type.Object({
  sectionId: Id,
  sectionName: Type.String(),
  statusCode: LeaseStatusCodeSchema,
  message: Type.Union([Type.String(), Type.Null()], {
    description: 'Message to show unless the code is E0000',
  }),
  room: Type.Object({ roomId: Id, roomName: Type.String() }),
  revision: Type.Integer({
    description: 'Increases with every change; the state with the highest value applies',
  }),
  serverTime: Moment,
  volumeLimit: VolumeLimit,
  isOpen: Type.Boolean({ description: 'False outside of the opening hours of the room' }),
  oldestStopTime: Type.Union([Type.String(), Type.Null()], {
    description: 'Time as yyyy-MM-dd HH:mm:ss in JST',
  }),
  managements: Type.Array(
    Type.Object({
      id: Id,
      playing: Type.Boolean(),
      volume: Volume,
      dmv: Type.Object({
        id: Id,
        fileName: Type.String(),
        path: Type.String({ description: 'Signed link that works in this session for 10 minutes' }),
        experience: Type.Boolean(),
        withMusic: Type.Boolean(),
        title: Type.String(),
        durationSeconds: Type.Number(),
        frequencies: SoundFrequencies,
      }),
    }),
  ),
  playlists: Type.Array(
    Type.Object({
      id: Type.With(Id, { description: 'The id by which `upcoming` and reports of the plan name it' }),
      playlistId: Id,
      name: Type.String(),
      isShuffled: Type.Boolean(),
      soundIds: Type.Array(Id, { description: 'Sounds of `managements`, in the order of the list' }),
      playing: Type.Boolean(),
      volume: Volume,
    }),
    { description: 'Playlists, whose sounds play one after the other' },
  ),
  upcoming: Type.Array(
    Type.Object({
      at: Moment,
      managements: Type.Array(Type.Object({ id: Id, playing: Type.Boolean(), volume: Volume })),
    }),
    { description: 'Changes by the plan in the next 24 hours, for times without a network' },
  ),
})
export type SectionResponseBody = Static<typeof SectionResponse>

export interface SectionResponseContext {
  statusCode: 'E0000' | 'E1000' | 'E1001'
  oldestStopTime: Date | null
  sessionId: string
  language: Language
  links: MediaLinkSigner
  now: Date
}

/** A device that may not play gets neither orders nor links. */
export function toSectionResponse(section: Section, view: SectionResponseContext): SectionResponseBody {
  const { statusCode, oldestStopTime, language, links, sessionId, now } = view
  const { plan } = section
  const mayPlay = statusCode === 'E0000'
  const managements = mayPlay ? section.managements : []
  const items = mayPlay ? section.items : []
  const playlists = mayPlay ? section.playlists.filter(({ isEmpty }) => !isEmpty) : []
  const orders = new Map(computeEffectivePlayOrders(plan, items, now).map((order) => [order.id, order]))
  return {
    sectionId: section.id,
    sectionName: section.name,
    statusCode,
    message: statusCode === 'E0000' ? null : selectLanguageText(enterpriseErrors[statusCode], language),
    room: { roomId: section.roomId, roomName: section.roomName },
    revision: section.revision,
    serverTime: now.toISOString(),
    volumeLimit: section.volumeLimit,
    isOpen: isRoomOpen(plan, now),
    oldestStopTime: oldestStopTime && formatJstDateTime(oldestStopTime),
    managements: managements.map(({ id, soundId, title, fileName, experience, withMusic, ...rest }) => ({
      id,
      playing: orders.get(id)?.playing ?? false,
      volume: orders.get(id)?.volume ?? rest.volume,
      dmv: {
        id: soundId,
        fileName,
        path: links.sign(soundId, sessionId),
        experience,
        withMusic,
        title: selectLanguageText(title, language),
        durationSeconds: rest.durationSeconds,
        frequencies: rest.frequencies,
      },
    })),
    playlists: playlists.map(({ id, playlistId, name, isShuffled, soundIds, volume }) => ({
      id,
      playlistId,
      name,
      isShuffled,
      soundIds,
      playing: orders.get(id)?.playing ?? false,
      volume: orders.get(id)?.volume ?? volume,
    })),
    upcoming: listUpcomingPlayOrders(plan, items, {
      from: now,
      hours: AHEAD_HOURS,
      limit: MAX_AHEAD,
    }).map((change) => ({ at: change.at.toISOString(), managements: change.orders.map(withoutSound) })),
  }
}

function withoutSound({ id, playing, volume }: EffectivePlayOrder) {
  return { id, playing, volume }
}
