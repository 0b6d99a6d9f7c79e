import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { api } from '../../../lib/api/client.ts'
import { getClockSkewMs, getServerNowMs } from '../../../lib/server-clock.ts'
import { http, server } from '../../../testing/server.ts'
import './learn-server-time.ts'

const HOUR_MS = 3_600_000
const beside = () => Math.round((getServerNowMs() - Date.now()) / HOUR_MS)

/** The server returns with a date so many hours beside the device's. */
function respond(hours: number, headers: Record<string, string>) {
  const date = new Date(Date.now() + hours * HOUR_MS).toUTCString()
  server.use(
    http.get('/page-size/scale', () => HttpResponse.json(1, { headers: { date, ...headers } })),
    http.post('/auth/refresh', () => HttpResponse.json({}, { headers: { date } })),
  )
}

it('learns the time from fresh responses only', async () => {
  // What another file of this process learned, or nothing.
  const known = getClockSkewMs()
  respond(-5, { 'cache-control': 'public, max-age=60' })
  await api.GET('/page-size/scale')
  expect(getClockSkewMs()).toBe(known)

  respond(2, { 'cache-control': 'no-store' })
  await api.GET('/page-size/scale')
  expect(beside()).toBe(2)

  respond(3, {})
  await api.POST('/auth/refresh')
  expect(beside()).toBe(3)

  respond(0, { 'cache-control': 'no-store' })
  await api.GET('/page-size/scale')
  expect(beside()).toBe(0)
})
