import type { App } from '@hibiki/http'
import { createTurns } from './turns.ts'

/** Files inside JSON take four times their size while they are read; this many at once stay far below half a gigabyte. */
const LARGE_BODIES_AT_ONCE = 2
const LARGE_BYTES = 256 * 1024

/** Makes large JSON bodies wait, unread, for their turn. */
export function takeTurnsWithLargeBodies(app: App): void {
  const turn = createTurns(LARGE_BODIES_AT_ONCE)
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
    const isLarge = encoding !== undefined || Number(length ?? 0) > LARGE_BYTES
    if (!isLarge || !type?.startsWith('application/json')) return
    const release = await turn()
    reply.raw.once('close', release)
    reply.raw.once('finish', release)
    if (request.raw.destroyed) release()
  })
}
