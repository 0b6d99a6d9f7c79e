import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { member } from '../../testing/members.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { apiUrl, refusal, server, signIn } from '../../testing/server.ts'
import './register-enterprise.tsx'

const code = '123456789012'

async function fillIn() {
  server.use(http.get(apiUrl('/account/agencies'), () => HttpResponse.json({ name: '銀座サロン' })))
  const app = await renderApp(`/register-enterprise/${code}`)
  expect(await screen.findByText('銀座サロン')).toBeDefined()
  await app.user.type(screen.getByLabelText('ユーザー名'), 'hanako')
  await app.user.type(screen.getByLabelText('メールアドレス'), 'new@hibiki.example')
  await app.user.type(screen.getByLabelText('パスワード'), 'a quiet evening')
  await app.user.type(screen.getByLabelText('パスワード（確認）'), 'a quiet evening')
  await app.user.click(screen.getByLabelText('利用規約に同意する'))
  await app.user.click(screen.getByLabelText('データの提供に同意する'))
  return app
}

describe('the registration with an agency', () => {
  it('locks the code of the link, sends the application, tells its code and opens my page', async () => {
    let body: unknown
    server.use(
      http.post(apiUrl('/account/register'), async ({ request }) => {
        body = await request.json()
        signIn(member({ agency: { name: '銀座サロン', code, status: '1' } }))
        return HttpResponse.json('A-0001')
      }),
    )
    const { user, router } = await fillIn()
    expect(screen.getByLabelText<HTMLInputElement>('代理店コード').readOnly).toBe(true)
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText('申請コード A-0001 を受け付けました。')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
    expect(body).toMatchObject({ agencyCode: code, pic: false, picId: null, agreeTermsOfService: true })
  })

  it('shows the words of the server when it refuses', async () => {
    const message = '代理店コードが正しくありません。'
    server.use(http.post(apiUrl('/account/register'), () => refusal(400, 'E3032', message)))
    const { user } = await fillIn()
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})
