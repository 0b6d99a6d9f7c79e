import { openTestBrowser, type TestBrowser } from '@hibiki/deploy-local/test-browser'
import { listPageFindingsBySize, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page, ViewportSize } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses, mockApi } from './support/mock-api.ts'
import { serveBuiltApp } from './support/static-app.ts'

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
const card = { id: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }
const address = {
  deliveryId: 'home',
  addressId: 'home',
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  phoneNumber: '09012345678',
  regulation: true,
  postcodeFirst: '100',
  postcodeLast: '0001',
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13101',
  municipalityName: '千代田区',
  address: '千代田1-1',
  buildingName: '響きビルディング',
  roomNumber: '501',
}
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
  'credit-card/fetch-all': { json: [card] },
  'credit-card/fetch': { json: card },
  'credit-card/form': { json: { publishableKey: 'pk', tokenUrl: '/t', confirmUrl: '/c' } },
  'v2/address/deliveries': { json: [address] },
  'v2/address/delivery': { json: address },
}
const rental: MockResponses = {
  'v2/product/get': { json: product('rental', 'Dr.AI レンタル', '00', true) },
  'payment/order-details': { json: [line('rental', null)] },
}
const undecided: MockResponses = {
  'agreement/term-of-service': { json: false },
  'agreement/providing-data': { json: false },
}

interface Look {
  path: string
  role?: string
  /** What was chosen in the previous steps. */
  draft?: object
  answers?: MockResponses
  /** Opens the view from the page, as a member would. */
  lead?: (page: Page) => Promise<void>
}

const chosen = { creditCardId: 'card' }
const whole = { ...chosen, addressId: 'home', users: ['a', 'b'] }
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const buy = async (page: Page) => {
  await press('購入する')(page)
  await page.getByRole('alertdialog').waitFor()
}

const looks: Record<string, Look> = {
  'all plans': { path: '/premium-plans' },
  'the ways to an account': { path: '/premium-plan-account-method', draft: {} },
  'the missing agreements': {
    path: '/payment',
    role: 'ROLE_GENERAL',
    draft: {},
    answers: undecided,
    lead: press('次へ'),
  },
  'the choice of users': { path: '/payment', role: 'ROLE_PERSON_IN_CHARGE', draft: {} },
  'the choice of an address': { path: '/payment', role: 'ROLE_GENERAL', draft: {}, answers: rental },
  'the choice of a card': { path: '/payment', role: 'ROLE_GENERAL', draft: {} },
  'a new card': {
    path: '/payment',
    role: 'ROLE_GENERAL',
    draft: {},
    answers: { 'credit-card/fetch-all': { json: [] } },
  },
  'the confirmation of a rental for others': {
    path: '/payment',
    role: 'ROLE_PERSON_IN_CHARGE',
    draft: whole,
    answers: rental,
  },
  'a finished purchase': {
    path: '/payment',
    role: 'ROLE_GENERAL',
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
    role: 'ROLE_GENERAL',
    draft: chosen,
    answers: {
      'v3/subscription/subscribe': {
        status: 402,
        json: { code: 'BILLING_CARD_DECLINED', message: '別のカードをお試しください。', requestId: 'e2e' },
      },
    },
    lead: buy,
  },
  'an unclear outcome': { path: '/payment', role: 'ROLE_GENERAL', draft: { ...chosen, sent: true } },
  'a product that cannot be bought now': {
    path: '/payment',
    role: 'ROLE_GENERAL',
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
    role: 'ROLE_GENERAL',
    answers: { 'v2/esthe/available-loop-func': { json: { code: 'E2002', products: [plan] } } },
    lead: async (page) => {
      await page.getByRole('switch', { name: 'ループ', exact: true }).click()
      await page.getByRole('region', { name: 'プレミアムのお支払い' }).waitFor()
    },
  },
}

let browser: TestBrowser
let app: Awaited<ReturnType<typeof serveBuiltApp>>

beforeAll(async () => {
  app = await serveBuiltApp()
  browser = await openTestBrowser({ webFonts: true })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

async function open(
  { path, role, draft, answers }: Look,
  viewport: ViewportSize = screenSizes.phone,
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (draft) {
    const stored = {
      memberId: null,
      productId: 'premium',
      users: [],
      requestKey: 'key',
      sent: false,
      ...draft,
    }
    await page.addInitScript(
      (text) => localStorage.setItem('hibiki.purchase-draft', text),
      JSON.stringify(stored),
    )
  }
  const member = role ? { username: '東京 花子', roles: [role], premium: false } : null
  await mockApi(page, member, { ...shop, ...answers })
  await page.goto(app.url + path)
  await page.locator('main h1').waitFor()
  await waitForPageToSettle(page)
  return page
}

describe('pages of a purchase on a phone and on a desktop', () => {
  it.each(Object.keys(looks))('%s has no serious axe finding and does not scroll sideways', async (name) => {
    const look = looks[name] as Look
    const page = await open(look)
    await look.lead?.(page)

    expect(await page.getByText(ERROR_PAGE_TITLE_PATTERN).count()).toBe(0)
    expect(await listPageFindingsBySize(page)).toEqual([])
    await page.context().close()
  })
})

describe('a purchase by keyboard', () => {
  it('goes from its first step to its end', async () => {
    const answered = { orderId: 'o', state: 'done', message: 'お申込みが完了しました。' }
    const look = {
      path: '/payment',
      role: 'ROLE_GENERAL',
      draft: {},
      answers: { 'v3/subscription/subscribe': { json: answered } },
    }
    const page = await open(look, screenSizes.desktop)
    const reach = async (name: string) => {
      for (let presses = 0; presses < 200; presses += 1) {
        const focused = await page.evaluate(() => document.activeElement?.textContent)
        if (focused === name) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${name}`)
    }
    await page.getByRole('radio').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: '次へ', disabled: false }).waitFor()
    await reach('次へ')
    await page.getByRole('heading', { name: 'ご注文内容の確認' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'ご注文内容の確認')
    await page.getByRole('button', { name: '購入する', disabled: false }).waitFor()
    await reach('購入する')
    await page.getByRole('alertdialog').waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('[role=alertdialog] button') != null)
    await page.keyboard.press('Enter')
    // The first button opens what was bought.
    await page.waitForURL(`${app.url}/mypage/soundesthe`)
  })
})
