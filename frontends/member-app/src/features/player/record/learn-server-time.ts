import { api } from '../../../lib/api/client.ts'
import { learnServerTime } from './server-clock.ts'

const sentAt = new WeakMap<Request, number>()

// Every answer says what time the server has; a device whose clock is wrong still records the right times.
api.use({
  onRequest({ request }) {
    sentAt.set(request, Date.now())
  },
  onResponse({ request, response }) {
    const sentMs = sentAt.get(request)
    if (sentMs !== undefined) learnServerTime(response, sentMs)
  },
})
