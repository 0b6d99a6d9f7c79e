import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, type ResponseOf, server, signIn } from '../../../testing/server.ts'
import type { Contract } from '../types.ts'
import './SubscriptionStatePage.tsx'

const contract = (id: string, overrides: Partial<Contract> = {}) =>
  createContract({ id, productDisplayName: `プラン${id}`, ...overrides })
const cancelled = (one: Contract): Contract => ({
  ...one,
  status: '20',
  statusText: '解約予約',
  nextBillDate: null,
  cancelAt: one.ifCancelAt,
  ifCancelAt: null,
  isUndoable: one.isContractor,
})

/** The contracts that the server returns; tests change them. */
let contracts: Contract[]
/** The posted bodies by path. */
let posted: Record<string, unknown[]>
type Call = '/payment/prev-cancel' | `/v3/subscription/${'cancel' | 'undo-cancel'}`
const response = (path: Call, answerWith: (ids: string[]) => ResponseOf<`POST ${Call}`>) =>
  http.post(path, async ({ readBody }) => {
    const body = await readBody()
    posted[path] = [...(posted[path] ?? []), body]
    return answerWith(body.historyIds ?? body.paymentHistoryIds ?? [])
  })

beforeEach(() => {
  contracts = []
  posted = {}
  signIn(createMember())
  server.use(
    http.get('/payment/fetch-subscription', () => contracts),
    response('/payment/prev-cancel', (ids) =>
      contracts
        .filter(({ id }) => ids.includes(id))
        .map(({ id, productDisplayName, userName, ifCancelAt, productType }) => ({
          id,
          productDisplayName,
          userName,
          cancelAt: ifCancelAt ?? '',
          settlementAmount: 0,
          familyMembers: 0,
          returnRequired: productType === 'rental',
        })),
    ),
    response('/v3/subscription/cancel', (ids) => {
      contracts = contracts.map((one) => (ids.includes(one.id) ? cancelled(one) : one))
      return contracts.filter(({ id }) => ids.includes(id))
    }),
  )
})

afterEach(() => vi.useRealTimers())

const open = async () => {
  const app = await renderApp('/mypage/subscription-state')
  await screen.findByRole('heading', { level: 1, name: 'ご契約状況' })
  return app
}
const box = (id: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `プラン${id}（一般 花子）を選択` })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('the table of contracts', () => {
  it('links a contract to its payment details and shows price, state and next payment', async () => {
    contracts = [contract('A')]
    await open()
    const link = await screen.findByRole('link', { name: 'プランA' })
    expect(link.getAttribute('href')).toBe('/mypage/payment-detail/A')
    for (const text of ['2,980 円 / 月', '契約中', '2026年12月21日'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'プランを変更・追加する' }).getAttribute('href')).toBe(
      '/premium-plans',
    )
  })

  it.each([
    [{ status: '40', statusText: '配送待ち', nextBillDate: null }, /お届けの準備をしています。/],
    [{ status: '50', statusText: '返却待ち', nextBillDate: null }, /レンタル品をご返却ください。/],
    [{ status: '30', statusText: '支払確認中', nextBillDate: null }, /お支払いを確認しています。/],
    [{ status: '30', statusText: '支払確認中' }, /お支払いを確認できませんでした。/],
    [{ status: '30', statusText: '支払確認中', isContractor: false }, /お支払いの確認を待っています。/],
    [
      { status: '30', statusText: '支払確認中', konbiniExpiresAt: '2026-12-25T14:59:59.000Z' },
      /コンビニでのお支払いを待っています（12月25日.*23:59まで）。/,
    ],
    [
      {
        status: '30',
        statusText: '支払確認中',
        owedAmount: 1333,
        openProductId: 'p0',
        openProductDisplayName: 'ライト',
      },
      /お支払い済みの「ライト」の範囲です。.*プラン変更の差額 1,333 円が含まれます。/,
    ],
    [
      { status: '90', statusText: '終了', nextBillDate: null, owedAmount: 1333 },
      /プラン変更の差額 1,333 円が未払いです。/,
    ],
  ] as const)('shows what a contract waits for: %j', async (overrides, text) => {
    contracts = [contract('A', { ...overrides, ifCancelAt: null })]
    await open()
    expect(await screen.findByText(text)).toBeDefined()
    expect((await box('A')).disabled).toBe(true)
  })

  it('pages through contracts and keeps the selection across pages', async () => {
    contracts = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => contract(id))
    const { user } = await open()
    await user.click(await box('A'))
    expect(screen.queryByRole('link', { name: 'プランF' })).toBeNull()
    await user.click(await button('次のページ'))
    await user.click(await box('F'))
    await user.click(await button('選択した2件を解約する'))
    expect(await screen.findByRole('alertdialog', { name: '解約の確認' })).toBeDefined()
    expect(posted['/payment/prev-cancel']).toEqual([{ historyIds: ['A', 'F'] }])
  })

  it('links a past due payment to its card', async () => {
    contracts = [contract('A', { status: '30', statusText: '支払確認中' })]
    await open()
    expect((await screen.findByRole('link', { name: 'カードを変更する' })).getAttribute('href')).toBe(
      '/mypage/payment-detail/A',
    )
  })

  it('shows who pays for another member, and offers the plans without a contract', async () => {
    contracts = [contract('A', { isContractor: false, contractorName: '担当 一郎', ifCancelAt: null })]
    const { unmount } = await open()
    expect(await screen.findByText('ご契約者：担当 一郎')).toBeDefined()
    unmount()
    contracts = []
    await open()
    expect(await screen.findByText('ご契約はありません。')).toBeDefined()
    expect(screen.getByRole('link', { name: 'プランを見る' })).toBeDefined()
  })

  it('shows the error and retries', async () => {
    server.use(
      http.get('/payment/fetch-subscription', () => createErrorResponse(422, 'E5000', 'お待ちください。'), {
        once: true,
      }),
    )
    contracts = [contract('A')]
    const { user } = await open()
    expect(await screen.findByText('お待ちください。')).toBeDefined()
    await user.click(await button('もう一度試す'))
    expect(await box('A')).toBeDefined()
  })
})

describe('the current plans of a member', () => {
  const products = [
    createProduct({
      id: 'p1',
      displayName: 'ライト',
      functions: ['ループ再生', 'タイマー'],
      statusCode: '90',
    }),
    createProduct({ id: 'p2', displayName: 'プレミアム', functions: ['AIエステ'], statusCode: '20' }),
  ]
  beforeEach(() => server.use(http.get('/v2/subscription/products', () => products)))

  it('shows the current plan first, with its functions, next payment and links to card and plans', async () => {
    contracts = [contract('A')]
    await open()
    const plan = within(await screen.findByRole('region', { name: 'ライト' }))
    expect(plan.getByText('次回のお支払いは2026年12月21日（最大 2,980 円）です。')).toBeDefined()
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ループ再生',
      'タイマー',
    ])
    expect(plan.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/premium-plans',
      '/mypage/payment-detail/A',
    ])
    expect(screen.queryByRole('region', { name: 'プレミアム' })).toBeNull()
  })

  it('shows the own contract when the member pays the same product for a customer', async () => {
    const ofCustomer = { isUser: false, userName: '客 次郎', nextBillDate: '2026-12-01', nextBillAmount: 980 }
    contracts = [contract('B', ofCustomer), contract('A')]
    await open()
    const plan = within(await screen.findByRole('region', { name: 'ライト' }))
    expect(plan.getByText('次回のお支払いは2026年12月21日（最大 2,980 円）です。')).toBeDefined()
    expect(plan.getByRole('link', { name: /カード/ }).getAttribute('href')).toBe('/mypage/payment-detail/A')
  })

  it('shows the end of a cancelled plan, and no card to a member who does not pay', async () => {
    contracts = [cancelled(contract('A', { isContractor: false }))]
    await open()
    const plan = within(await screen.findByRole('region', { name: 'ライト' }))
    expect(plan.getByText('2026年12月20日までご利用いただけます。')).toBeDefined()
    expect(plan.getAllByRole('link')).toHaveLength(1)
  })
})

describe('cancelling', () => {
  it('previews the end dates, cancels the selection, shows the result and reloads the table', async () => {
    contracts = [contract('A'), contract('B'), contract('C')]
    const { user } = await open()
    expect((await button('解約する契約を選択してください')).disabled).toBe(true)
    await user.click(await box('A'))
    await user.click(await box('C'))
    await user.click(await button('選択した2件を解約する'))

    const question = await dialog('解約の確認')
    expect(question.getByText('以下の日付で解約されます。よろしいですか？')).toBeDefined()
    expect(question.getAllByText('2026年12月20日')).toHaveLength(2)
    expect(question.queryByText('プランB')).toBeNull()
    expect(posted['/payment/prev-cancel']).toEqual([{ historyIds: ['A', 'C'] }])
    expect(posted['/v3/subscription/cancel']).toBeUndefined()

    await user.click(question.getByRole('button', { name: '解約する' }))
    const result = await dialog('解約に成功しました。')
    expect(result.getByText(/プランA：解約予約（2026年12月20日まで）/)).toBeDefined()
    expect(posted['/v3/subscription/cancel']).toEqual([{ paymentHistoryIds: ['A', 'C'], shownSettlement: 0 }])
    await user.click(result.getByRole('button', { name: '閉じる' }))
    expect((await box('A')).disabled).toBe(true)
    expect((await box('B')).checked).toBe(false)
    expect((await button('解約する契約を選択してください')).disabled).toBe(true)
  })

  it('shows that an owed difference is being confirmed and polls until it is', async () => {
    contracts = [contract('A')]
    server.use(response('/v3/subscription/cancel', () => contracts))
    const { user } = await open()
    await user.click(await box('A'))
    await user.click(await button('選択した1件を解約する'))
    const question = await dialog('解約の確認')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await user.click(question.getByRole('button', { name: '解約する' }))
    const result = await dialog('清算額のお支払いを確認中です。')
    expect(result.getByText('プランA：確認でき次第、解約されます。')).toBeDefined()
    await user.click(result.getByRole('button', { name: '閉じる' }))
    contracts = [cancelled(contract('A'))]
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText('2026年12月20日まで')).toBeDefined()
  })

  it('changes nothing when the member closes the dialog', async () => {
    contracts = [contract('A')]
    const { user } = await open()
    await user.click(await box('A'))
    await user.click(await button('選択した1件を解約する'))
    await user.click((await dialog('解約の確認')).getByRole('button', { name: 'やめる' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(posted['/v3/subscription/cancel']).toBeUndefined()
    expect((await box('A')).checked).toBe(true)
  })

  it('shows that a rented device must be returned', async () => {
    contracts = [contract('A', { productType: 'rental' })]
    const { user } = await open()
    await user.click(await box('A'))
    await user.click(await button('選択した1件を解約する'))
    expect((await dialog('解約の確認')).getByText('解約後、レンタル品のご返却が必要です。')).toBeDefined()
  })

  it.each(['/payment/prev-cancel', '/v3/subscription/cancel'] as const)(
    'shows the server’s message when %s is rejected',
    async (path) => {
      contracts = [contract('A')]
      const message = '解約できないご契約が含まれています。（プランA）'
      server.use(response(path, () => createErrorResponse(409, 'BILLING_NOT_CANCELLABLE', message)))
      const { user } = await open()
      await user.click(await box('A'))
      await user.click(await button('選択した1件を解約する'))
      if (path === '/v3/subscription/cancel')
        await user.click((await dialog('解約の確認')).getByRole('button', { name: '解約する' }))
      expect((await dialog('解約に失敗しました。')).getByText(message)).toBeDefined()
    },
  )

  it('lets the payer undo a cancellation until the period ends', async () => {
    contracts = [
      cancelled(contract('A')),
      cancelled(contract('B', { isContractor: false })),
      // The owed difference was waived, so this cancellation is final.
      { ...cancelled(contract('C')), isUndoable: false },
    ]
    server.use(
      response('/v3/subscription/undo-cancel', () => {
        contracts = [contract('A')]
        return contracts
      }),
    )
    const { user } = await open()
    expect(await screen.findAllByText('2026年12月20日まで')).toHaveLength(3)
    // The button stands only where the server allows it.
    await user.click(await button('解約を取り消す'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '契約を続ける' }),
    )
    expect(await screen.findByText('解約を取り消しました。')).toBeDefined()
    expect(posted['/v3/subscription/undo-cancel']).toEqual([{ paymentHistoryIds: ['A'] }])
    await user.click(await button('閉じる'))
    expect((await box('A')).disabled).toBe(false)
  })
})

describe('the next charge', () => {
  it('is one sum over all contracts, and one tap ends a plan that another one contains', async () => {
    contracts = [contract('A'), contract('B')]
    server.use(
      http.get('/payment/next-charge', () => {
        const isEnded = contracts.some(({ status }) => status === '20')
        const row = { userName: null, period: 'month' as const, on: '2026-12-21' }
        return {
          next: { on: '2026-12-21', amount: isEnded ? 4980 : 7960 },
          monthly: isEnded ? 4980 : 7960,
          yearly: 0,
          contracts: [
            { id: 'A', productName: 'プレミアム', price: 2980, ...row },
            { id: 'B', productName: 'Dr.AI レンタル', price: 4980, ...row },
          ].slice(isEnded ? 1 : 0),
          overlaps: isEnded
            ? []
            : [{ contractId: 'A', productName: 'プレミアム', containedIn: 'Dr.AI レンタル' }],
        }
      }),
    )
    const { user } = await open()
    const sum = within(await screen.findByRole('region', { name: '次回のお支払い（すべてのご契約）' }))
    expect(sum.getByText('2026年12月21日 7,960 円')).toBeDefined()
    expect(sum.getByText('2件のご契約を合わせて、1か月 7,960 円です。')).toBeDefined()
    expect(sum.getByText('「Dr.AI レンタル」には「プレミアム」の機能がすべて含まれています。')).toBeDefined()
    await user.click(sum.getByRole('button', { name: '「プレミアム」を更新日に終了する' }))
    expect(await dialog('解約に成功しました。')).toBeDefined()
    expect(posted['/v3/subscription/cancel']).toEqual([{ paymentHistoryIds: ['A'], shownSettlement: 0 }])
    await user.click(await button('閉じる'))
    expect(await screen.findByText('2026年12月21日 4,980 円')).toBeDefined()
    expect(screen.queryByText('1か月', { exact: false })).toBeNull()
  })
})
