import { formatDuration } from '@hibiki/calendar'
import { ApiError, getRequestLanguage, Id, JapanTime, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import { formatSecondsAsJstTime } from '../../jst.rules.ts'
import type { ContentTables } from '../../tables.ts'
import { getSoundTitle } from '../catalogue/sound-names.ts'
import { getPlanName } from './play-texts.ts'
import { canViewPlay } from './plays.rules.ts'
import { findPlayResult } from './plays.sql.ts'

export interface PlayRecordResultDeps {
  db: Kysely<ContentTables>
}

export const PlayRecordQuery = Type.Object({ recordId: Id })

/** A recorded play as its result page shows it. */
export const PlayRecordResult = Type.Object(
  {
    planName: Type.String(),
    soundName: Type.String({ description: 'Empty while the sound chosen for a face diagnosis is unknown' }),
    courseMin: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The course of an AI esthe sound: 10 or 20 minutes',
    }),
    startDateTime: JapanTime,
    endDateTime: JapanTime,
    totalPlayingTime: Type.String({ description: 'Duration as HH:mm:ss' }),
    username: Type.String({ description: 'The name of the member who listened' }),
  },
  { $id: 'PlayRecordResult' },
)

/**
 * Returns the record.
 *
 * @throws CONTENT_RECORD_NOT_FOUND for every caller who may not see it, as for one that never existed; E4014 where only the password is
 * missing
 */
export async function readPlayRecordResult(
  deps: PlayRecordResultDeps,
  request: FastifyRequest,
  recordId: string,
): Promise<Static<typeof PlayRecordResult>> {
  const caller = requireSession(request)
  const record = await findPlayResult(deps.db, recordId)
  if (!record || !canViewPlay(caller, record)) throw new ApiError('CONTENT_RECORD_NOT_FOUND')
  if (caller.assurance === 'low' && record.memberId !== caller.userId) throw new ApiError('E4014')
  return {
    planName: getPlanName(record.dmvTypeCode, record.planCode, getRequestLanguage(request)),
    soundName: record.sound === null ? '' : getSoundTitle(record.sound, getRequestLanguage(request)),
    courseMin: record.courseMinutes,
    startDateTime: formatSecondsAsJstTime(record.startedAt),
    endDateTime: formatSecondsAsJstTime(record.endedAt),
    totalPlayingTime: formatDuration(record.playedSeconds),
    username: record.username,
  }
}
