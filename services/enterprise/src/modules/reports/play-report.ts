import { addDays, countDaysBetween, type Day, isDay, startOfJstDay } from '@hibiki/calendar'
import { ApiError, Id } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { EnterpriseTables } from '../../tables.ts'
import { listSectionsOfAgency, type Section } from '../rooms/sections.sql.ts'
import { computeDailyPlayReport } from './daily-play-report.rules.ts'
import { listPlannedAndPlayedSpans } from './spans.sql.ts'

const MAX_DAYS = 62

export const playReportQueryFields = {
  sectionId: Type.Optional(Type.String({ maxLength: 64 })),
  since: Type.String({ format: 'date', description: 'First day in JST' }),
  until: Type.String({ format: 'date', description: 'Last day in JST; at most 62 days' }),
}

export const PlayReportRowResponse = Type.Object(
  {
    sectionId: Id,
    sectionName: Type.String(),
    roomName: Type.String(),
    day: Type.String({ format: 'date' }),
    plannedMinutes: Type.Number(),
    playedMinutes: Type.Number(),
    interruptions: Type.Integer(),
    longestGapMinutes: Type.Number(),
  },
  { $id: 'PlayReportRow' },
)

export interface PlayReportRow {
  sectionId: string
  sectionName: string
  roomName: string
  day: Day
  plannedMinutes: number
  playedMinutes: number
  interruptions: number
  longestGapMinutes: number
}

/**
 * Returns the proof of play of an agency's sections, a row per section and day.
 *
 * @throws ApiError E4040 for a section of another agency, ENTERPRISE_RANGE_TOO_LONG
 */
export async function readPlayReport(
  db: Kysely<EnterpriseTables>,
  options: { agencyId: string; sectionId?: string | undefined; since: string; until: string },
): Promise<PlayReportRow[]> {
  const days = listReportDays(options)
  const sections = await listSectionsOfAgency(db, {
    agencyId: options.agencyId,
    sectionId: options.sectionId,
  })
  if (options.sectionId !== undefined && sections.length === 0) throw new ApiError('E4040')
  return listPlayReportRows(db, sections, days)
}

export async function listPlayReportRows(
  db: Kysely<EnterpriseTables>,
  sections: readonly Pick<Section, 'id' | 'name' | 'roomName'>[],
  days: readonly Day[],
): Promise<PlayReportRow[]> {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const range = { from: startOfJstDay(first), until: startOfJstDay(addDays(last, 1)) }
  const spans = await listPlannedAndPlayedSpans(db, { sectionIds: sections.map(({ id }) => id), ...range })
  return sections.flatMap(({ id, name, roomName }) =>
    days.map((day) => ({
      sectionId: id,
      sectionName: name,
      roomName,
      ...computeDailyPlayReport(day, {
        planned: spans.planned.get(id) ?? [],
        played: spans.played.get(id) ?? [],
      }),
    })),
  )
}

/** @throws ApiError E3001, ENTERPRISE_RANGE_TOO_LONG */
export function listReportDays({ since, until }: { since: string; until: string }): Day[] {
  if (!isDay(since) || !isDay(until) || until < since) throw new ApiError('E3001')
  const count = countDaysBetween(since, until) + 1
  if (count > MAX_DAYS) throw new ApiError('ENTERPRISE_RANGE_TOO_LONG')
  return Array.from({ length: count }, (_, index) => addDays(since, index))
}
