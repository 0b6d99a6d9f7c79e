import { Id, type Language, Moment } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { EnterpriseTables } from '../../tables.ts'
import { readRoomsOverview } from '../control/rooms-overview.ts'
import { silenceReasons } from '../control/silence-reason.rules.ts'
import { findBoardSectionKind, MAX_BOARD_SECTIONS, sortBoardSections } from './board-state.rules.ts'
import type { PairedBoard } from './boards.sql.ts'

const TimeOrNull = Type.Union([Moment, Type.Null()])
const kinds = ['attention', 'resting', 'playing'] as const

/** What a board shows. It names no person, because everybody in the room reads it. */
export const BoardState = Type.Object(
  {
    serverTime: Moment,
    companyName: Type.String(),
    boardName: Type.String(),
    sections: Type.Array(
      Type.Object({
        sectionId: Id,
        roomName: Type.String(),
        sectionName: Type.String(),
        kind: Type.Enum([...kinds], {
          description: 'Whether a person has to look after it, it is silent by its plan, or it plays',
        }),
        reason: Type.Union([Type.Enum([...silenceReasons]), Type.Null()], {
          description: 'Why nothing is heard, or null while something is',
        }),
        since: TimeOrNull,
        until: TimeOrNull,
        titles: Type.Array(Type.String(), { maxItems: 50, description: 'The sounds that are heard' }),
      }),
      { maxItems: MAX_BOARD_SECTIONS, description: 'Those that need a person come first' },
    ),
    attentionSections: Type.Integer({
      description: 'How many sections a person has to look after, also of those that a board does not show',
    }),
    hiddenSections: Type.Integer({ description: 'How many more sections there are than a board shows' }),
  },
  { $id: 'BoardState' },
)

/** Returns the state of the sections that a board shows, as far as they are still its company's. */
export async function readBoardState(
  db: Kysely<EnterpriseTables>,
  board: PairedBoard,
  { now, language }: { now: Date; language: Language },
): Promise<Static<typeof BoardState>> {
  const { agencyId, roomIds, companyName, name: boardName } = board
  const { serverTime, rooms } = await readRoomsOverview(db, { agencyId, roomIds, now, language })
  const sections = sortBoardSections(
    rooms.flatMap(({ roomName, sections }) =>
      sections.map(({ sectionId, sectionName, silence, managements }) => ({
        sectionId,
        roomName,
        sectionName,
        kind: findBoardSectionKind(silence?.reason ?? null),
        reason: silence?.reason ?? null,
        since: silence?.since ?? null,
        until: silence?.until ?? null,
        titles: silence ? [] : managements.filter(({ heard }) => heard).map(({ title }) => title),
      })),
    ),
  )
  return {
    serverTime,
    companyName,
    boardName,
    sections: sections.slice(0, MAX_BOARD_SECTIONS),
    attentionSections: sections.filter(({ kind }) => kind === 'attention').length,
    hiddenSections: Math.max(0, sections.length - MAX_BOARD_SECTIONS),
  }
}
