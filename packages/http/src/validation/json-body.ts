import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body type unless a service adds another; anything else is 415.
 * An empty body counts as no body, so that a POST without payload may still carry the JSON content type.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
