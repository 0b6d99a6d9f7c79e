import { openTestBrowser, type TestBrowser } from '@hibiki/deploy-local/test-browser'
import { listPageFindingsBySize, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses, mockApi } from './support/mock-api.ts'
import { submitCard } from './support/money.ts'
import { serveBuiltApp } from './support/static-app.ts'

const card = { id: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }
const address = {
  deliveryId: 'home',
  addressId: 'home',
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  phoneNumber: '09012345678',
  regulation: true,
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13101',
  municipalityName: '千代田区',
  postcodeFirst: '100',
  postcodeLast: '0001',
  address: '千代田1-1',
  buildingName: '響きビルディング',
  roomNumber: '501',
}
const contract = (id: string, status: string, statusText: string, overrides: object = {}) => ({
  id,
  contractorName: '山田 花子',
  isContractor: true,
  userName: '山田 花子',
  productId: 'p',
  productDisplayName: 'スタジオ無制限・フェイスリズムレンタル',
  productType: 'subscription',
  price: 12_800,
  orderedAt: '2026-11-21 12:00:00',
  startedAt: '2026-11-21 12:00:00',
  status,
  statusText,
  nextBillDate: '2026-12-21',
  nextBillAmount: 12_800,
  nextProductDisplayName: null,
  cancelAt: null,
  ifCancelAt: null,
  isUndoable: false,
  ...overrides,
})
const contracts = [
  contract('a', '10', '契約中', { ifCancelAt: '2026-12-20' }),
  contract('b', '20', '解約予約', { nextBillDate: null, cancelAt: '2026-12-20', isUndoable: true }),
  contract('c', '30', '支払確認中'),
  contract('d', '40', '配送待ち', { nextBillDate: null, isContractor: false }),
  contract('e', '50', '返却待ち', { nextBillDate: null, cancelAt: '2026-11-20' }),
]
const planned = [
  {
    id: 'a',
    userName: '山田 花子',
    productDisplayName: 'プレミアム',
    cancelAt: '2026-12-20',
    settlementAmount: 1333,
    returnRequired: true,
  },
]
const place = { ...address, address: '' }
const accounts: MockResponses = {
  'agreement/providing-data': { json: true },
  'credit-card/fetch-all': { json: [card, { ...card, id: 'old', expYear: 2020 }] },
  'credit-card/form': { json: { publishableKey: 'pk', tokenUrl: '/t', confirmUrl: '/c' } },
  'v2/address/deliveries': { json: [address] },
  'v2/address/prefectures': { json: [place] },
  'v2/address/municipalities': { json: [place] },
  'v2/address/search': { json: { ...place, candidates: [place, { ...place, municipalityName: '中央区' }] } },
  'payment/fetch-subscription': { json: contracts },
  'payment/prev-cancel': { json: planned },
  'payment/fetch-history': { json: contracts },
  'v2/payment/fetch-history-count': { json: contracts.length },
  'v2/payment/fetch-history': { json: { ...contracts[2], ifUpdateAt: '2026-11-21', creditCard: card } },
}

interface Look {
  path: string
  answers?: MockResponses
  /** Opens the view from the page, as a member would. */
  lead?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const looks: Record<string, Look> = {
  'the delivery addresses': { path: '/mypage/profile?tab=addresses' },
  'an address with mistakes and several places': {
    path: '/mypage/profile?tab=addresses',
    lead: async (page) => {
      await press('お届け先を追加する')(page)
      await press('お届け先を登録する')(page)
      await page.getByLabel('郵便番号').fill('1000001')
      await press('住所を自動入力')(page)
      await page.getByRole('radio').first().waitFor()
    },
  },
  'the cards of the profile': { path: '/mypage/profile?tab=cards' },
  'the form of a card with mistakes': {
    path: '/mypage/payment-method',
    answers: { 'credit-card/fetch-all': { json: [] } },
    lead: async (page) => {
      await submitCard(page, '4242424242424241')
      await page.getByText('カード番号をご確認ください。').waitFor()
    },
  },
  'the deletion of a card': {
    path: '/mypage/payment-method',
    lead: (page) =>
      page
        .getByRole('button', { name: /を削除$/ })
        .first()
        .click(),
  },
  'the contracts': { path: '/mypage/subscription-state' },
  'the preview of a cancellation': {
    path: '/mypage/subscription-state',
    lead: async (page) => {
      await page.getByRole('checkbox').first().check()
      await press('選択した1件を解約する')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  'no contracts': {
    path: '/mypage/subscription-state',
    answers: { 'payment/fetch-subscription': { json: [] } },
  },
  'the payment details': {
    path: '/mypage/payment-detail/c',
    lead: (page) => page.getByRole('radio').first().waitFor(),
  },
  'the purchase history': { path: '/mypage/payment-history' },
  'the bonus code': { path: '/mypage/settings/bonuscode', lead: press('適用する') },
}

const member = { username: '山田 花子', roles: ['ROLE_GENERAL'], premium: true }

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

describe('pages of contracts on a phone and on a desktop', () => {
  it.each(Object.keys(looks))('%s has no serious axe finding and does not scroll sideways', async (name) => {
    const { path, answers, lead } = looks[name] as Look
    const context = await browser.newContext({
      viewport: screenSizes.phone,
      reducedMotion: 'reduce',
      locale: 'ja-JP',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await mockApi(page, member, { ...accounts, ...answers })
    await page.goto(app.url + path)
    await page.locator('main h1').waitFor()
    await waitForPageToSettle(page)
    await lead?.(page)

    expect(await page.getByText(ERROR_PAGE_TITLE_PATTERN).count()).toBe(0)
    expect(await listPageFindingsBySize(page)).toEqual([])
    await context.close()
  })
})
