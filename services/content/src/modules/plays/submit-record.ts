import { ApiError, memberOf } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { ContentContext } from '../../context.ts'
import { matchesSoundKind } from './play-codes.rules.ts'
import type { PlayReport } from './play-ledger.rules.ts'
import type { Reporter } from './play-report.ts'
import { playText } from './play-texts.ts'

/** Returns who reports and the current time. Throws CONTENT_PLAY_OF_ANOTHER when the play belongs to another member than the session. */
export function identifyReporter(
  request: FastifyRequest & {
    headers: { 'idempotency-key'?: string | undefined; 'x-hibiki-member'?: string | undefined }
  },
  deps: ContentContext,
): Reporter {
  const { userId } = memberOf(request)
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
export async function submitRecord(deps: ContentContext, report: PlayReport): Promise<Record<string, never>> {
  // The sound is named in the body, not in the address, so an unknown one is invalid input rather than 404.
  const kind = report.soundId === null ? null : await deps.findSoundKind(report.soundId)
  if (report.soundId !== null && kind === null)
    throw new ApiError('E3001', { fields: { vibrationId: playText('sound') } })
  if (kind !== null && !matchesSoundKind(report, kind))
    throw new ApiError('E3001', { fields: { planCode: playText('codes') } })
  const outcome = await deps.recorder.submit(report)
  if (outcome === 'reused') throw new ApiError('CONTENT_PLAY_REUSED')
  if (outcome === 'foreign')
    throw new ApiError('E3001', { fields: { faceExpSoundResultId: playText('faceResult') } })
  return {}
}
