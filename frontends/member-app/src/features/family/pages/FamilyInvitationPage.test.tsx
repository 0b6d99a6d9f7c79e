import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './FamilyInvitationPage.tsx'

const page = '/family-invitation/secret'
const invitation = {
  holderName: '響 太郎',
  productName: 'プレミアム ファミリー',
  functions: ['くり返し再生', '顔診断'],
  expiresAt: '2026-11-28 12:00:00',
}

/** Serves the invitation and returns the bodies that were posted, by the last part of the path. */
function serve() {
  const posted: Record<string, unknown[]> = { accept: [], decline: [] }
  server.use(
    http.post('/v3/subscription/family/invitation', () => invitation),
    http.post('/v3/subscription/family/accept', async ({ readBody }) => {
      posted.accept?.push(await readBody())
      return {}
    }),
    http.post('/v3/subscription/family/decline', async ({ readBody }) => {
      posted.decline?.push(await readBody())
      return {}
    }),
    http.get('/payment/fetch-subscription', () => []),
  )
  return posted
}

describe('an invitation to a family', () => {
  it('shows a visitor who invites, what opens and what the other person will see, and leads to the login and back', async () => {
    serve()
    const { user, router } = await renderApp(page)
    expect(await screen.findByText('響 太郎さんから、プランを一緒に使うご招待が届いています。')).toBeDefined()
    const functions = within(screen.getByRole('list', { name: '使える機能' })).getAllByRole('listitem')
    expect(functions.map(({ textContent }) => textContent)).toEqual(invitation.functions)
    expect(screen.getByText(/^響 太郎さんに伝わるのは、あなたのお名前だけです。/)).toBeDefined()
    expect(screen.getByText(/2026年11月28日/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'ログインする' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toEqual({ from: page })
  })

  it('is taken along to a registration in this browser', async () => {
    serve()
    const { user, router } = await renderApp(page)
    await user.click(await screen.findByRole('link', { name: '新しく登録する' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-personal'))
    expect(localStorage.getItem('hibiki.family-invitation')).toContain('"secret"')
  })

  it('is accepted by a member with one tap', async () => {
    const posted = serve()
    signIn(createMember())
    const { user, router } = await renderApp(page)
    await user.click(await screen.findByRole('button', { name: '参加する' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/subscription-state'))
    expect(await screen.findByText('ご家族のプランに参加しました。')).toBeDefined()
    expect(posted.accept).toEqual([{ token: 'secret' }])
  })

  it('says why it cannot be accepted', async () => {
    serve()
    server.use(
      http.post('/v3/subscription/family/accept', () =>
        createErrorResponse(409, 'BILLING_FAMILY_JOINED', 'すでにご家族のプランに参加しています。'),
      ),
    )
    signIn(createMember())
    const { user, router } = await renderApp(page)
    await user.click(await screen.findByRole('button', { name: '参加する' }))
    expect(await screen.findByText('すでにご家族のプランに参加しています。')).toBeDefined()
    expect(router.state.location.pathname).toBe(page)
  })

  it('is declined after a second look, without an account', async () => {
    const posted = serve()
    const { user } = await renderApp(page)
    await user.click(await screen.findByRole('button', { name: '招待を辞退する' }))
    expect(posted.decline).toEqual([])
    await user.click(await screen.findByRole('button', { name: '辞退する' }))
    expect(await screen.findByRole('heading', { name: '招待を辞退しました' })).toBeDefined()
    expect(posted.decline).toEqual([{ token: 'secret' }])
  })

  it('shows what the server says of a link that no longer works, and the way on', async () => {
    server.use(
      http.post('/v3/subscription/family/invitation', () =>
        createErrorResponse(404, 'BILLING_FAMILY_INVITATION_INVALID', 'この招待はご利用いただけません。'),
      ),
    )
    await renderApp(page)
    expect(await screen.findByText('この招待はご利用いただけません。')).toBeDefined()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
    expect(screen.getByRole('link', { name: 'トップページへ' }).getAttribute('href')).toBe('/')
  })
})
