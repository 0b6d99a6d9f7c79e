import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../testing/create-member.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { http, server, signIn } from '../../testing/server.ts'
import { pageNavigation } from './page-navigation.ts'

const noLoad = () => {}
beforeEach(() => {
  vi.spyOn(pageNavigation, 'leaveApp').mockImplementation(noLoad)
  vi.spyOn(pageNavigation, 'reload').mockImplementation(noLoad)
})
afterEach(() => vi.restoreAllMocks())

async function logIn(address = '/login') {
  const app = await renderApp(address)
  await enterText(app.user, await screen.findByLabelText('メールアドレス'), 'general@hibiki.example')
  await enterText(app.user, screen.getByLabelText('パスワード'), 'hibiki-demo')
  const form = screen.getByLabelText('パスワード').closest('form')
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (submit) await app.user.click(submit)
  return app
}

function acceptLogin() {
  const bodies: unknown[] = []
  server.use(
    http.post('/auth/login', async ({ request, readBody }) => {
      bodies.push(await readBody())
      expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
      expect(request.headers.get('Accept-Language')).toBe('ja')
      signIn(createMember())
      return {}
    }),
  )
  return bodies
}

describe('the login', () => {
  it('sends mail address and password and leads to my page', async () => {
    const bodies = acceptLogin()
    const { router } = await logIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(bodies).toEqual([{ loginId: 'general@hibiki.example', password: 'hibiki-demo' }])
  })

  it('returns to the page the visitor asked for', async () => {
    acceptLogin()
    const { router } = await logIn('/mypage/calendar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calendar'))
  })

  it('shows a failure in the exact words and reloads the page when the dialog closes', async () => {
    server.use(
      http.post('/auth/login', () => createErrorResponse(401, 'E4001', 'ログインできませんでした。')),
    )
    const { user } = await logIn()
    expect(
      await screen.findByText('ログインに失敗しました。画面を更新してから再度お試しください。'),
    ).toBeDefined()
    expect(pageNavigation.reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(pageNavigation.reload).toHaveBeenCalledTimes(1))
  })

  it("shows the server's message after too many attempts", async () => {
    const message = '1分ほどおいてから、もう一度お試しください。'
    server.use(
      http.post('/auth/login', () =>
        HttpResponse.json(
          { code: 'E4290', message, requestId: 'test' },
          { status: 429, headers: { 'Retry-After': '60' } },
        ),
      ),
    )
    await logIn()
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('warns and logs out again when the user cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let loggedOut = 0
    server.use(
      http.post('/auth/login', () => ({})),
      http.get('/auth/logout', () => {
        loggedOut += 1
        return {}
      }),
    )
    const { router } = await logIn()
    await waitFor(() => expect(loggedOut).toBe(1))
    expect(warn).toHaveBeenCalledWith('認証に失敗しました。')
    expect(router.state.location.pathname).toBe('/login')
    warn.mockRestore()
  })

  it('reports missing fields before it sends anything', async () => {
    const { user } = await renderApp('/login')
    const password = await screen.findByLabelText('パスワード')
    await user.type(password, 'x{Enter}')
    expect(await screen.findAllByText('入力してください。')).toHaveLength(1)
  })

  it('shows the password on request and links to the other ways in', async () => {
    const { user } = await renderApp('/login')
    const password = await screen.findByLabelText<HTMLInputElement>('パスワード')
    expect(password.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'パスワードを表示する' }))
    expect(password.type).toBe('text')
    for (const [name, path] of [
      ['パスワードをお忘れの方', '/forgot-password'],
      ['個人の新規登録', '/register-personal'],
      ['法人の新規登録', '/register-enterprise'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
    }
  })

  it('asks for the code of the second factor when the account has one', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('/auth/login', async ({ readBody }) => {
        const body = await readBody()
        bodies.push(body)
        if (!body.totpCode) return createErrorResponse(401, 'E4013', '確認コードを入力してください。')
        signIn(createMember())
        return {}
      }),
    )
    const { user, router } = await logIn()
    await user.type(await screen.findByLabelText('確認コード'), '123456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(bodies).toEqual([
      { loginId: 'general@hibiki.example', password: 'hibiki-demo' },
      { loginId: 'general@hibiki.example', password: 'hibiki-demo', totpCode: '123456' },
    ])
  })

  it('leads back to the page from which another app sent the visitor', async () => {
    acceptLogin()
    const { router } = await logIn('/login?back=%2Fmypage%2Fcalendar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calendar'))
  })

  it('leaves this app when the visitor came from the console', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    await renderApp('/login?back=%2Fadmin%2F%23%2Fmembers')
    await waitFor(() => expect(pageNavigation.leaveApp).toHaveBeenCalledWith('/admin/#/members'))
  })

  it('leads a logged-in member to the tonight page', async () => {
    signIn(createMember())
    const { router } = await renderApp('/login')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
  })
})
