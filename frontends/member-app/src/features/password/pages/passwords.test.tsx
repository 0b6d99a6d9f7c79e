import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './ForgotPasswordPage.tsx'
import './ChangePasswordPage.tsx'

const link = (valid: boolean) =>
  server.use(http.post('/account/forgot-password/confirm-temp-url', () => valid))

describe('the reset of a password', () => {
  it('sends the mail when the address is filled in', async () => {
    let asked: string | null = null
    server.use(
      http.post('/account/forgot-password/issue-confirm-mail', ({ url }) => {
        asked = url.searchParams.get('email')
        return {}
      }),
    )
    const { user } = await renderApp('/forgot-password')
    const send = await screen.findByRole('button', { name: '再設定メールを送信する' })
    await user.click(send)
    expect(await screen.findByText('入力してください。')).toBeDefined()
    await enterText(user, screen.getByLabelText('メールアドレス'), 'general@hibiki.example')
    await user.click(send)
    expect(await screen.findByRole('button', { name: '再設定メールを再送信する' })).toBeDefined()
    expect(asked).toBe('general@hibiki.example')
  })

  it('shows that the link is not valid in place of the form', async () => {
    link(false)
    await renderApp('/forgot-password/old')
    expect(await screen.findByText('無効な URL です。')).toBeDefined()
    expect(screen.queryByLabelText('新しいパスワード')).toBeNull()
  })

  it('sets the password and leads to the login with a success notice, even when the logout is slow', async () => {
    link(true)
    let body: unknown
    server.use(
      http.post('/account/forgot-password/reset', async ({ readBody }) => {
        body = await readBody()
        return {}
      }),
      http.get('/auth/logout', () => new Promise<never>(() => {})),
    )
    const { user, router } = await renderApp('/forgot-password/secret')
    await enterText(user, await screen.findByLabelText('新しいパスワード'), ' a quiet evening ')
    await user.type(screen.getByLabelText('新しいパスワード（確認）'), ' a quiet evening {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByText('パスワードの変更に成功しました。')).toBeDefined()
    expect(body).toEqual({
      path: 'secret',
      password: ' a quiet evening ',
      verifyPassword: ' a quiet evening ',
    })
  })
})

describe('the change of the own password', () => {
  const open = async () => {
    signIn(createMember())
    const app = await renderApp('/mypage/settings/password')
    await screen.findByLabelText('現在のパスワード')
    const fill = async (current: string, next: string, verify: string) => {
      for (const [label, text] of [
        ['現在のパスワード', current],
        ['新しいパスワード', next],
        ['新しいパスワード（確認）', verify],
      ] as const) {
        if (text) await enterText(app.user, screen.getByLabelText(label), text)
      }
      await app.user.click(screen.getByRole('button', { name: 'パスワードを変更する' }))
    }
    return { ...app, fill }
  }

  it('reports missing fields in the exact words', async () => {
    const { fill } = await open()
    await fill('', '  seven77  ', 'other')
    expect(await screen.findByText('現在のパスワードを入力してください。')).toBeDefined()
    expect(screen.getByText('８文字以上入力してください。')).toBeDefined()
    expect(screen.getByText('パスワードが一致しません。')).toBeDefined()
  })

  it('shows the success and returns to the settings', async () => {
    server.use(http.post('/account/change-password', () => ({})))
    const { fill, user, router } = await open()
    await fill('hibiki-demo', 'a quiet evening', 'a quiet evening')
    expect(await screen.findByText('パスワード変更成功')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
  })

  it("shows the server's message when it rejects", async () => {
    const message = 'パスワードが正しくありません。'
    server.use(http.post('/account/change-password', () => createErrorResponse(400, 'E3021', message)))
    const { fill } = await open()
    await fill('wrong', 'a quiet evening', 'a quiet evening')
    expect(await screen.findByText('パスワード変更失敗')).toBeDefined()
    expect(screen.getByText(message)).toBeDefined()
  })
})
