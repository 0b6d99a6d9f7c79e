import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { Charge } from '../types.ts'
import './PaymentHistoryPage.tsx'

const createCharge = (overrides: Partial<Charge> = {}): Charge => ({
  id: 'c1',
  chargedAt: '2026-11-21 12:00:00',
  chargedOn: '2026-11-21',
  purpose: 'order',
  items: [
    {
      contractId: 'k1',
      productName: 'ライト',
      userName: null,
      periodFrom: '2026-11-21',
      periodTo: '2026-12-20',
      amount: 980,
    },
  ],
  amount: 980,
  tax: 89,
  credits: 0,
  state: 'paid',
  refundedAmount: 0,
  documents: [{ id: 'r1', kind: 'receipt', number: '00000007', amount: 980 }],
  method: 'card',
  konbiniExpiresAt: null,
  card: { brand: 'visa', last4: '4242' },
  ...overrides,
})

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

  it('tells the returns of a charge of which several parts were refunded apart by their amounts', async () => {
    serve(0)
    const returned = { kind: 'return' as const, number: '2' }
    const documents = [
      { id: 'r1', kind: 'receipt' as const, number: '1', amount: 980 },
      { ...returned, id: 'r2', amount: -300 },
      { ...returned, id: 'r3', amount: -200 },
    ]
    const charge = { ...createCharge({ refundedAmount: 500 }), documents }
    server.use(
      http.get('/payment/charges', () => ({ charges: [charge], hasMore: false })),
      http.get('/payment/statements', () => []),
    )
    await renderApp('/mypage/payment-history')
    expect(await screen.findByText('500 円を返金しました。')).toBeDefined()
    const links = screen.getAllByRole('link', { name: /の返金明細書/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(['返金明細書 300 円', '返金明細書 200 円'])
    expect(screen.getByRole('link', { name: '2026年11月21日の領収書（980 円）' }).textContent).toBe('領収書')
  })

  it('lists the charges of each month with their receipts, and opens the invoice of a month that is over', async () => {
    serve(0)
    const november = { month: '2026-11', amount: 980, documents: 1, isOver: true, open: 1, statements: [] }
    server.use(
      http.get('/payment/charges', () => ({
        charges: [
          createCharge({ id: 'c2', chargedOn: '2026-12-21', state: 'refunded', refundedAmount: 980 }),
          createCharge(),
        ],
        hasMore: false,
      })),
      http.get('/payment/statements', () => [
        { ...november, month: '2026-12', amount: 0, isOver: false },
        november,
      ]),
      http.post('/payment/statements', () => ({ id: 's1' })),
      http.get('/payment/document', () =>
        createErrorResponse(404, 'BILLING_DOCUMENT_NOT_FOUND', '領収書が見つかりませんでした。'),
      ),
    )
    const { user, router } = await renderApp('/mypage/payment-history')
    const month = within(await screen.findByRole('region', { name: '2026年11月' }))
    expect(await month.findByText('合計 980 円')).toBeDefined()
    expect(month.getByText('うち消費税 89 円・Visa（下4桁 4242）')).toBeDefined()
    const link = month.getByRole('link', { name: '2026年11月21日の領収書（980 円）' })
    expect(link.getAttribute('href')).toBe('/mypage/receipt/r1')
    const december = within(screen.getByRole('region', { name: '2026年12月' }))
    expect(december.getByText('返金しました。')).toBeDefined()
    expect(december.queryByRole('button', { name: '2026年12月の請求書' })).toBeNull()
    await user.click(month.getByRole('button', { name: '2026年11月の請求書' }))
    expect(await screen.findByText('領収書が見つかりませんでした。')).toBeDefined()
    expect(router.state.location.pathname).toBe('/mypage/receipt/s1')
  })
})
