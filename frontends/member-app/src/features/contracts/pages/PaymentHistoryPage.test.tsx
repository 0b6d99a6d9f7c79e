import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { server, signIn, toApiUrl } from '../../../testing/server.ts'
import './PaymentHistoryPage.tsx'

const row = (id: number) => ({
  id: String(id),
  contractorName: '一般 花子',
  isContractor: true,
  userName: '一般 花子',
  isUser: true,
  productId: 'p1',
  productDisplayName: `購入${id}`,
  productType: 'subscription',
  price: 980,
  orderedAt: '2026-11-21 12:00:00',
  startedAt: null,
  status: '90',
  statusText: '終了',
  nextBillDate: null,
  nextBillAmount: null,
  nextProductDisplayName: null,
  cancelAt: null,
  ifCancelAt: null,
  owedAmount: 0,
  isUndoable: false,
})

function serve(count: number) {
  const asked = { lists: 0 }
  server.use(
    http.get(toApiUrl('/v2/payment/fetch-history-count'), () => HttpResponse.json(count)),
    http.get(toApiUrl('/payment/fetch-history'), () => {
      asked.lists += 1
      return HttpResponse.json(Array.from({ length: count }, (_, index) => row(index + 1)))
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
