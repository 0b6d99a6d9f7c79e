import type { FastifyInstance } from 'fastify'
import { findBodyTextError } from './storable-text.ts'

/**
 * JSON is the only body type unless a service adds another; anything else is 415.
 * An empty body counts as no body, so that a POST without payload may still carry the JSON content type.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body, (error, value) => {
      const refusal = error ?? findBodyTextError(body, value)
      if (refusal) done(refusal)
      else done(null, value)
    })
  })
}
