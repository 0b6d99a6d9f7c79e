import type { FastifyInstance } from 'fastify'

export interface Drain {
  readonly isDraining: boolean
  start(): void
}

/**
 * From its start on calls are still taken, but every answer ends its connection, those of services included, which are streamed past
 * Fastify. Whoever is in front goes elsewhere by then, instead of losing a call on a connection that just closes.
 */
export function installDrain(app: FastifyInstance): Drain {
  let isDraining = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.raw.shouldKeepAlive = false
    done()
  })
  return {
    get isDraining() {
      return isDraining
    },
    start() {
      isDraining = true
    },
  }
}
