import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './PicRegisterPage.tsx'
import './RegisterEnterprisePage.tsx'

const code = '123456789012'

async function fillIn() {
  server.use(
    http.get('/account/agencies', () => ({ name: '銀座サロン' })),
    http.post('/account/confirm-temp-url', () => 'new@hibiki.example'),
  )
  const app = await renderApp(`/register-enterprise/${code}?link=of-the-mail`)
  expect(await screen.findByText('銀座サロン')).toBeDefined()
  await app.user.clear(screen.getByLabelText('ユーザー名'))
  await enterText(app.user, screen.getByLabelText('ユーザー名'), 'hanako')
  expect(screen.getByLabelText<HTMLInputElement>('メールアドレス').readOnly).toBe(true)
  await enterText(app.user, screen.getByLabelText('パスワード'), 'a quiet evening')
  await app.user.click(screen.getByLabelText('利用規約に同意する'))
  await app.user.click(screen.getByLabelText('データの提供に同意する'))
  return app
}

describe('the registration with an agency', () => {
  it.each([
    [`/register-enterprise/${code}`, { form: 'agency', agencyCode: code }],
    ['/register-enterprise', { form: 'agency' }],
    ['/pic-register', { form: 'pic' }],
  ])('asks on %s for the address first and sends a mail that leads back', async (page, opens) => {
    let asked: object = {}
    server.use(
      http.post('/account/issue-confirm-mail', ({ url }) => {
        asked = Object.fromEntries(url.searchParams)
        return {}
      }),
    )
    const { user } = await renderApp(page)
    await enterText(user, await screen.findByLabelText('メールアドレス'), 'new@hibiki.example')
    await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    expect(await screen.findByRole('button', { name: '確認メールを再送信する' })).toBeDefined()
    expect(asked).toEqual({ email: 'new@hibiki.example', ...opens })
    expect(screen.queryByLabelText('ユーザー名')).toBeNull()
  })

  it("shows the server's message in place of the form when the link is not valid", async () => {
    const message = 'このURLは無効か、有効期限が切れています。'
    server.use(http.post('/account/confirm-temp-url', () => createErrorResponse(422, 'E4002', message)))
    await renderApp('/pic-register?link=old')
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.queryByLabelText('ユーザー名')).toBeNull()
  })

  it('registers a person in charge with the confirmed address', async () => {
    let body: unknown
    server.use(
      http.post('/account/confirm-temp-url', () => 'pic@salon.example'),
      http.post('/account/register-agency-pic', async ({ readBody }) => {
        body = await readBody()
        signIn(createMember({ agency: { name: '銀座サロン', code: '', status: '1' } }))
        return 'A-0002'
      }),
    )
    const { user } = await renderApp('/pic-register?link=of-the-mail')
    await enterText(user, await screen.findByLabelText('代理店名'), '銀座サロン')
    await user.clear(screen.getByLabelText('ユーザー名'))
    await enterText(user, screen.getByLabelText('ユーザー名'), 'hanako')
    await enterText(user, screen.getByLabelText('パスワード'), 'a quiet evening')
    await enterText(user, screen.getByLabelText('パスワード（確認）'), 'a quiet evening')
    await user.click(screen.getByRole('button', { name: '仮登録する' }))
    expect(await screen.findByText('申請コード A-0002 を受け付けました。')).toBeDefined()
    expect(body).toMatchObject({ agencyName: '銀座サロン', email: 'pic@salon.example', path: 'of-the-mail' })
  })

  it("locks the link's code, sends the application, shows its code and opens my page", async () => {
    let body: unknown
    server.use(
      http.post('/account/register', async ({ readBody }) => {
        body = await readBody()
        signIn(createMember({ agency: { name: '銀座サロン', code, status: '1' } }))
        return 'A-0001'
      }),
    )
    const { user, router } = await fillIn()
    expect(screen.getByLabelText<HTMLInputElement>('代理店コード').readOnly).toBe(true)
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText('申請コード A-0001 を受け付けました。')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
    expect(body).toMatchObject({ agencyCode: code, pic: false, picId: null, agreeTermsOfService: true })
    expect(body).toMatchObject({ email: 'new@hibiki.example', path: 'of-the-mail' })
  })

  it("shows the server's message when it rejects", async () => {
    const message = '代理店コードが正しくありません。'
    server.use(http.post('/account/register', () => createErrorResponse(400, 'E3032', message)))
    const { user } = await fillIn()
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})
