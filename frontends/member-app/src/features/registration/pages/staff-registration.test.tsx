import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './AdminRegisterPage.tsx'
import './PicRegisterPage.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** The link of the mail, which confirms the address. */
const linked = '/pic-register?link=secret'
const address = 'kyoto@hibiki.example'

async function fillIn(path: string, agencyName: string) {
  server.use(http.post('/account/confirm-temp-url', () => address))
  const app = await renderApp(path)
  await enterText(app.user, await screen.findByLabelText(/^代理店名/), agencyName)
  await app.user.clear(field('ユーザー名'))
  await enterText(app.user, field('ユーザー名'), 'kyotopic')
  if (!field('メールアドレス').readOnly) await enterText(app.user, field('メールアドレス'), address)
  await enterText(app.user, field('パスワード'), 'a quiet evening')
  await enterText(app.user, field('パスワード（確認）'), 'a quiet evening')
  return app
}

describe('the provisional registration of a person in charge', () => {
  it('shows the application code and opens only the application procedure', async () => {
    let body: unknown
    server.use(
      http.post('/account/register-agency-pic', async ({ readBody }) => {
        body = await readBody()
        // The agency has no code before it is approved.
        signIn(createMember({ agency: { name: '京都ひびき庵', code: '', status: '1' } }))
        return 'ABCD2345EFGH'
      }),
    )
    const { user, router } = await fillIn(linked, '京都ひびき庵')
    await user.click(screen.getByRole('button', { name: '仮登録する' }))
    expect(await screen.findByText('申請コード ABCD2345EFGH を受け付けました。')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
    expect(body).toEqual({
      agencyName: '京都ひびき庵',
      displayName: '',
      displayNameKana: '',
      username: 'kyotopic',
      email: address,
      password: 'a quiet evening',
      verifyPassword: 'a quiet evening',
      path: 'secret',
    })
  })

  it('sends a mail with the link to the form for a person in charge', async () => {
    let query: unknown
    server.use(
      http.post('/account/issue-confirm-mail', ({ url }) => {
        query = Object.fromEntries(url.searchParams)
        return {}
      }),
    )
    const { user } = await renderApp('/pic-register')
    await enterText(user, await screen.findByLabelText('メールアドレス'), address)
    await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    expect(await screen.findByRole('button', { name: '確認メールを再送信する' })).toBeDefined()
    expect(query).toEqual({ email: address, form: 'pic' })
  })

  it('reports missing fields, sends nothing and focuses the first one', async () => {
    const { user } = await fillIn(linked, ' ')
    await user.clear(field('ユーザー名'))
    await user.clear(field('パスワード'))
    await user.click(await screen.findByRole('button', { name: '仮登録する' }))
    expect(await screen.findAllByText('入力してください。')).toHaveLength(2)
    expect(screen.getByText('８文字以上入力してください。')).toBeDefined()
    expect(document.activeElement).toBe(field('代理店名'))
  })

  it('shows a differing confirmation while it is typed', async () => {
    const { user } = await fillIn(linked, '京都ひびき庵')
    await user.type(field('パスワード（確認）'), 'x')
    expect(screen.getByText('パスワードが一致しません')).toBeDefined()
  })

  it('empties the form with the reset button', async () => {
    const { user } = await fillIn(linked, '京都ひびき庵')
    await user.click(screen.getByRole('button', { name: 'リセット' }))
    for (const label of ['代理店名', 'ユーザー名', 'パスワード', 'パスワード（確認）']) {
      expect(field(label).value, label).toBe('')
    }
    expect(field('メールアドレス').value).toBe(address)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'リセット' }))
  })

  it("shows the server's message when it rejects", async () => {
    const message = 'このユーザー名はすでに使われています。'
    server.use(http.post('/account/register-agency-pic', () => createErrorResponse(409, 'E3030', message)))
    const { user } = await fillIn(linked, '京都ひびき庵')
    await user.click(screen.getByRole('button', { name: '仮登録する' }))
    expect(await screen.findByText('登録に失敗しました')).toBeDefined()
    expect(screen.getByText(message)).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(field('代理店名').value).toBe('京都ひびき庵')
  })
})

describe('the registration of an administrator', () => {
  it('shows a link to the login in place of the form without an invitation', async () => {
    await renderApp('/admin-register')
    expect(await screen.findByText('無効な URL です。')).toBeDefined()
    expect(screen.queryByRole('button', { name: '登録する' })).toBeNull()
    expect(screen.getByRole('link', { name: 'アカウントをお持ちの方はログインへ' })).toBeDefined()
  })

  it('sends the invitation, shows the user ID and opens my page', async () => {
    let body: unknown
    server.use(
      http.post('/account/register-agency-admin', async ({ readBody }) => {
        body = await readBody()
        signIn(createMember({ role: 'ROLE_ADMIN' }))
        return '0190a000-0000-7000-8000-000000000042'
      }),
    )
    const { user, router } = await fillIn('/admin-register?invite=secret', ' ')
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText('ユーザーID kyotopic を登録しました。')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(body).toEqual({
      displayName: '',
      displayNameKana: '',
      username: 'kyotopic',
      email: address,
      password: 'a quiet evening',
      verifyPassword: 'a quiet evening',
      invite: 'secret',
    })
  })

  it('keeps the typed values when the invitation is not valid', async () => {
    server.use(
      http.post('/account/register-agency-admin', () =>
        createErrorResponse(422, 'E4005', '無効な URL です。'),
      ),
    )
    const { user } = await fillIn('/admin-register?invite=old', '本部')
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText('無効な URL です。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(field('メールアドレス').value).toBe(address)
  })
})
