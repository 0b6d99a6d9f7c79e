import { screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { type MockResponses, mockAddress, mockCard } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'
import { expectAccessibleView, openView, press, type View } from '../support/views.ts'

const general = { username: '東京 花子', roles: ['ROLE_GENERAL'], premium: false }
const staff = { ...general, roles: ['ROLE_PERSON_IN_CHARGE'] }
const product = (id: string, displayName: string, statusCode: string, rental = false) => ({
  id,
  displayName,
  price: 12_800,
  description: '顔診断からサウンドセラピー、相談まで、すべてのAIエステを。',
  functions: ['くり返し再生', 'タイマー再生', 'AIエステ（おまかせ・気分で選ぶ）'],
  functionCodes: [],
  imageUrl: '',
  rental,
  statusCode,
})
const plan = product('premium', 'プレミアム', '00')
const line = (kind: string, nextBillDate: string | null) => ({
  productName: 'プレミアム',
  quantity: 2,
  unitPrice: 12_800,
  role: 'ROLE_CUSTOMER',
  nextBillDate,
  kind,
})
const customers = ['a', 'b'].map((id) => ({ id, name: '山田 花子', email: `${id}@hibiki.example` }))
const items = [
  '数量',
  '価格（税込）',
  'お支払いの時期と方法',
  'ご利用開始・お届けの時期',
  '解約について',
].map((title) => ({
  item: title,
  title,
  text: 'マイページの「ご契約状況」からいつでも解約できます。\n返金はありません。',
}))

const shop: MockResponses = {
  'v2/subscription/products': {
    json: [plan, product('light', 'ライト', '90'), product('rental', 'Dr.AI レンタル', '91', true)],
  },
  'v2/product/get': { json: plan },
  'payment/is-purchased': { json: false },
  'agreement/term-of-service': { json: true },
  'agreement/providing-data': { json: true },
  'payment/order-details': { json: [line('subscription', '2026-12-21')] },
  'payment/order-confirmation': { json: items },
  'payment/customers-not-purchased': { json: customers },
  'account/users': { json: customers.map((one) => ({ ...one, userId: one.id, agency: '' })) },
  'credit-card/fetch-all': { json: [mockCard] },
  'credit-card/fetch': { json: mockCard },
  'credit-card/form': { json: { publishableKey: 'pk', tokenUrl: '/t', confirmUrl: '/c' } },
  'v2/address/deliveries': { json: [mockAddress] },
  'v2/address/delivery': { json: mockAddress },
}
const rental: MockResponses = {
  'v2/product/get': { json: product('rental', 'Dr.AI レンタル', '00', true) },
  'payment/order-details': { json: [line('rental', null)] },
}
const undecided: MockResponses = {
  'agreement/term-of-service': { json: false },
  'agreement/providing-data': { json: false },
}

const chosen = { creditCardId: 'card' }
const whole = { ...chosen, addressId: 'home', users: ['a', 'b'] }
const buy = async (page: Page) => {
  await press('購入する')(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

const views: Record<string, View> = {
  'all plans': { path: '/premium-plans' },
  'the ways to an account': { path: '/premium-plan-account-method', draft: {} },
  'the missing agreements': {
    path: '/payment',
    member: general,
    draft: {},
    answers: undecided,
    lead: press('次へ'),
  },
  'the choice of users': { path: '/payment', member: staff, draft: {} },
  'the choice of an address': {
    path: '/payment?step=delivery',
    member: general,
    draft: {},
    answers: rental,
  },
  'the choice of a card': { path: '/payment?step=card', member: general, draft: {} },
  'a new address': {
    path: '/payment',
    member: general,
    draft: {},
    answers: { ...rental, 'v2/address/deliveries': { json: [] }, 'v2/address/prefectures': { json: [] } },
  },
  'the review of a plan': { path: '/payment', member: general, draft: {} },
  'a new card': {
    path: '/payment',
    member: general,
    draft: {},
    answers: { 'credit-card/fetch-all': { json: [] } },
  },
  'the confirmation of a rental for others': {
    path: '/payment',
    member: staff,
    draft: whole,
    answers: rental,
  },
  'a finished purchase': {
    path: '/payment',
    member: general,
    draft: chosen,
    answers: {
      'v3/subscription/subscribe': {
        json: { orderId: 'o', state: 'done', message: 'お申込みが完了しました。' },
      },
    },
    lead: buy,
  },
  'a refused card': {
    path: '/payment',
    member: general,
    draft: chosen,
    answers: {
      'v3/subscription/subscribe': {
        status: 402,
        json: { code: 'BILLING_CARD_DECLINED', message: '別のカードをお試しください。', requestId: 'e2e' },
      },
    },
    lead: buy,
  },
  'an unclear outcome': { path: '/payment', member: general, draft: { ...chosen, sent: true } },
  'a product that cannot be bought now': {
    path: '/payment',
    member: general,
    draft: {},
    answers: {
      'payment/order-details': {
        status: 409,
        json: { code: 'E2005', message: 'すでにご契約中です。（山田 花子）', requestId: 'e2e' },
      },
    },
  },
  'the plans at a closed gate': {
    path: '/mypage/soundesthe/random',
    member: general,
    answers: { 'v2/esthe/available-loop-func': { json: { code: 'E2002', products: [plan] } } },
    lead: async (page) => {
      await page.getByRole('switch', { name: 'ループ', exact: true }).click()
      await expect(page.getByRole('region', { name: 'プレミアムのお支払い' })).toBeVisible()
    },
  },
}

test.describe('pages of a purchase on a phone and on a desktop', () => {
  for (const [name, view] of Object.entries(views))
    test(`${name} has no serious axe finding and does not scroll sideways`, ({ page }) =>
      expectAccessibleView(page, { ...view, answers: { ...shop, ...view.answers } }))
})

test.describe('a purchase by keyboard', () => {
  test.use({ viewport: screenSizes.desktop })

  test('changes the card, returns to the review and buys', async ({ page, baseURL }) => {
    const done = { orderId: 'o', state: 'done', message: 'お申込みが完了しました。' }
    const answers = { ...shop, 'v3/subscription/subscribe': { json: done } }
    await openView(page, { path: '/payment', member: general, draft: {}, answers })
    const reach = async (name: string) => {
      for (let presses = 0; presses < 200; presses += 1) {
        const focused = await page.evaluate(() => {
          const { ariaLabel, textContent } = document.activeElement ?? {}
          return ariaLabel ?? textContent
        })
        if (focused === name) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${name}`)
    }
    const expectStep = async (title: string) => {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.waitForFunction((text) => document.activeElement?.textContent === text, title)
    }
    await expect(page.getByRole('heading', { name: 'ご注文内容の確認' })).toBeVisible()
    await reach('お支払いカードを変更する')
    await expectStep('お支払いカードの選択')
    await page.getByRole('radio').focus()
    await page.keyboard.press('Space')
    await reach('次へ')
    await expectStep('ご注文内容の確認')
    await expect(page.getByRole('button', { name: '購入する', disabled: false })).toBeVisible()
    await reach('購入する')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.waitForFunction(() => document.activeElement?.closest('[role=alertdialog] button') != null)
    await page.keyboard.press('Enter')
    // The first button opens what was bought.
    await page.waitForURL(`${baseURL}/mypage/soundesthe`)
  })
})
