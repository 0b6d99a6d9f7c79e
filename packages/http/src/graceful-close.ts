import { setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { AppPlugin } from './app-type.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Precedes closing while calls continue: calls are still accepted, and each response closes its connection. Clients with keep-alive
     * use no old connection by the time the server stops listening; a call on a closing connection would be lost.
     *
     * @param seconds 0 if nobody holds connections to it
     */
    drainConnections(seconds: number): Promise<void>
    /** Whether it drains or closes. */
    isEnding(): boolean
  }
}

/**
 * While the app closes, pending requests are completed, and each response closes its connection: a client with keep-alive would otherwise
 * hold the server open until the timeout.
 */
const plugin: AppPlugin = async (app) => {
  let isEnding = false
  app.decorate('isEnding', () => isEnding)
  app.decorate('drainConnections', async (seconds: number) => {
    isEnding = true
    await sleep(seconds * 1000)
  })
  app.addHook('preClose', (done) => {
    isEnding = true
    done()
  })
  // A response that is streamed past Fastify has no `onSend`.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isEnding) reply.raw.shouldKeepAlive = false
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done(null, payload)
  })
}

export const gracefulClose = fp(plugin, { name: 'hibiki-graceful-close' })
