import { ApiError, type App, Id, isEnterpriseOnly, requireKnownCaller } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { findWaveform } from '../waveforms.sql.ts'

/** The bars of a sound never change, and a withdrawn sound is no longer shown, so clients may cache them this long. */
const MAX_AGE_SECONDS = 3600

const schema = {
  operationId: 'getWaveform',
  summary:
    'Returns the waveform of a sound as 240 bars from 0 to 100, or none until it is measured; visitors may request it for free samples only',
  tags: ['soundesthe'],
  querystring: Type.Object({ soundId: Id }),
  response: { 200: Type.Array(Type.Integer()) },
}

export function getWaveform(app: App, { db }: Pick<ContentContext, 'db'>): void {
  app.get('/soundesthe/waveform', { schema }, async (request, reply) => {
    const found = await findWaveform(db, request.query.soundId)
    if (!found?.freeSample) requireMember(request)
    if (!found) throw new ApiError('E4040')
    // The sound will be measured soon and plays without bars, so this is a response that must not be cached rather than an error.
    reply.header('cache-control', found.peaks ? `private, max-age=${MAX_AGE_SECONDS}` : 'no-store')
    return found.peaks ?? []
  })
}

/** This route is open to visitors, so it rejects enterprise-only accounts itself. */
function requireMember(request: FastifyRequest): void {
  requireKnownCaller(request)
  if (!request.session) throw new ApiError('E4010')
  if (isEnterpriseOnly(request.session)) throw new ApiError('E4030')
}
