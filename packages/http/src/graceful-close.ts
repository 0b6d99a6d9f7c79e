import type { App } from './app-type.ts'

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
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
