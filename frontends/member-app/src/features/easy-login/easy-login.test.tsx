import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { apiUrl, refusal, server } from '../../testing/server.ts'
import { logInEasily } from './api/use-easy-login.ts'

const calls: string[] = []
const record = (name: string, respond: () => Response) =>
  http.post(apiUrl(name), () => {
    calls.push(name)
    return respond()
  })

afterEach(() => {
  calls.length = 0
  vi.unstubAllGlobals()
})

it('binds the link only once the device has its secret', async () => {
  const ok = () => HttpResponse.json({})
  server.use(
    record('/auth/easy-login/device', () => refusal(503, 'E5030', 'x')),
    record('/auth/easy-login', ok),
  )
  await expect(logInEasily('secret')).rejects.toMatchObject({ status: 503 })
  server.use(record('/auth/easy-login/device', ok))
  await logInEasily('secret')
  expect(calls).toEqual(['/auth/easy-login/device', '/auth/easy-login/device', '/auth/easy-login'])
})

it('lets one tab at a time do both', async () => {
  const request = vi.fn((_name: string, work: () => Promise<void>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  server.use(
    record('/auth/easy-login/device', () => HttpResponse.json({})),
    record('/auth/easy-login', () => HttpResponse.json({})),
  )
  await logInEasily('secret')
  expect([request.mock.calls.map(([name]) => name), calls.length]).toEqual([['hibiki-easy-login'], 2])
})
