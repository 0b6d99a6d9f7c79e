import { ApiError, type App, isEnterpriseOnly, requireKnownCaller } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { findWaveform } from '../waveforms.sql.ts'

/** Bars do not change; a sound that is withdrawn is not shown any more either. */
const MAX_AGE_SECONDS = 3600

export function getWaveform(app: App, { db }: Pick<ContentContext, 'db'>): void {
  app.get(
    '/soundesthe/waveform',
    {
      schema: {
        operationId: 'getWaveform',
        summary:
          'A sound drawn as 240 bars, 0 to 100, none until it is measured; visitors see that of free samples',
        tags: ['soundesthe'],
        querystring: Type.Object({ soundId: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Array(Type.Integer()) },
      },
    },
    async (request, reply) => {
      const found = await findWaveform(db, request.query.soundId)
      if (!found?.freeSample) requireMember(request)
      if (!found) throw new ApiError('E4040')
      // It is measured soon: no answer to keep, and no fault either, for the sound plays without its bars.
      reply.header('cache-control', found.peaks ? `private, max-age=${MAX_AGE_SECONDS}` : 'no-store')
      return found.peaks ?? []
    },
  )
}

/** Members except those who are only enterprise, on a visitor's route. */
function requireMember(request: FastifyRequest): void {
  requireKnownCaller(request)
  if (!request.session) throw new ApiError('E4010')
  if (isEnterpriseOnly(request.session)) throw new ApiError('E4030')
}
