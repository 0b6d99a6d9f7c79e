import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'
import './ObjectToSecondFactorResetPage.tsx'

const path = '/second-factor-reset/of-the-mail'

describe('the link of the mail about a reset of the second factor', () => {
  it('objects only by the button and shows that the second factor stays on', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.post('/account/object-to-second-factor-reset', ({ url }) => {
        sent.push(url.searchParams.get('path'))
        return {}
      }),
    )
    const { user } = await renderApp(path)
    const button = await screen.findByRole('button', { name: '異議を申し立てる' })
    expect(sent).toEqual([])
    await user.click(button)
    expect(await screen.findByText(/^異議を受け付けました。/)).toBeDefined()
    expect(sent).toEqual(['of-the-mail'])
    expect(screen.queryByRole('button', { name: '異議を申し立てる' })).toBeNull()
  })

  it("shows the server's message for a completed reset and allows a retry after an outage", async () => {
    const message = '確認コードの解除の手続きは、すでに終わっているか、ありません。'
    const refusals = [
      createErrorResponse(503, 'E5030', '混み合っています。'),
      createErrorResponse(409, 'E4225', message),
    ]
    server.use(
      http.post('/account/object-to-second-factor-reset', () => refusals.shift() ?? HttpResponse.error()),
    )
    const { user } = await renderApp(path)
    await user.click(await screen.findByRole('button', { name: '異議を申し立てる' }))
    expect(await screen.findByText('混み合っています。')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: '異議を申し立てる' }))
    expect(await screen.findByText(message)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: '異議を申し立てる' })).toBeNull())
  })
})
