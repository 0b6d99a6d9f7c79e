import { api } from '../../../lib/api/client.ts'
import { learnServerTime, type Sent } from '../../../lib/server-clock.ts'

const sentAt = new WeakMap<Request, Sent>()

// Every fresh answer says what time the server has; a device whose clock is wrong still records the right times.
api.use({
  onRequest({ request }) {
    sentAt.set(request, { wallMs: Date.now(), monotonicMs: performance.now() })
  },
  onResponse({ request, response }) {
    const sent = sentAt.get(request)
    if (sent && mayNotBeStored(request, response)) learnServerTime(response, sent)
  },
})

/** An answer out of a cache tells the time of its making. */
function mayNotBeStored(request: Request, response: Response): boolean {
  if (request.method !== 'GET') return true
  return /no-store/i.test(response.headers.get('cache-control') ?? '') && !response.headers.has('age')
}
