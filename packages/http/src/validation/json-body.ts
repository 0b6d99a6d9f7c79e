import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'
import { findBodyTextError } from './storable-text.ts'

/**
 * JSON is the only body type unless a service adds another; anything else is 415.
 * An empty body counts as no body, so that a POST without payload may still carry the JSON content type.
 */
const plugin: AppPlugin = async (app) => {
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

export const jsonBodies = fp(plugin, { name: 'hibiki-json-bodies' })
