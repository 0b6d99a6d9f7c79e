import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app-type.ts'

const draining = new WeakSet<object>()

/**
 * While the app closes, pending requests are completed, and each response closes its connection: a client with keep-alive would otherwise
 * hold the server open until the timeout.
 */
export function installGracefulClose(app: App): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || draining.has(app)) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Precedes closing while calls continue: calls are still accepted, and each response closes its connection. Clients with keep-alive use no
 * old connection by the time the server stops listening; a call on a closing connection would be lost.
 *
 * @param seconds 0 if nobody holds connections to it
 */
export async function drainConnections(app: App, seconds: number): Promise<void> {
  draining.add(app)
  await sleep(seconds * 1000)
}
