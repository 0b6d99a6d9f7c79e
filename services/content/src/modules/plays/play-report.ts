import { parseDuration } from '@hibiki/calendar'
import { ApiError, Id, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { ContentContext } from '../../context.ts'
import { parseJstTimeToSeconds } from '../../jst.rules.ts'
import type { PlayReport } from './play-ledger.rules.ts'
import { getPlayFieldErrorText, playWindowRejectionFields } from './play-texts.ts'
import { findPlayWindowRejection, matchesSoundKind, toListeningKind } from './plays.rules.ts'

const Code = Type.String({ pattern: '^[0-9]{2}$' })

/** Every playing record has these fields beside what was played; times are in JST. */
export const playingRecordFields = {
  dmvTypeCode: Code,
  planCode: Code,
  startDateTime: Type.String({ maxLength: 19, description: 'Time as yyyy-MM-dd HH:mm:ss in JST' }),
  endDateTime: Type.String({ maxLength: 19, description: 'Time as yyyy-MM-dd HH:mm:ss in JST' }),
  totalPlayingTime: Type.String({ maxLength: 8, description: 'Duration as HH:mm:ss without pauses' }),
  playSessionId: Type.Optional(
    Type.With(Id, { description: 'Identifies one play: later reports with the same id update its record' }),
  ),
}

/** A playing record as clients send it. */
export const PlayingRecord = Type.Object(
  { ...playingRecordFields, vibrationId: Id },
  { $id: 'PlayingRecord', additionalProperties: false },
)

export const PlayingRecordHeaders = Type.Object({
  'x-hibiki-member': Type.Optional(
    Type.With(Id, {
      description:
        'Id of the member who played. The request is rejected when the session belongs to another member, so that a tab never records plays for the account that logged in after it was opened',
    }),
  ),
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Alias of playSessionId' }),
  ),
})

export interface PlayReporter {
  memberId: string
  /** Alias of playSessionId. */
  idempotencyKey: string | undefined
  now: number
}

/** What was played: a sound, or a face diagnosis whose chosen sound may not be known to this service yet. */
export type PlayedSubject =
  | { soundId: string; faceResultId: null }
  | { soundId: string | null; faceResultId: string }

type Fields = Omit<Static<typeof PlayingRecord>, 'vibrationId'>

/**
 * Returns the validated report, or throws E3001 that names each field with invalid times, codes or lengths.
 *
 * @param pairs the pairs of type and plan that the route accepts ("01/03"); by default all that exist
 */
export function parsePlayReport(
  record: Fields,
  played: PlayedSubject,
  reporter: PlayReporter,
  pairs?: readonly string[],
): PlayReport {
  const startedAt = parseJstTimeToSeconds(record.startDateTime)
  const endedAt = parseJstTimeToSeconds(record.endDateTime)
  const playedSeconds = parseDuration(record.totalPlayingTime)
  const isKnownPair = isPair(record, pairs)
  if (startedAt === null || endedAt === null || playedSeconds === null || !isKnownPair) {
    throw new ApiError('E3001', {
      fields: {
        ...(startedAt === null && { startDateTime: getPlayFieldErrorText('time') }),
        ...(endedAt === null && { endDateTime: getPlayFieldErrorText('time') }),
        ...(playedSeconds === null && { totalPlayingTime: getPlayFieldErrorText('duration') }),
        ...(!isKnownPair && { planCode: getPlayFieldErrorText('codes') }),
      },
    })
  }
  const window = { startedAt, endedAt, playedSeconds }
  const refusal = findPlayWindowRejection(window, reporter.now)
  if (refusal)
    throw new ApiError('E3001', {
      fields: { [playWindowRejectionFields[refusal]]: getPlayFieldErrorText(refusal) },
    })
  return {
    memberId: reporter.memberId,
    playKey: playKeyOf(record, reporter, startedAt, played),
    ...played,
    dmvTypeCode: record.dmvTypeCode,
    planCode: record.planCode,
    ...window,
  }
}

function isPair({ dmvTypeCode, planCode }: Fields, pairs: readonly string[] | undefined): boolean {
  const exists = toListeningKind(dmvTypeCode, planCode) !== null
  return exists && (pairs?.includes(`${dmvTypeCode}/${planCode}`) ?? true)
}

/** Returns the key of the play among those of the member: the client's own, else what was played and its start. Prefixes keep the two apart. */
function playKeyOf(
  record: Fields,
  { idempotencyKey }: PlayReporter,
  startedAt: number,
  { soundId, faceResultId }: PlayedSubject,
): string {
  const sessionId = record.playSessionId ?? idempotencyKey
  if (sessionId) return `session:${sessionId.toLowerCase()}`
  return faceResultId ? `face:${faceResultId}:${startedAt}` : `start:${soundId}:${startedAt}`
}

/** Returns who reports and the current time. Throws CONTENT_PLAY_OF_ANOTHER when the play belongs to another member than the session. */
export function identifyPlayReporter(
  request: FastifyRequest & {
    headers: { 'idempotency-key'?: string | undefined; 'x-hibiki-member'?: string | undefined }
  },
  deps: ContentContext,
): PlayReporter {
  const { userId } = requireSession(request)
  const listener = request.headers['x-hibiki-member']
  if (listener !== undefined && listener.toLowerCase() !== userId)
    throw new ApiError('CONTENT_PLAY_OF_ANOTHER')
  return {
    memberId: userId,
    idempotencyKey: request.headers['idempotency-key'],
    now: deps.clock().getTime() / 1000,
  }
}

/** Saves the report and returns after its commit. Rejects reports that name an unknown sound or face diagnosis. */
export async function submitPlayReport(
  deps: ContentContext,
  report: PlayReport,
): Promise<Record<string, never>> {
  // The sound is named in the body, not in the address, so an unknown one is invalid input rather than 404.
  const kind = report.soundId === null ? null : await deps.findSoundKind(report.soundId)
  if (report.soundId !== null && kind === null)
    throw new ApiError('E3001', { fields: { vibrationId: getPlayFieldErrorText('sound') } })
  if (kind !== null && !matchesSoundKind(report, kind))
    throw new ApiError('E3001', { fields: { planCode: getPlayFieldErrorText('codes') } })
  const outcome = await deps.recorder.submit(report)
  if (outcome === 'reused') throw new ApiError('CONTENT_PLAY_REUSED')
  if (outcome === 'foreign')
    throw new ApiError('E3001', { fields: { faceExpSoundResultId: getPlayFieldErrorText('faceResult') } })
  return {}
}
