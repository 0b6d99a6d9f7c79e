import { expect, type Page } from '@playwright/test'
import { type MockResponses, mockAddress, mockCard } from './mock-api.ts'
import { press, type View } from './views.ts'

export const general = { username: '東京 花子', roles: ['ROLE_GENERAL'], premium: false }
const staff = { ...general, roles: ['ROLE_PERSON_IN_CHARGE'] }
const product = (id: string, displayName: string, statusCode: string, rental = false) => ({
  id,
  displayName,
  price: 12_800,
  yearlyPrice: 128_000,
  description: '顔診断からサウンドセラピー、相談まで、すべてのAIエステを。',
  functions: ['くり返し再生', 'タイマー再生', 'AIエステ（おまかせ・気分で選ぶ）'],
  functionCodes: [],
  familySeats: 0,
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

export const shop: MockResponses = {
  'v2/subscription/products': {
    json: [plan, product('light', 'ライト', '90'), product('rental', 'Dr.AI レンタル', '91', true)],
  },
  'v2/product/get': { json: plan },
  'payment/is-purchased': { json: false },
  'agreement/term-of-service': { json: true },
  'agreement/providing-data': { json: true },
  'payment/order-details': { json: [line('subscription', '2026-12-21')] },
  'payment/order-confirmation': { json: items },
  'payment/order-monthly-sum': {
    json: { monthlyBefore: 980, monthly: 13_780, contains: [], containedIn: [] },
  },
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

export const purchaseViews: Record<string, View> = {
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
