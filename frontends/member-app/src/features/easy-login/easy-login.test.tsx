import { createErrorResponse } from '@hibiki/api-mocks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { http, type ResponseOf, server } from '../../testing/server.ts'
import { logInByEasyLoginLink } from './api/log-in-by-easy-login-link.ts'

const calls: string[] = []
type Step = '/auth/easy-login/device' | '/auth/easy-login'
const record = (name: Step, respond: () => ResponseOf<`POST ${Step}`> = () => ({})) =>
  http.post(name, () => {
    calls.push(name)
    return respond()
  })

afterEach(() => {
  calls.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('binds the link only when the device has its secret', async () => {
  server.use(
    record('/auth/easy-login/device', () => createErrorResponse(503, 'E5030', 'x')),
    record('/auth/easy-login'),
  )
  await expect(logInByEasyLoginLink('secret')).rejects.toMatchObject({ status: 503 })
  server.use(record('/auth/easy-login/device'))
  await logInByEasyLoginLink('secret')
  expect(calls).toEqual(['/auth/easy-login/device', '/auth/easy-login/device', '/auth/easy-login'])
})

describe('in several tabs', () => {
  const stubLocks = (request: (name: string, options: LockOptions, work: () => Promise<void>) => unknown) =>
    vi.stubGlobal('navigator', { locks: { request } })
  beforeEach(() => {
    server.use(record('/auth/easy-login/device'), record('/auth/easy-login'))
  })

  it('runs both steps in one tab at a time', async () => {
    const names: string[] = []
    stubLocks((name, _options, work) => {
      names.push(name)
      return work()
    })
    await logInByEasyLoginLink('secret')
    expect([names, calls.length]).toEqual([['hibiki-easy-login'], 2])
  })

  it('stops waiting for a tab that the system froze', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    stubLocks((_name, { signal }) => {
      const held = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => held.reject(signal.reason))
      return held.promise
    })
    const login = logInByEasyLoginLink('secret')
    expect(calls).toEqual([])
    patience.abort()
    await login
    expect(calls).toEqual(['/auth/easy-login/device', '/auth/easy-login'])
  })
})
