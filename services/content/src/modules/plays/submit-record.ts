import { ApiError, memberOf } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { ContentContext } from '../../context.ts'
import { fitsKind } from './play-codes.rules.ts'
import type { PlayReport } from './play-ledger.rules.ts'
import type { Reporter } from './play-report.ts'
import { playText } from './play-texts.ts'

/** Who reports, and when by our clock; CONTENT_PLAY_OF_ANOTHER when another member than the one here has played. */
export function reporterOf(
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

/** Stores the report and answers after its commit; refuses what names a sound or a face diagnosis that does not exist. */
export async function submitRecord(deps: ContentContext, report: PlayReport): Promise<Record<string, never>> {
  // The body names the sound, not the address, so an unknown one is wrong input rather than 404.
  const kind = report.soundId === null ? null : await deps.soundKind(report.soundId)
  if (report.soundId !== null && kind === null)
    throw new ApiError('E3001', { fields: { vibrationId: playText('sound') } })
  if (kind !== null && !fitsKind(report, kind))
    throw new ApiError('E3001', { fields: { planCode: playText('codes') } })
  const outcome = await deps.recorder.submit(report)
  if (outcome === 'reused') throw new ApiError('CONTENT_PLAY_REUSED')
  if (outcome === 'foreign')
    throw new ApiError('E3001', { fields: { faceExpSoundResultId: playText('faceResult') } })
  return {}
}
