import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './BonusCodePage.tsx'

const path = '/mypage/settings/bonuscode'
beforeEach(() => signIn(createMember()))

describe('the bonus code', () => {
  it('applies the code, shows the text of the specification and leads to the menu', async () => {
    let body: unknown
    server.use(
      http.post('/v3/bonuscode/apply', async ({ readBody }) => {
        body = await readBody()
        return {}
      }),
    )
    const { user, router } = await renderApp(path)
    await enterText(user, await screen.findByLabelText(/特典コード/), ' THANKYOU500 ')
    await user.click(screen.getByRole('button', { name: '適用する' }))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('特典が適用されました。')).toBeDefined()
    expect(body).toEqual({ code: 'THANKYOU500' })
    expect(router.state.location.pathname).toBe(path)
    await user.click(alert.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu'))
  })

  it('sends no blank code and keeps a rejected one with the server’s message', async () => {
    let calls = 0
    server.use(
      http.post('/v3/bonuscode/apply', () => {
        calls += 1
        return createErrorResponse(422, 'BILLING_BONUS_CODE_INVALID', 'このコードはご利用いただけません。')
      }),
    )
    const { user } = await renderApp(path)
    const field = await screen.findByLabelText<HTMLInputElement>(/特典コード/)
    await user.click(screen.getByRole('button', { name: '適用する' }))
    expect(await screen.findByText('入力してください。')).toBeDefined()
    expect(calls).toBe(0)
    await enterText(user, field, 'NOSUCHCODE')
    await user.click(screen.getByRole('button', { name: '適用する' }))
    expect(await screen.findByText('このコードはご利用いただけません。')).toBeDefined()
    expect(field.value).toBe('NOSUCHCODE')
  })

  it('leads enterprise accounts away', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp(path)
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path))
  })
})
