import { createErrorResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import { HttpError } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockApi, type MockApi } from '../testing/mock-api.ts'
import { http, server } from '../testing/server.ts'
import { dataProvider } from './data-provider.ts'

let api: MockApi

beforeEach(() => {
  api = createMockApi()
})

const respondUnauthorized = () => createErrorResponse(401, 'E4010', 'ログインしてください。')

const getLastCall = () => {
  const call = api.calls.at(-1)
  if (!call) throw new Error('nothing was called')
  return { ...call, url: new URL(call.request.url) }
}

describe('lists in the ra-data-simple-rest dialect', () => {
  it('sends sort, range and filter, and reads the total from Content-Range', async () => {
    const { data, total } = await dataProvider.getList('members', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { role: 'ROLE_GENERAL' },
    })
    const { url } = getLastCall()
    expect(url.pathname).toBe('/api/admin/members')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: '["createdAt","DESC"]',
      range: '[10,19]',
      filter: '{"role":"ROLE_GENERAL"}',
    })
    expect(data).toHaveLength(10)
    expect(total).toBe(31)
  })
})

describe('calls by name', () => {
  it('sends the version with a decision, and one idempotency key', async () => {
    await dataProvider.call('POST /admin/applications/{id}/approve', { id: 'ap-1', body: { version: 1 } })
    const { route, body, request } = getLastCall()
    expect(route).toBe('POST /admin/applications/{id}/approve')
    expect(JSON.parse(body)).toEqual({ version: 1 })
    expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(request.headers.get('Accept-Language')).toBe(document.documentElement.lang || 'ja')
  })

  it('sends no content type with a deletion, which has no content', async () => {
    await dataProvider.delete('invitations', { id: 'i-0' })
    expect(getLastCall().request.headers.get('Content-Type')).toBeNull()
  })
})

describe('error responses', () => {
  it("throws the server's message with its fields, and notifies about nothing itself", async () => {
    const invite = dataProvider.create('invitations', { data: { email: 'mpremium@hibiki.example' } })
    const error = await invite.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      status: 400,
      message: '入力内容をご確認ください。',
      body: { code: 'E3001', errors: { email: 'すでに登録されています。' } },
    })
  })

  it('renews an expired access token once, and repeats the call with the same idempotency key', async () => {
    let isExpired = true
    server.use(
      http.post('/auth/refresh', () => {
        isExpired = false
        return {}
      }),
    )
    server.use(http.post('/admin/grants/change', () => (isExpired ? respondUnauthorized() : undefined)))
    await expect(
      dataProvider.call('POST /admin/grants/change', {
        body: { userIds: ['m-customer1'], authority: 'ai_esthe', authorityType: 0 },
      }),
    ).resolves.toEqual({ changed: 1 })
    const keys = api.calls
      .filter(({ route }) => route === 'POST /admin/grants/change')
      .map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('repeats the call when another tab has already renewed the session', async () => {
    let isExpired = true
    server.use(
      http.post('/auth/refresh', () => {
        isExpired = false
        return createErrorResponse(409, 'E4097', 'ログインの更新はほかの画面で済んでいます。')
      }),
    )
    server.use(http.get('/admin/dashboard', () => (isExpired ? respondUnauthorized() : undefined)))
    await expect(dataProvider.call('GET /admin/dashboard')).resolves.toBeDefined()
  })

  it.each([
    ['has no network', () => HttpResponse.error()],
    ['receives a 503', () => createErrorResponse(503, 'E5030', '')],
    ['receives a 429', () => createErrorResponse(429, 'E4290', '')],
  ])('keeps the session while its renewal %s', async (_how, renew) => {
    server.use(http.get('/admin/dashboard', respondUnauthorized))
    server.use(http.post('/auth/refresh', renew))
    await expect(dataProvider.call('GET /admin/dashboard')).rejects.toMatchObject({
      status: 0,
      message: 'console.error.unreachable',
    })
  })

  it('rejects with 401 when the session has really ended', async () => {
    server.use(http.get('/admin/dashboard', respondUnauthorized))
    await expect(dataProvider.call('GET /admin/dashboard')).rejects.toMatchObject({ status: 401 })
  })

  it('throws its own message when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(dataProvider.call('GET /admin/dashboard')).rejects.toMatchObject({
      message: 'console.error.unreachable',
    })
  })
})
