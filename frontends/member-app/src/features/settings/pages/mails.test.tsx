import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './SettingsPage.tsx'

it('switches a kind of mail off, and shows what is stored when that fails', async () => {
  const stored = { appointment: true, support: true }
  let fails = false
  server.use(
    http.get('/account/mail-types', () => [
      { type: 'appointment', isOn: stored.appointment },
      { type: 'support', isOn: stored.support },
    ]),
    http.post('/account/mail-types', async ({ readBody }) => {
      if (fails) return createErrorResponse(503, 'E5030', '混み合っています。')
      const { type, isOn } = await readBody()
      Object.assign(stored, { [type]: isOn })
      return {}
    }),
  )
  signIn(createMember({ role: 'ROLE_CUSTOMER' }))
  const { user } = await renderApp('/mypage/settings')
  const find = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
  await user.click(await find('サロンの予約（前日）'))
  await waitFor(() => expect(stored).toEqual({ appointment: false, support: true }))
  await waitFor(async () => expect((await find('サロンの予約（前日）')).checked).toBe(false))
  fails = true
  await user.click(await find('お問い合わせへの回答'))
  expect(await screen.findByText('混み合っています。')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '閉じる' }))
  await waitFor(async () => expect((await find('お問い合わせへの回答')).checked).toBe(true))
})
