import { parseDuration } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { parseJstSecond } from './jst.rules.ts'
import { listeningKind } from './play-codes.rules.ts'
import type { PlayReport } from './play-ledger.rules.ts'
import { playText, refusedField } from './play-texts.ts'
import { refuseWindow } from './play-window.rules.ts'

const Code = Type.String({ pattern: '^[0-9]{2}$' })

/** What every playing record says beside what was played: times are JST. */
export const playFields = {
  dmvTypeCode: Code,
  planCode: Code,
  startDateTime: Type.String({ maxLength: 19, description: 'yyyy-MM-dd HH:mm:ss, JST' }),
  endDateTime: Type.String({ maxLength: 19, description: 'yyyy-MM-dd HH:mm:ss, JST' }),
  totalPlayingTime: Type.String({ maxLength: 8, description: 'HH:mm:ss, pauses left out' }),
  playSessionId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'One per play: later reports of it update the same record',
    }),
  ),
}

/** A playing record as clients send it. */
export const PlayingRecord = Type.Object(
  { ...playFields, vibrationId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
)

export const RecordHeaders = Type.Object({
  'x-hibiki-member': Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'Who played. Refused when the session is somebody else’s, so that no tab sends it with their cookies',
    }),
  ),
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Alias of playSessionId' }),
  ),
})

export interface Reporter {
  memberId: string
  /** Alias of playSessionId. */
  idempotencyKey: string | undefined
  now: number
}

/** What was played: a sound, or what a face diagnosis chose, whose sound may not be known here yet. */
export type Played =
  | { soundId: string; faceResultId: null }
  | { soundId: string | null; faceResultId: string }

type Fields = Omit<Static<typeof PlayingRecord>, 'vibrationId'>

/**
 * The report, or E3001 that names each field that breaks a rule of times, codes or lengths.
 *
 * @param pairs the pairs of type and plan this call takes ("01/03"); all that exist when left out
 */
export function readPlayReport(
  record: Fields,
  played: Played,
  reporter: Reporter,
  pairs?: readonly string[],
): PlayReport {
  const startedAt = parseJstSecond(record.startDateTime)
  const endedAt = parseJstSecond(record.endDateTime)
  const playedSeconds = parseDuration(record.totalPlayingTime)
  const isKnownPair = isPair(record, pairs)
  if (startedAt === null || endedAt === null || playedSeconds === null || !isKnownPair) {
    throw new ApiError('E3001', {
      fields: {
        ...(startedAt === null && { startDateTime: playText('time') }),
        ...(endedAt === null && { endDateTime: playText('time') }),
        ...(playedSeconds === null && { totalPlayingTime: playText('duration') }),
        ...(!isKnownPair && { planCode: playText('codes') }),
      },
    })
  }
  const window = { startedAt, endedAt, playedSeconds }
  const refusal = refuseWindow(window, reporter.now)
  if (refusal) throw new ApiError('E3001', { fields: { [refusedField[refusal]]: playText(refusal) } })
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
  const exists = listeningKind(dmvTypeCode, planCode) !== null
  return exists && (pairs?.includes(`${dmvTypeCode}/${planCode}`) ?? true)
}

/** The play's name among the member's: the client's own, else what was played and its start. Prefixes keep them apart. */
function playKeyOf(
  record: Fields,
  { idempotencyKey }: Reporter,
  startedAt: number,
  { soundId, faceResultId }: Played,
): string {
  const sessionId = record.playSessionId ?? idempotencyKey
  if (sessionId) return `session:${sessionId.toLowerCase()}`
  return faceResultId ? `face:${faceResultId}:${startedAt}` : `start:${soundId}:${startedAt}`
}
