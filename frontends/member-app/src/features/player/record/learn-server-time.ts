import { api } from '../../../lib/api/client.ts'
import { type ClockReading, updateClockSkew } from '../../../lib/server-clock.ts'

const sentAt = new WeakMap<Request, ClockReading>()

// Every fresh response tells the server's time, so that a device with a wrong clock records the right times.
api.use({
  onRequest({ request }) {
    sentAt.set(request, { wallMs: Date.now(), monotonicMs: performance.now() })
  },
  onResponse({ request, response }) {
    const sent = sentAt.get(request)
    if (sent && isUncached(request, response)) updateClockSkew(response, sent)
  },
})

/** A cached response tells the time at which it was made, which has passed. */
function isUncached(request: Request, response: Response): boolean {
  if (request.method !== 'GET') return true
  return /no-store/i.test(response.headers.get('cache-control') ?? '') && !response.headers.has('age')
}
