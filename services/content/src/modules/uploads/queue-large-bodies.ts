import type { App } from '@hibiki/http'
import pLimit from 'p-limit'
import { watchRequestSilence } from './watch-request-silence.ts'

/** Files inside JSON or a form need up to four times their size while they are read, and garbage that is not collected yet adds to it. */
const LARGE_BODIES_AT_ONCE = 1
const LARGE_BYTES = 256 * 1024
/** The client is considered gone when a body brings no bytes for this long while other requests wait. */
const SILENT_MS = 15_000

/** Queues requests with large JSON bodies or forms without reading them, until the ones before them are done. */
export function queueLargeBodies(app: App, silentMs = SILENT_MS): void {
  const limit = pLimit(LARGE_BODIES_AT_ONCE)
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
    const isLarge = encoding !== undefined || Number(length ?? 0) > LARGE_BYTES
    if (!isLarge || !/^(application\/json|multipart\/form-data)/i.test(type ?? '')) return
    const release = await new Promise<() => void>((admit) => {
      limit(() => new Promise<void>(admit))
    })
    const stopWatching = watchRequestSilence(request.raw, { silentMs, onSilent: () => request.raw.destroy() })
    const end = () => {
      stopWatching()
      release()
    }
    reply.raw.once('close', end)
    reply.raw.once('finish', end)
    if (request.raw.destroyed) end()
  })
}
