import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './PaymentHistoryPage.tsx'

const row = (id: number) =>
  createContract({ id: String(id), productDisplayName: `購入${id}`, status: '90', statusText: '終了' })

function serve(count: number) {
  const asked = { lists: 0 }
  server.use(
    http.get('/v2/payment/fetch-history-count', () => count),
    http.get('/payment/fetch-history', () => {
      asked.lists += 1
      return Array.from({ length: count }, (_, index) => row(index + 1))
    }),
  )
  return asked
}

beforeEach(() => signIn(createMember()))

describe('the purchase history', () => {
  it('shows one sentence for a count of 0 and requests no list', async () => {
    const asked = serve(0)
    await renderApp('/mypage/payment-history')
    expect(await screen.findByText('購入履歴はありません。')).toBeDefined()
    expect(asked.lists).toBe(0)
  })

  it('shows a table of five rows a page', async () => {
    serve(7)
    const { user } = await renderApp('/mypage/payment-history')
    await screen.findByRole('table', { name: '購入履歴' })
    expect(screen.getAllByRole('link', { name: /^購入\d/ })).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    const links = screen.getAllByRole('link', { name: /^購入\d/ })
    expect(links.map((link) => link.textContent)).toEqual(['購入6', '購入7'])
    expect(links[0]?.getAttribute('href')).toBe('/mypage/payment-detail/6')
  })
})
