import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http as mswHttp } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { purchaseOrigin } from '../../../lib/purchase-origin.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createOrderLine, serveShop, shopAddress, shopCard } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './PaymentPage.tsx'
import '../../consents/components/ProvidingDataConsentDialog.tsx'
import '../../aiesthe/pages/AiEsthePage.tsx'
import '../../plans/pages/PlanAccountMethodPage.tsx'
import '../../plans/pages/PremiumPlansPage.tsx'

type App = Awaited<ReturnType<typeof renderApp>>

const general = createMember()
const pic = createMember({ role: 'ROLE_PERSON_IN_CHARGE', id: 'pic' })
const declined = 'カードのお支払いを確認できませんでした。別のカードをお試しください。'

const button = (name: string) => screen.findByRole('button', { name })
const press = async (app: App, name: string) => app.user.click(await button(name))
const isStep = (title: string) => screen.findByRole('heading', { level: 2, name: title })
const stepOf = (app: App) => new URLSearchParams(app.router.state.location.search).get('step')
const leadsTo = (app: App, path: string) =>
  waitFor(() => expect(app.router.state.location.pathname).toBe(path))

async function pay(app: App) {
  await waitFor(async () => expect((await button('購入する')).hasAttribute('disabled')).toBe(false))
  await press(app, '購入する')
}

/** Opens the purchase of a member whose card is chosen already. */
async function openConfirmation(): Promise<App> {
  const app = await renderApp('/payment')
  await isStep('ご注文内容の確認')
  return app
}

beforeEach(() => {
  signIn(general)
  purchaseDraft.begin('premium')
})

describe('access to the purchase', () => {
  it('leads a buyer without a product to the plans', async () => {
    purchaseDraft.clear()
    await leadsTo(await renderApp('/payment'), '/premium-plans')
    await screen.findByText('商品を選択してください。')
  })

  it('leads a visitor to an account first', async () => {
    server.use(http.post('/auth/me', () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
    serveShop()
    await leadsTo(await renderApp('/payment'), '/premium-plan-account-method')
  })

  it('leads an enterprise account to the enterprise page', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    await leadsTo(await renderApp('/payment'), '/mypage/enterprise')
  })

  it('leads a member to the plans when the draft is of another member', async () => {
    purchaseDraft.claim('somebody else')
    await leadsTo(await renderApp('/payment'), '/premium-plans')
  })

  it('alerts at once when the product is gone, in the words of the specification', async () => {
    server.use(http.get('/v2/product/get', () => createErrorResponse(404, 'E4040', '見つかりません。')))
    const app = await renderApp('/payment')
    const visited: string[] = []
    app.router.subscribe(({ location }) => visited.push(location.pathname))
    await screen.findByText('選択されている商品が見つかったかったためホームに戻ります。')
    await leadsTo(app, '/')
    await waitFor(() => expect(purchaseDraft.get()).toBeNull())
    await screen.findByRole('link', { name: 'マイページへ', hidden: true })
    expect(visited).not.toContain('/premium-plans')
  })

  it('shows before the card step that the product cannot be bought now', async () => {
    serveShop()
    const message = 'すでにご契約中です。（一般 花子）'
    server.use(http.post('/payment/order-details', () => createErrorResponse(409, 'E2005', message)))
    await renderApp('/payment')
    await screen.findByText(message)
    expect(screen.getByRole('link', { name: 'ご契約状況を見る' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '次へ' })).toBeNull()
  })

  it('asks for the password first after an easy login', async () => {
    serveShop()
    let confirmed = false
    server.use(
      http.get('/payment/is-purchased', () =>
        confirmed ? false : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
      ),
      http.post('/auth/confirm-password', () => {
        confirmed = true
        return {}
      }),
    )
    const app = await renderApp('/payment')
    await enterText(app.user, await screen.findByLabelText('パスワード'), 'a quiet evening')
    await press(app, '確認する')
    await isStep('ご注文内容の確認')
  })
})

describe('the agreements', () => {
  it('requires both agreements and reports each missing one', async () => {
    const { agreed } = serveShop({ agreements: { terms: false, data: false } })
    const app = await renderApp('/payment')
    await isStep('ご利用にあたっての同意')
    await press(app, '次へ')
    expect(await screen.findAllByText('次へ進むには同意する必要があります。')).toHaveLength(2)
    await app.user.click(screen.getByLabelText('利用規約に同意する'))
    expect(screen.getAllByText('次へ進むには同意する必要があります。')).toHaveLength(1)
    await app.user.click(screen.getByLabelText('データの提供に同意する'))
    expect(agreed).toEqual([])
    await press(app, '次へ')
    await isStep('ご注文内容の確認')
    expect(agreed).toEqual(['terms', 'data'])
  })

  it('does not ask for the data consent again', async () => {
    const { agreed } = serveShop({ agreements: { terms: false, data: true } })
    const app = await renderApp('/payment')
    await app.user.click(await screen.findByLabelText('利用規約に同意する'))
    expect(screen.queryByLabelText('データの提供に同意する')).toBeNull()
    await press(app, '次へ')
    await isStep('ご注文内容の確認')
    expect(agreed).toEqual(['terms'])
  })

  it('does not have my page ask again for a consent given during the purchase', async () => {
    serveShop({ agreements: { terms: true, data: false } })
    const app = await renderApp('/mypage/aiesthe')
    await screen.findByRole('dialog', { name: 'データの提供について' })
    await act(() => app.router.navigate('/payment'))
    await app.user.click(await screen.findByLabelText('データの提供に同意する'))
    await press(app, '次へ')
    await isStep('ご注文内容の確認')
    await act(() => app.router.navigate('/mypage/aiesthe'))
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('rechecks the agreements on buying and leads back when they were withdrawn', async () => {
    const { shop, sent } = serveShop()
    const app = await openConfirmation()
    shop.agreements = { terms: false, data: true }
    await pay(app)
    await screen.findByText('利用規約の同意が確認できませんでした。')
    await press(app, '閉じる')
    await isStep('ご利用にあたっての同意')
    expect(sent).toEqual([])
  })
})

describe('a plan for oneself', () => {
  it('is bought with one press and exactly as shown by a member with a card', async () => {
    const { sent } = serveShop()
    const app = await openConfirmation()
    expect(screen.queryByRole('button', { name: '戻る' })).toBeNull()
    expect(within(screen.getByRole('main')).queryByText('カード', { exact: true })).toBeNull()

    const table = await screen.findByRole('table', { name: 'ご注文内容' })
    const cells = within(table).getAllByRole('cell')
    expect(cells.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'プレミアム',
      '1',
      '2,980 円',
      '2,980 円',
    ])
    expect(within(table).queryByRole('columnheader', { name: '対象' })).toBeNull()
    expect(screen.getByText('表示の金額は契約期間中の上限です。')).toBeDefined()
    expect(await screen.findByText('本日のお支払い')).toBeDefined()
    expect(screen.getByText('次回のお支払い（2026年12月21日）')).toBeDefined()
    expect(await screen.findByText('いつでも解約できます。')).toBeDefined()

    const key = purchaseDraft.get()?.requestKey
    await pay(app)
    const dialog = await screen.findByRole('alertdialog', { name: 'お申し込みありがとうございます' })
    expect(within(dialog).getByText('お申込みが完了しました。')).toBeDefined()
    expect(sent).toEqual([
      {
        call: 'subscribe',
        key,
        body: {
          productId: 'premium',
          creditCardId: 'card-1',
          userIds: [],
          shownAmount: 2980,
          shownToday: 2980,
          shownPeriod: 'month',
        },
      },
    ])
    expect(purchaseDraft.get()).toBeNull()
    await app.user.click(within(dialog).getByRole('button', { name: 'ホームへ' }))
    await leadsTo(app, '/')
  })

  it('links to the page of the purchased plan', async () => {
    serveShop()
    const app = await openConfirmation()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'メディカルサウンドを聴く' }))
    await leadsTo(app, '/mypage/soundesthe')
  })

  it('leads back to a page without a sound, but never from a purchase that began among the plans', async () => {
    serveShop()
    purchaseOrigin.save({ address: '/mypage/aiesthe/detectface', feature: 'face-diagnosis', sound: null })
    const app = await openConfirmation()
    expect(screen.getByText('「顔を見て選ぶ」を使うためのプランです。')).toBeDefined()
    await pay(app)
    await screen.findByRole('button', { name: '続きに戻る' })
    expect(screen.queryByText(/を使うためのプランです。$/)).toBeNull()
    cleanup()
    purchaseDraft.begin('premium')
    const appOfPlans = await openConfirmation()
    expect(screen.queryByText(/を使うためのプランです。$/)).toBeNull()
    await pay(appOfPlans)
    await screen.findByRole('button', { name: 'メディカルサウンドを聴く' })
    expect(screen.queryByRole('button', { name: '続きに戻る' })).toBeNull()
  })

  it('shows that the payment is still being confirmed', async () => {
    const { answer: response } = serveShop()
    const message = 'お支払いを確認中です。確認が終わり次第、ご利用いただけます。'
    response(() => HttpResponse.json({ orderId: 'order', state: 'confirming', message }))
    await pay(await openConfirmation())
    const dialog = await screen.findByRole('alertdialog', { name: 'お支払いを確認中です' })
    expect(within(dialog).getByText(message)).toBeDefined()
    const ways = within(dialog).getAllByRole('button')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['ホームへ'])
  })

  it('covers the page and ignores a second press while buying', async () => {
    const { sent, answer: response } = serveShop()
    const gate = Promise.withResolvers<void>()
    server.use(
      http.post('/v3/subscription/subscribe', async () => {
        await gate.promise
      }),
    )
    response(() => HttpResponse.json({ orderId: 'order', state: 'done', message: '完了' }))
    await pay(await openConfirmation())
    await screen.findByText('お手続きをしています。このままお待ちください。')
    expect(screen.queryByRole('button', { name: '購入する' })).toBeNull()
    gate.resolve()
    await screen.findByRole('alertdialog')
    expect(sent).toHaveLength(1)
  })

  it('shows an upgrade as nothing today and the difference at the renewal', async () => {
    serveShop({
      lines: [createOrderLine({ kind: 'upgrade' }), createOrderLine({ kind: 'difference', unitPrice: 633 })],
    })
    await openConfirmation()
    const today = await screen.findByText('本日のお支払い')
    expect(today.nextElementSibling?.textContent).toBe('0 円')
    const next = screen.getByText('次回のお支払い（2026年12月21日）')
    expect(next.nextElementSibling?.textContent).toBe('3,613 円')
  })

  it('sends nothing when another tab has begun another purchase', async () => {
    const { sent } = serveShop()
    const app = await openConfirmation()
    server.use(
      http.get('/agreement/term-of-service', () => {
        purchaseDraft.begin('light')
        purchaseDraft.claim(general.id)
        return true
      }),
    )
    await pay(app)
    await waitFor(() => expect(purchaseDraft.get()).toMatchObject({ productId: 'light', sent: false }))
    await isStep('ご注文内容の確認')
    expect(sent).toEqual([])
  })
})

describe('a purchase that fails', () => {
  it("shows the server's message and uses a new key for another card", async () => {
    const { sent, answer: response } = serveShop()
    const app = await openConfirmation()
    response(() => createErrorResponse(402, 'BILLING_CARD_DECLINED', declined))
    await pay(app)
    const dialog = await screen.findByRole('alertdialog', { name: '購入に失敗しました' })
    expect(within(dialog).getByText(declined)).toBeDefined()
    await app.user.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press(app, 'お支払いカードを変更する')
    await isStep('お支払いカードの選択')
    await press(app, '次へ')
    await pay(app)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('shows a raised price, which is confirmed as another purchase', async () => {
    const { shop, sent, answer: response } = serveShop()
    const app = await openConfirmation()
    const message = '料金が変更されました。新しい金額をご確認のうえ、もう一度お申し込みください。'
    response(() => createErrorResponse(409, 'BILLING_PRICE_CHANGED', message))
    await screen.findByRole('table', { name: 'ご注文内容' })
    shop.lines = [createOrderLine({ unitPrice: 3480 })]
    await pay(app)
    const dialog = await screen.findByRole('alertdialog', { name: '購入に失敗しました' })
    expect(within(dialog).getByText(message)).toBeDefined()
    response(() => HttpResponse.json({ orderId: 'order', state: 'done', message: '完了' }))
    await app.user.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await isStep('ご注文内容の確認')
    expect(await screen.findAllByText('3,480 円')).not.toEqual([])
    expect(screen.queryByText('2,980 円')).toBeNull()
    await pay(app)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ body }) => body.shownAmount)).toEqual([2980, 3480])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('retries an unanswered purchase with the same key, also after a reload', async () => {
    const { sent, answer: response } = serveShop()
    response(() => HttpResponse.error())
    const app = await openConfirmation()
    await pay(app)
    await screen.findByText('通信が途切れたため、お申し込みの結果を受け取れませんでした。')
    cleanup()

    server.use(
      http.post('/payment/order-details', () => createErrorResponse(409, 'E2005', 'すでにご契約中です。')),
    )
    response(() =>
      HttpResponse.json({ orderId: 'order', state: 'done', message: 'お申込みが完了しました。' }),
    )
    const again = await renderApp('/payment')
    await screen.findByRole('region', { name: 'お申し込みの結果を確認しています' })
    expect(screen.queryByRole('button', { name: '購入する' })).toBeNull()
    await press(again, '結果を確認する')
    await screen.findByRole('alertdialog', { name: 'お申し込みありがとうございます' })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('what is chosen already', () => {
  const newest = { ...shopCard, id: 'newest', last4: '1111' }

  it('is the newest card that has not expired, and another one after a change', async () => {
    const expired = { ...shopCard, id: 'expired', last4: '9999', expYear: 2020 }
    const { sent } = serveShop()
    const cards = [expired, newest, shopCard]
    server.use(
      http.get('/credit-card/fetch-all', () => cards),
      http.get('/credit-card/fetch', ({ url }) => cards.find(({ id }) => id === url.searchParams.get('id'))),
    )
    const app = await openConfirmation()
    expect(await screen.findByText('1111')).toBeDefined()
    await press(app, 'お支払いカードを変更する')
    await isStep('お支払いカードの選択')
    await app.user.click(await screen.findByRole('radio', { name: /4242/ }))
    await press(app, '次へ')
    await isStep('ご注文内容の確認')
    await pay(app)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.creditCardId).toBe('card-1')
  })

  it('is the regular address of a rental, which the review shows', async () => {
    const { sent } = serveShop({ rental: true })
    const other = { ...shopAddress, deliveryId: 'other', regulation: false }
    server.use(http.get('/v2/address/deliveries', () => [other, shopAddress]))
    const app = await openConfirmation()
    expect(purchaseDraft.get()).toMatchObject({ addressId: 'home', creditCardId: 'card-1' })
    await pay(app)
    await waitFor(() => expect(sent[0]).toMatchObject({ call: 'order', body: { deliveryId: 'home' } }))
  })

  it('stays as it was when a purchase was sent', async () => {
    serveShop()
    purchaseDraft.choose({ creditCardId: 'sent-with' })
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    const key = purchaseDraft.get()?.requestKey
    await renderApp('/payment')
    await screen.findByRole('region', { name: 'お申し込みの結果を確認しています' })
    expect(purchaseDraft.get()).toMatchObject({ creditCardId: 'sent-with', requestKey: key })
  })

  it('stays as another tab chose and sent it while the cards were loading', async () => {
    serveShop()
    const cards = Promise.withResolvers<void>()
    const isRequested = Promise.withResolvers<void>()
    server.use(
      http.get('/credit-card/fetch-all', async () => {
        isRequested.resolve()
        await cards.promise
        return [shopCard]
      }),
    )
    await renderApp('/payment')
    await isRequested.promise
    act(() => {
      purchaseDraft.choose({ creditCardId: 'card-of-other-tab' })
      purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    })
    const sent = purchaseDraft.get()
    cards.resolve()
    await screen.findByRole('button', { name: '結果を確認する' })
    expect(purchaseDraft.get()).toEqual(sent)
  })

  it('is nothing when the cards cannot be loaded, which the step of the card shows', async () => {
    serveShop()
    server.use(
      http.get('/credit-card/fetch-all', () => createErrorResponse(400, 'E3001', '不明なエラーです。')),
    )
    await renderApp('/payment')
    await isStep('お支払いカードの選択')
    await screen.findByText('不明なエラーです。')
  })
})

describe('a member without a card', () => {
  it('registers one by the only button of the page, and comes to the review', async () => {
    serveShop()
    const cards: (typeof shopCard)[] = []
    server.use(
      http.get('/credit-card/fetch-all', () => cards),
      http.get('/credit-card/form', () => ({
        publishableKey: 'pk',
        tokenUrl: 'http://localhost/token',
        confirmUrl: 'http://localhost/confirm',
      })),
      mswHttp.post('http://localhost/token', () => HttpResponse.json({ id: 'tok' })),
      http.post('/credit-card/register', () => {
        cards.push(shopCard)
        return { id: 'card-1' }
      }),
    )
    const app = await renderApp('/payment')
    await isStep('お支払いカードの選択')
    await app.user.type(await screen.findByRole('textbox', { name: /カード番号/ }), '4242424242424242')
    expect(within(screen.getByRole('main')).queryByRole('button', { name: '次へ' })).toBeNull()
    await app.user.type(screen.getByRole('textbox', { name: /有効期限/ }), '0440')
    await app.user.type(screen.getByRole('textbox', { name: /セキュリティコード/ }), '123')
    await app.user.type(screen.getByRole('textbox', { name: /カードの名義人/ }), 'HANAKO')
    await press(app, 'カードを登録する')
    await isStep('ご注文内容の確認')
    expect(purchaseDraft.get()?.creditCardId).toBe('card-1')
    await press(app, '戻る')
    await isStep('お支払いカードの選択')
  })
})

describe('the steps', () => {
  it('stores the step in the address across back, forward and reload', async () => {
    serveShop()
    const app = await openConfirmation()
    expect(stepOf(app)).toBe('confirm')
    await press(app, 'お支払いカードを変更する')
    await isStep('お支払いカードの選択')
    expect(stepOf(app)).toBe('card')
    await app.router.navigate(-1)
    await isStep('ご注文内容の確認')
    await app.router.navigate(1)
    await isStep('お支払いカードの選択')
    cleanup()
    await renderApp('/payment?step=card')
    await isStep('お支払いカードの選択')
    expect((await screen.findByRole<HTMLInputElement>('radio')).checked).toBe(true)
  })

  it('never shows a step before the ones it needs', async () => {
    serveShop({ rental: true })
    server.use(
      http.get('/v2/address/deliveries', () => []),
      http.get('/v2/address/prefectures', () => []),
    )
    const app = await renderApp('/payment?step=confirm')
    await isStep('お届け先の選択')
    expect(stepOf(app)).toBe('delivery')
  })
})

describe('a rental', () => {
  it('shows the delivery address, orders and shows when it is charged', async () => {
    const { sent } = serveShop({
      rental: true,
      lines: [createOrderLine({ kind: 'rental', nextBillDate: null })],
    })
    const app = await openConfirmation()
    expect(await screen.findByText(/レンタルのお支払いは、配送完了の確認時に行われます。/)).toBeDefined()
    expect(await screen.findByText(/東京都千代田区千代田1-1/)).toBeDefined()
    expect((await screen.findByText('配送完了の確認時のお支払い')).nextElementSibling?.textContent).toBe(
      '2,980 円',
    )
    await press(app, 'お届け先を変更する')
    await isStep('お届け先の選択')
    await press(app, '次へ')
    await isStep('ご注文内容の確認')
    await pay(app)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ call: 'order', body: { deliveryId: 'home' } })
  })
})

describe('a person in charge', () => {
  const customers = [
    { id: 'a', name: '山田 花子', nameKana: '', email: 'a@hibiki.example', userId: 'a', agency: '' },
    { id: 'b', name: '佐藤 葵', nameKana: '', email: 'b@hibiki.example', userId: 'b', agency: '' },
  ]
  let asked: string[]

  beforeEach(() => {
    asked = []
    signIn(pic)
    server.use(
      http.get('/payment/customers-not-purchased', ({ url }) => {
        const condition = url.searchParams.get('condition') ?? ''
        asked.push(condition)
        return customers.filter(({ name }) => name.includes(condition))
      }),
      http.post('/account/users', async ({ readBody }) => {
        const { userIds } = await readBody()
        return customers.filter(({ id }) => userIds.includes(id))
      }),
    )
  })

  it('buys for two customers and the buyer, each shown by name', async () => {
    const { sent } = serveShop({ lines: [createOrderLine({ role: 'ROLE_CUSTOMER', quantity: 2 })] })
    const app = await renderApp('/payment')
    await isStep('ご使用者様の選択')
    expect((await button('次へ')).hasAttribute('disabled')).toBe(true)
    await app.user.click(await screen.findByRole('checkbox', { name: /山田 花子/ }))
    await app.user.type(screen.getByRole('searchbox'), '葵')
    await press(app, '検索')
    await app.user.click(await screen.findByRole('checkbox', { name: /佐藤 葵/ }))
    expect(asked).toContain('葵')
    await app.user.click(screen.getByRole('checkbox', { name: '自分用に購入する' }))
    await press(app, '次へ')
    await isStep('ご注文内容の確認')

    const table = await screen.findByRole('table', { name: 'ご注文内容' })
    expect(within(table).getByRole('columnheader', { name: '対象' })).toBeDefined()
    expect(within(table).getByText('お客様')).toBeDefined()
    const people = within(await screen.findByRole('region', { name: 'ご使用者' }))
    await people.findByText('佐藤 葵')
    expect(people.getAllByRole('listitem')).toHaveLength(3)
    await pay(app)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.userIds).toEqual(['a', 'b', 'pic'])
  })

  it('does not offer the buyer a product that they own', async () => {
    serveShop({ isOwned: true })
    await renderApp('/payment')
    await screen.findByRole('checkbox', { name: /山田 花子/ })
    expect(screen.queryByRole('checkbox', { name: '自分用に購入する' })).toBeNull()
  })

  it('shows for whom the purchase is not possible and allows another choice', async () => {
    serveShop()
    purchaseDraft.choose({ users: ['a'] })
    const message = 'すでにご契約中です。（山田 花子）'
    server.use(http.post('/payment/order-details', () => createErrorResponse(409, 'E2005', message)))
    const app = await openConfirmation()
    await screen.findByText(message)
    expect((await button('購入する')).hasAttribute('disabled')).toBe(true)
    await press(app, 'ご使用者を変更する')
    await isStep('ご使用者様の選択')
  })

  it('requires an administrator to search first', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    server.use(http.get('/payment/customers-not-purchased', () => []))
    serveShop()
    await renderApp('/payment')
    await screen.findByText('名前・ID・メールの一部を入力して検索してください。')
  })
})
