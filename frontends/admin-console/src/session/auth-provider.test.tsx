import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { HttpError } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '../testing/fixtures.ts'
import { createMockApi, type MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'
import { createAuthProvider } from './auth-provider.ts'
import { clearCurrentUserCache } from './current-user.ts'

let api: MockApi

beforeEach(() => {
  api = createMockApi()
  clearCurrentUserCache()
  window.history.replaceState(null, '', '/admin/members?page=2')
})

const wasCalled = (route: string) => api.calls.some((call) => call.route === route)

describe('checkAuth', () => {
  it('admits an administrator', async () => {
    const auth = createAuthProvider()
    await expect(auth.checkAuth({})).resolves.toBeUndefined()
    await expect(auth.getIdentity?.()).resolves.toMatchObject({ fullName: '山田 管理' })
  })

  it('sends a visitor to the login of the member app, which leads back to the page', async () => {
    server.use(http.post('/auth/me', () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
    const auth = createAuthProvider()
    const to = `${window.location.origin}/login?back=%2Fadmin%2Fmembers%3Fpage%3D2`
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: to })
    await expect(auth.logout(null)).resolves.toBe(to)
    expect(wasCalled('GET /auth/logout')).toBe(false)
  })

  it('tells other members that they have no access, and does not end their session', async () => {
    server.use(http.post('/auth/me', () => ({ ...currentUser, roles: ['ROLE_PERSON_IN_CHARGE'] })))
    const auth = createAuthProvider()
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login?ended=stranger' })
    await expect(auth.logout(null)).resolves.toBe('/login?ended=stranger')
    expect(wasCalled('GET /auth/logout')).toBe(false)
  })

  it.each([
    ['second factor', 'set-up-second-factor', { secondFactorMissing: true }],
    ['passkey', 'set-up-passkey', { passkeyMissing: true }],
  ])(
    'sends an administrator without the required %s to its set-up, which leads back to the page',
    async (_what, page, missing) => {
      server.use(http.post('/auth/me', () => ({ ...currentUser, ...missing })))
      const auth = createAuthProvider()
      const to = `${window.location.origin}/${page}?back=%2Fadmin%2Fmembers%3Fpage%3D2`
      await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: to })
      await expect(auth.logout(null)).resolves.toBe(to)
      expect(wasCalled('GET /auth/logout')).toBe(false)
      const refused = new HttpError('パスワードの確認が必要です。', 422, { code: 'E4014' })
      await expect(auth.checkError(refused)).rejects.toMatchObject({ redirectTo: to })
      server.use(http.post('/auth/me', () => currentUser))
      await expect(auth.checkError(refused)).resolves.toBeUndefined()
    },
  )

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ...[429, 500, 502, 503].map((status) => [
      String(status),
      () => Promise.resolve(createErrorResponse(status, 'E5030', 'ただいまご利用いただけません。')),
    ]),
  ] as [string, () => Promise<Response>][])(
    'does not log out when the server is unreachable: %s',
    async (_, fetch) => {
      vi.stubGlobal('fetch', fetch)
      const auth = createAuthProvider()
      await expect(auth.checkAuth({})).resolves.toBeUndefined()
      const refused = new HttpError('パスワードの確認が必要です。', 422, { code: 'E4014' })
      await expect(auth.checkError(refused)).resolves.toBeUndefined()
    },
  )

  it.each([
    [403, '権限がありません。', 'refused'],
    [500, '重複ログインのためログアウトしました。', 'duplicate'],
  ])('treats %i "%s" as the end of the session', async (status, message, reason) => {
    server.use(http.post('/auth/me', () => createErrorResponse(status, 'E4030', message)))
    const redirectTo = `/login?ended=${reason}`
    await expect(createAuthProvider().checkAuth({})).rejects.toMatchObject({ redirectTo })
  })
})

describe('checkError', () => {
  it.each([
    [401, 'ログインしてください。', 'refused'],
    [403, '権限がありません。', 'refused'],
    [500, '重複ログインのためログアウトしました。', 'duplicate'],
    [500, 'Duplicate login: you were logged out.', 'duplicate'],
  ])('ends the session for %i "%s", with the reason %s', async (status, message, reason) => {
    const auth = createAuthProvider()
    await expect(auth.checkError(new HttpError(message, status))).rejects.toMatchObject({
      redirectTo: `/login?ended=${reason}`,
    })
    await auth.logout(null)
    expect(wasCalled('GET /auth/logout')).toBe(true)
  })

  it.each([400, 404, 409, 500])('keeps the session for %i', async (status) => {
    await expect(
      createAuthProvider().checkError(new HttpError('別の問題です。', status)),
    ).resolves.toBeUndefined()
  })
})

describe('a console whose identity service is down', () => {
  const respondUnavailable = () => createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。')

  it('keeps an open form', async () => {
    const { user, api } = renderConsole('/canned-answers/k-1')
    const title = await screen.findByLabelText(/^名前/)
    await enterText(user, title, '（新）')
    server.use(http.post('/auth/me', respondUnavailable))
    clearCurrentUserCache()
    const countUserRequests = () => api.calls.filter(({ route }) => route === 'POST /auth/me').length
    const before = countUserRequests()
    // react-query refetches the current user when the window becomes visible again.
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(countUserRequests()).toBeGreaterThan(before))
    expect(screen.getByLabelText(/^名前/)).toBe(title)
    expect(title).toHaveProperty('value', expect.stringContaining('（新）'))
  })

  it('displays the page with an error for what could not be loaded', async () => {
    renderConsole('/', {
      prepare: () => {
        server.use(http.post('/auth/me', respondUnavailable))
        server.use(http.get('/admin/dashboard/sign-ups', respondUnavailable))
      },
    })
    expect((await screen.findAllByText(/ただいまご利用いただけません。/)).length).toBeGreaterThan(0)
    expect(window.location.pathname).toBe('/admin/')
  })
})
