import { ApiError, type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import { playTexts } from '../../domain/play-texts.ts'
import type { DmvDeps } from './index.ts'
import { PlayingRecord, readPlayReport } from './play-report.ts'

export function recordPlaying(app: App, deps: DmvDeps): void {
  app.post(
    '/dmv/record-playing',
    {
      schema: {
        operationId: 'recordPlaying',
        summary: 'Records a play, or more of the same play; answers once it is stored',
        tags: ['dmv'],
        headers: Type.Object({
          'idempotency-key': Type.Optional(
            Type.String({ minLength: 1, maxLength: 200, description: 'Alias of playSessionId' }),
          ),
        }),
        body: PlayingRecord,
        response: { 200: Type.Object({}, { additionalProperties: false }) },
      },
    },
    async (request) => {
      const report = readPlayReport(request.body, {
        memberId: memberOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
        now: deps.clock().getTime() / 1000,
      })
      // The body names the sound, not the address, so an unknown one is wrong input rather than 404.
      if (!(await deps.soundExists(report.soundId))) {
        throw new ApiError('E3001', { fields: { vibrationId: playTexts.sound } })
      }
      if ((await deps.recorder.submit(report)) === 'reused') throw new ApiError('CONTENT_PLAY_REUSED')
      return {}
    },
  )
}
