import type { FastifyInstance } from 'fastify'

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Rejects requests to `/dev/…` for another host or from another origin: a website whose name points to this machine (DNS rebinding) could
 * otherwise read mails and move the clock.
 */
export function requireLocalCaller(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers
    const isLocal = LOOPBACK_HOST.test(host) && (origin === undefined || origin === `http://${host}`)
    if (isLocal) return
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ message: 'Only pages of http://localhost on this machine may use /dev.' })
  })
}
