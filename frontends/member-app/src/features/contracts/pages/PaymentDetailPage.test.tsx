import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { shopCard } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import type { KonbiniPayment, PaymentDetail } from '../types.ts'
import './PaymentDetailPage.tsx'

const old = { ...shopCard, id: 'c1' }
const other = { id: 'c2', brand: 'jcb', last4: '0505', expMonth: 3, expYear: 2098 }
const expired = { id: 'c3', brand: 'amex', last4: '0005', expMonth: 1, expYear: 2020 }

const detail = (overrides: Partial<PaymentDetail> = {}): PaymentDetail => ({
  ...createContract({ price: 4980, orderedAt: '2026-11-21 08:30:00', nextBillAmount: 4980 }),
  ifUpdateAt: '2026-12-21',
  creditCard: old,
  ...overrides,
})

/** The contract that the server returns; tests change it. */
let payment: PaymentDetail
let sent: unknown
let konbini: KonbiniPayment
beforeEach(() => {
  payment = detail()
  konbini = { payable: null, waiting: null }
  sent = null
  signIn(createMember())
  server.use(
    http.get('/v2/payment/fetch-history', ({ url }) =>
      url.searchParams.get('id') === 'k1'
        ? payment
        : createErrorResponse(404, 'BILLING_CONTRACT_NOT_FOUND', '購入情報が見つかりませんでした。'),
    ),
    http.get('/v3/subscription/konbini', () => konbini),
    http.get('/payment/fetch-subscription', () => []),
    http.get('/credit-card/fetch-all', () => [old, other, expired]),
  )
})

const updateAnswers = (
  state: ResponseBody<'/v3/subscription/update-card', 'post'>['state'],
  after: Partial<PaymentDetail> = {},
) =>
  server.use(
    http.post('/v3/subscription/update-card', async ({ readBody }) => {
      sent = await readBody()
      payment = detail({ creditCard: other, ...after })
      return { state, message: 'お支払用カードの変更に成功しました。' }
    }),
  )

const open = async () => {
  const app = await renderApp('/mypage/payment-detail/k1')
  await screen.findByRole('radio', { name: /JCB/ })
  return app
}
const change = (name = 'このカードに変更する') => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the payment details', () => {
  it('shows that a contract was not found and leads to the contracts', async () => {
    const { user, router } = await renderApp('/mypage/payment-detail/nobody')
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('購入情報が見つかりませんでした。')).toBeDefined()
    await user.click(alert.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/subscription-state'))
  })

  it('shows all facts of a contract and when another card is first charged', async () => {
    await open()
    for (const text of ['4,980 円 / 月', '契約中', '2026/11/21 8:30'])
      expect(screen.getByText(text)).toBeDefined()
    // The menu has a section of the same name.
    expect(screen.getByText('種類').nextElementSibling?.textContent).toBe('サブスクリプション')
    expect(screen.getAllByText('2026年12月21日')).toHaveLength(2)
    expect(screen.getByText('新しいカードは2026年12月21日のお支払いから使われます。')).toBeDefined()
  })

  it('shows the next payment, also after a change of plan', async () => {
    payment = detail({ nextBillAmount: 980, nextProductDisplayName: 'ライト' })
    await open()
    expect(screen.getByText('次回のお支払い額（上限）').nextElementSibling?.textContent).toBe('980 円')
    expect(screen.getByText('次回からのプラン').nextElementSibling?.textContent).toBe('ライト')
    expect(screen.getByText('4,980 円 / 月')).toBeDefined()
  })

  it.each([
    ['paid by somebody else', { isContractor: false, creditCard: null, ifUpdateAt: null }],
    ['that is over', { status: '90', statusText: '終了', ifUpdateAt: null }],
  ] as const)('offers no change of card for a contract that is %s', async (_what, overrides) => {
    payment = detail(overrides)
    await renderApp('/mypage/payment-detail/k1')
    await screen.findByText('プレミアム')
    expect(screen.queryByRole('heading', { name: 'お支払い用カードの変更' })).toBeNull()
  })
})

describe('another card', () => {
  it('changes the card when another one is chosen and shows the text of the specification', async () => {
    updateAnswers('nothing-due')
    const { user } = await open()
    expect(change().disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Visa/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /期限切れ/ }).disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: /JCB/ }))
    await user.click(change())
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('お支払用カードの変更に成功しました。')).toBeDefined()
    expect(sent).toEqual({ paymentHistoryId: 'k1', creditCardId: 'c2' })
    await user.click(alert.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(change().disabled).toBe(true))
  })

  it('charges a past due payment at once, also with the same card', async () => {
    payment = detail({ status: '30', statusText: '支払確認中', nextBillDate: '2026-11-01' })
    updateAnswers('paid', { creditCard: old })
    const { user } = await open()
    expect(screen.getByText('カードを選ぶと、すぐにお支払いをやり直します。')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'カードを変更する' })).toBeNull()
    await user.click(change('このカードで支払う'))
    const alert = within(
      await screen.findByRole('alertdialog', { name: 'お支払用カードの変更に成功しました。' }),
    )
    expect(alert.getByText('お支払いが完了しました。すぐにご利用いただけます。')).toBeDefined()
    expect(sent).toEqual({ paymentHistoryId: 'k1', creditCardId: 'c1' })
    expect(await screen.findByText('契約中')).toBeDefined()
  })

  it('pays the owed upgrade difference of an ended contract', async () => {
    payment = detail({
      status: '90',
      statusText: '終了',
      nextBillDate: null,
      ifUpdateAt: null,
      owedAmount: 1333,
    })
    updateAnswers('paid', { status: '90', statusText: '終了', nextBillDate: null, owedAmount: 0 })
    const { user } = await open()
    expect(screen.getByText(/プラン変更の差額 1,333 円が未払いです。/)).toBeDefined()
    await user.click(change('このカードで支払う'))
    expect(await screen.findByText(/差額のお支払いが完了しました。/)).toBeDefined()
    expect(sent).toEqual({ paymentHistoryId: 'k1', creditCardId: 'c1' })
    await waitFor(() => expect(screen.queryByText(/未払いです/)).toBeNull())
  })

  it('does not claim a payment whose outcome is unknown', async () => {
    payment = detail({ status: '30', statusText: '支払確認中', nextBillDate: '2026-11-01' })
    updateAnswers('confirming', { status: '30', statusText: '支払確認中', nextBillDate: null })
    const { user } = await open()
    await user.click(change('このカードで支払う'))
    expect(await screen.findByText(/お支払いを確認しています。数分後に/)).toBeDefined()
  })

  it('shows the server’s message when the change is rejected', async () => {
    const message = '本人認証が必要です。'
    server.use(
      http.post('/v3/subscription/update-card', () =>
        createErrorResponse(402, 'BILLING_CARD_AUTHENTICATION', message),
      ),
    )
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /JCB/ }))
    await user.click(change())
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('paying at a convenience store', () => {
  const payable = { amount: 4980, expiresAt: '2026-12-25T14:59:59.000Z' }
  const waiting: KonbiniPayment['waiting'] = {
    ...payable,
    voucherUrl: 'https://payments.stripe.com/konbini/voucher/test',
    stores: [
      { chain: 'familymart', paymentCode: '123456', confirmationNumber: '80012345678' },
      { chain: 'lawson', paymentCode: '654321', confirmationNumber: null },
    ],
  }
  const unpaid = () => detail({ status: '30', statusText: '支払確認中', owedAmount: 0 })

  it('begins with the amount that was shown, and then shows the numbers in place of the cards', async () => {
    payment = unpaid()
    konbini = { payable, waiting: null }
    server.use(
      http.post('/v3/subscription/pay-at-konbini', async ({ readBody }) => {
        sent = await readBody()
        konbini = { payable: null, waiting }
        return { state: 'waiting' as const }
      }),
    )
    const { user } = await open()
    expect(screen.getByText(/4,980 円を、ファミリーマート.*期限は12月25日/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'コンビニ払いの番号を受け取る' }))
    expect(await screen.findByText('123456')).toBeDefined()
    expect(sent).toEqual({ paymentHistoryId: 'k1', shownAmount: 4980 })
    expect(screen.getByText('80012345678')).toBeDefined()
    expect(screen.getByText(/12月25日.*23:59まで（日本時間）/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'お支払い方法のご案内' }).getAttribute('href')).toBe(
      waiting.voucherUrl,
    )
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('goes back to the card only after it was asked', async () => {
    payment = unpaid()
    konbini = { payable: null, waiting }
    server.use(
      http.post('/v3/subscription/cancel-konbini', async ({ readBody }) => {
        sent = await readBody()
        konbini = { payable, waiting: null }
        return { state: 'canceled' as const }
      }),
    )
    const { user } = await renderApp('/mypage/payment-detail/k1')
    await user.click(await screen.findByRole('button', { name: 'カード払いに戻す' }))
    expect(sent).toBeNull()
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'カード払いに戻す' }))
    expect(await screen.findByText(/番号を無効にしました。/)).toBeDefined()
    expect(sent).toEqual({ paymentHistoryId: 'k1' })
    expect(await screen.findByRole('radio', { name: /JCB/, hidden: true })).toBeDefined()
  })

  it('shows no failed payment above numbers that can still be paid', async () => {
    payment = { ...unpaid(), konbiniExpiresAt: payable.expiresAt }
    konbini = { payable: null, waiting }
    await renderApp('/mypage/payment-detail/k1')
    expect(await screen.findByText('123456')).toBeDefined()
    expect(screen.queryByText(/お支払いを確認できませんでした。/)).toBeNull()
  })

  it('is offered only where something is owed', async () => {
    konbini = { payable, waiting: null }
    await open()
    expect(screen.queryByText(/ファミリーマート/)).toBeNull()
  })
})
