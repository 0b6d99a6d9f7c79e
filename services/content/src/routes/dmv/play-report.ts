import { ApiError } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { parseDuration, parseJstTime } from '../../domain/jst.ts'
import { listeningKind } from '../../domain/play-codes.ts'
import type { PlayReport } from '../../domain/play-ledger.ts'
import { playTexts, refusedField } from '../../domain/play-texts.ts'
import { refuseWindow } from '../../domain/play-window.ts'

const Code = Type.String({ pattern: '^[0-9]{2}$' })

/** A playing record as clients send it (D1§3): times are JST (D-014). */
export const PlayingRecord = Type.Object(
  {
    dmvTypeCode: Code,
    planCode: Code,
    vibrationId: Type.String({ format: 'uuid' }),
    startDateTime: Type.String({ maxLength: 19, description: 'yyyy-MM-dd HH:mm:ss, JST' }),
    endDateTime: Type.String({ maxLength: 19, description: 'yyyy-MM-dd HH:mm:ss, JST' }),
    totalPlayingTime: Type.String({ maxLength: 8, description: 'HH:mm:ss, pauses left out' }),
    playSessionId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'One per play: later reports of it update the same record',
      }),
    ),
  },
  { additionalProperties: false },
)

export interface Reporter {
  memberId: string
  /** Alias of playSessionId (D-016). */
  idempotencyKey: string | undefined
  now: number
}

/** The report, or E3001 that names each field that breaks D-014, D-094 or D-099. */
export function readPlayReport(record: Static<typeof PlayingRecord>, reporter: Reporter): PlayReport {
  const startedAt = parseJstTime(record.startDateTime)
  const endedAt = parseJstTime(record.endDateTime)
  const playedSeconds = parseDuration(record.totalPlayingTime)
  const isKnownPair = listeningKind(record.dmvTypeCode, record.planCode) !== null
  if (startedAt === null || endedAt === null || playedSeconds === null || !isKnownPair) {
    throw new ApiError('E3001', {
      fields: {
        ...(startedAt === null && { startDateTime: playTexts.time }),
        ...(endedAt === null && { endDateTime: playTexts.time }),
        ...(playedSeconds === null && { totalPlayingTime: playTexts.duration }),
        ...(!isKnownPair && { planCode: playTexts.codes }),
      },
    })
  }
  const window = { startedAt, endedAt, playedSeconds }
  const refusal = refuseWindow(window, reporter.now)
  if (refusal) throw new ApiError('E3001', { fields: { [refusedField[refusal]]: playTexts[refusal] } })
  const soundId = record.vibrationId.toLowerCase()
  return {
    memberId: reporter.memberId,
    playKey: playKeyOf(record, reporter, startedAt, soundId),
    soundId,
    dmvTypeCode: record.dmvTypeCode,
    planCode: record.planCode,
    ...window,
  }
}

/** The play's name among the member's: the client's own, else sound and start (D-016). Prefixes keep them apart. */
function playKeyOf(
  record: Static<typeof PlayingRecord>,
  { idempotencyKey }: Reporter,
  startedAt: number,
  soundId: string,
): string {
  const sessionId = record.playSessionId ?? idempotencyKey
  return sessionId ? `session:${sessionId.toLowerCase()}` : `start:${soundId}:${startedAt}`
}
