import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app-type.ts'

const draining = new WeakSet<object>()

/**
 * While the app closes, requests already on their way are answered, and each answer ends its connection: a client that
 * keeps connections alive would otherwise hold the server open until they time out.
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
 * What comes before closing where calls go on meanwhile: calls are still taken, and each answer ends its connection. Whoever keeps
 * connections alive uses none of them any more by the time the server stops listening; a call on one that just closes would be lost.
 *
 * @param seconds 0 where nobody holds connections to it
 */
export async function drain(app: App, seconds: number): Promise<void> {
  draining.add(app)
  await sleep(seconds * 1000)
}
