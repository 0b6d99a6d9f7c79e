import { HttpError } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '../testing/fixtures.ts'
import { createMockApi } from '../testing/mock-api.ts'
import { refusal } from '../testing/simple-rest.ts'
import { createAuthProvider } from './authProvider.ts'
import { deleteUser } from './current-user.ts'

let api = createMockApi()

beforeEach(() => {
  api = createMockApi()
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => api.handle(new Request(input, init)))
  deleteUser()
  window.history.replaceState(null, '', '/admin/members?page=2')
})

const called = (route: string) => api.calls.some((call) => call.route === route)

describe('who may come in', () => {
  it('lets an administrator in', async () => {
    const auth = createAuthProvider()
    await expect(auth.checkAuth({})).resolves.toBeUndefined()
    await expect(auth.getIdentity?.()).resolves.toMatchObject({ fullName: '山田 管理' })
  })

  it('sends a visitor to the login of the member app, and back to the page afterwards', async () => {
    api.routes['POST /auth/me'] = () => refusal(401, 'E4010', 'ログインしてください。')
    const auth = createAuthProvider()
    const to = `${window.location.origin}/login?back=%2Fadmin%2Fmembers%3Fpage%3D2`
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: to })
    await expect(auth.logout(null)).resolves.toBe(to)
    expect(called('GET /auth/logout')).toBe(false)
  })

  it('tells everybody else that this is no page of theirs, and leaves their session alone', async () => {
    api.routes['POST /auth/me'] = () => Response.json({ id: 'p', roles: ['ROLE_PERSON_IN_CHARGE'] })
    const auth = createAuthProvider()
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login?ended=stranger' })
    await expect(auth.logout(null)).resolves.toBe('/login?ended=stranger')
    expect(called('GET /auth/logout')).toBe(false)
  })

  it('sends an administrator without the second factor the role needs to its set-up, and back to the page', async () => {
    api.routes['POST /auth/me'] = () => ({ ...currentUser, secondFactorMissing: true })
    const auth = createAuthProvider()
    const to = `${window.location.origin}/set-up-second-factor?back=%2Fadmin%2Fmembers%3Fpage%3D2`
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: to })
    await expect(auth.logout(null)).resolves.toBe(to)
    expect(called('GET /auth/logout')).toBe(false)
    const refused = new HttpError('パスワードの確認が必要です。', 422, { code: 'E4014' })
    await expect(auth.checkError(refused)).rejects.toMatchObject({ redirectTo: to })
    api.routes['POST /auth/me'] = () => currentUser
    await expect(auth.checkError(refused)).resolves.toBeUndefined()
  })

  it('does not take an unreachable server for a logout', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(createAuthProvider().checkAuth({})).rejects.toMatchObject({ status: 0 })
  })
})

describe('who is thrown out (D1§8)', () => {
  it.each([
    [401, 'ログインしてください。', 'refused'],
    [403, '権限がありません。', 'refused'],
    [500, '重複ログインのためログアウトしました。', 'duplicate'],
    [500, 'Duplicate login: you were logged out.', 'duplicate'],
  ])('%i "%s": %s', async (status, message, reason) => {
    const auth = createAuthProvider()
    await expect(auth.checkError(new HttpError(message, status))).rejects.toMatchObject({
      redirectTo: `/login?ended=${reason}`,
    })
    await auth.logout(null)
    expect(called('GET /auth/logout')).toBe(true)
  })

  it.each([400, 404, 409, 500])('%i stays', async (status) => {
    await expect(
      createAuthProvider().checkError(new HttpError('別の問題です。', status)),
    ).resolves.toBeUndefined()
  })
})
