import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, type ResponseOf, server, signIn } from '../../../testing/server.ts'
import './ConfirmEmailPage.tsx'

const email = 'new@hibiki.example'
const done = `メールアドレスを ${email} に変更しました。`

/** Opens the link of the mail and collects the sent paths. */
async function open(response: () => ResponseOf<'POST /account/confirm-email-change'> = () => ({ email })) {
  const sent: (string | null)[] = []
  server.use(
    http.post('/account/confirm-email-change', ({ url }) => {
      sent.push(url.searchParams.get('path'))
      return response()
    }),
  )
  const app = await renderApp('/confirm-email/secret')
  const confirm = await screen.findByRole('button', { name: '変更を確定する' })
  return { ...app, sent, confirm }
}
const wayOn = (name: string) =>
  within(screen.getByRole('main'))
    .findByRole('link', { name })
    .then((link) => link.getAttribute('href'))

describe('the link of a change of address', () => {
  it('changes the address only when the button is pressed, and once', async () => {
    const { user, sent, confirm } = await open()
    expect(sent).toEqual([])
    await user.dblClick(confirm)
    expect(await screen.findByText(done)).toBeDefined()
    expect(sent).toEqual(['secret'])
    expect(await wayOn('ログイン')).toBe('/login')
  })

  it('leads a member to my page with the new address', async () => {
    signIn(createMember())
    const { user, confirm } = await open()
    let asked = 0
    server.use(
      http.post('/auth/me', () => {
        asked++
        return createMember({ email })
      }),
    )
    await user.click(confirm)
    await waitFor(() => expect(asked).toBe(1))
    expect(await screen.findByText(done)).toBeDefined()
    expect(await wayOn('マイページ')).toBe('/mypage')
  })

  it("shows the server's message in place of the button when the link is not valid", async () => {
    const message = 'このURLは無効か、有効期限が切れています。'
    const { user, confirm } = await open(() => createErrorResponse(422, 'E4002', message))
    await user.click(confirm)
    expect(await screen.findByText(message)).toBeDefined()
    expect(await wayOn('アカウントをお持ちの方はログインへ')).toBe('/login')
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
  })

  it('allows a retry when the server is unreachable', async () => {
    let isReached = false
    const { user, confirm } = await open(() =>
      isReached ? HttpResponse.json({ email }) : HttpResponse.error(),
    )
    await user.click(confirm)
    expect(await screen.findByText(/通信できませんでした/)).toBeDefined()
    isReached = true
    await user.click(screen.getByRole('button', { name: '変更を確定する' }))
    expect(await screen.findByText(done)).toBeDefined()
  })
})
