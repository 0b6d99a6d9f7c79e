import type { FastifyInstance } from 'fastify'

export interface Drain {
  readonly isDraining: boolean
  start(): void
}

/**
 * Installs draining: once it has started, calls are still served, but each response closes its connection, including responses of
 * services, which are streamed past Fastify. Load balancers then connect to other replicas and lose no call on a closing connection.
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
