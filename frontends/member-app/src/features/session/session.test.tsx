import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api/client.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { createMember } from '../../testing/create-member.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { serveShop } from '../../testing/serve-shop.ts'
import { http, server, signIn } from '../../testing/server.ts'

const ended = '認証に失敗したのでログアウトしました。再度ログインしてください。'
const calendar = '/mypage/calendar'

/** Opens my page as a member and waits until it is rendered. */
async function openAsMember() {
  signIn(createMember())
  const app = await renderApp(calendar)
  await screen.findByRole('heading', { level: 1 })
  return app
}

const callWithResponse = async (status: number, message: string, times = 1) => {
  server.use(http.get('/soundesthe/random', () => createErrorResponse(status, 'E0', message)))
  await Promise.allSettled(Array.from({ length: times }, () => api.GET('/soundesthe/random')))
}

describe('a session that ends', () => {
  it.each([401, 403])(
    'on %i shows one alert, however many calls fail, and comes back after login',
    async (status) => {
      const { router } = await openAsMember()
      await callWithResponse(status, 'ログインしてください。', 5)

      const alert = await screen.findByRole('alertdialog', { name: 'ログアウト' })
      expect(within(alert).getByText(ended)).toBeDefined()
      expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
      expect(router.state.location.state).toEqual({ from: calendar })
    },
  )

  it.each(['重複ログインのためログアウトしました。', 'Duplicate login: another device has logged in.'])(
    'by duplicate login shows %j and goes home',
    async (message) => {
      let loggedOut = 0
      server.use(
        http.get('/auth/logout', () => {
          loggedOut += 1
          return {}
        }),
      )
      const { router } = await openAsMember()
      await callWithResponse(500, message)

      expect(await screen.findByText(message)).toBeDefined()
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
      expect(loggedOut).toBe(1)
    },
  )

  it.each(['/mypage/profile', '/mypage/settings/password'])(
    'while %s is being saved shows one alert',
    async (address) => {
      const ended401 = () => createErrorResponse(401, 'E4010', 'ログインしてください。')
      server.use(http.post('/profile/update', ended401), http.post('/account/change-password', ended401))
      signIn(createMember())
      const { user, router } = await renderApp(address)
      for (const [label, typed] of [
        ['現在のパスワード', 'hibiki-demo'],
        ['新しいパスワード', 'shizukana-yoru'],
        ['新しいパスワード（確認）', 'shizukana-yoru'],
      ] as const)
        if (address.endsWith('password')) await enterText(user, await screen.findByLabelText(label), typed)
      await user.click(await screen.findByRole('button', { name: /更新する|パスワードを変更する/ }))
      const alert = await screen.findByRole('alertdialog', { name: 'ログアウト' })
      await user.click(within(alert).getByRole('button', { name: '閉じる' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    },
  )

  it('does not end on an ordinary fault of the server', async () => {
    const { router } = await openAsMember()
    await callWithResponse(500, '想定外のエラーです。')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.pathname).toBe(calendar)
  })

  it.each([
    ['my page', calendar, {}],
    ['the purchase', '/payment', {}],
    [
      'the set-up of a second factor',
      `/set-up-second-factor?back=${encodeURIComponent(calendar)}`,
      { secondFactorMissing: true },
    ],
  ])(
    'by the logout of %s leads to a login without a page to return to',
    async (_what, address, overrides) => {
      purchaseDraft.begin('premium')
      serveShop()
      server.use(http.get('/auth/logout', () => new Promise<never>(() => {})))
      signIn(createMember(overrides))
      const { router, user } = await renderApp(address)
      await screen.findByRole('heading', { level: 1 })
      const [logout] = screen.getAllByRole('button', { name: 'ログアウト' })
      if (logout) await user.click(logout)
      await screen.findByRole('heading', { name: 'ログイン' })
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '', state: null })
      expect(screen.queryByRole('alertdialog')).toBeNull()
      // A page that the visitor opens later is returned to, because they chose it themselves.
      await router.navigate(calendar)
      await waitFor(() => expect(router.state.location.state).toEqual({ from: calendar }))
    },
  )
})

describe('the check at start', () => {
  it('takes a 401 for a visitor, without an alert', async () => {
    await renderApp('/')
    expect(await screen.findByRole('button', { name: /無料サンプルを聴く/ })).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('finds a member again whose access token ran out while the browser was closed', async () => {
    localStorage.setItem('hibiki.session.refreshed-at', String(Date.now() - 3_600_000))
    let refreshed = false
    server.use(
      http.post('/auth/refresh', () => {
        refreshed = true
        return {}
      }),
      http.post('/auth/me', () =>
        refreshed ? createMember() : createErrorResponse(401, 'E4010', 'ログインしてください。'),
      ),
    )
    await renderApp(calendar)
    expect((await screen.findAllByText('一般 花子 さん')).length).toBeGreaterThan(0)
  })

  it('shows a duplicate login on the page that is just opening', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const message = '重複ログインのためログアウトしました。'
    server.use(http.post('/auth/me', () => createErrorResponse(500, 'E5001', message)))
    const { router } = await renderApp(calendar)
    expect(await screen.findByText(message)).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    warn.mockRestore()
  })

  it('warns and shows the page of a visitor when the user cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(http.post('/auth/me', () => createErrorResponse(503, 'E5030', '準備中です。')))
    await renderApp('/')
    expect(await screen.findByRole('button', { name: /無料サンプルを聴く/ })).toBeDefined()
    expect(warn).toHaveBeenCalledWith('認証に失敗しました。')
    warn.mockRestore()
  })
})
