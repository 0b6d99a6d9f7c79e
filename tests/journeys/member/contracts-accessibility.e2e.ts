import { type MockResponses, mockAddress, mockCard } from '../support/mock-api.ts'
import { submitCard } from '../support/money.ts'
import { expect, appTest as test } from '../support/test.ts'
import { expectAccessibleView, press, type View } from '../support/views.ts'

const member = { username: '山田 花子', roles: ['ROLE_GENERAL'], premium: true }
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
  period: 'month',
  nextPeriod: null,
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
    familyMembers: 2,
    returnRequired: true,
  },
]
const place = { ...mockAddress, address: '' }
const item = {
  contractId: 'a',
  productName: 'スタジオ無制限・フェイスリズムレンタル',
  userName: '長い名前のお客様 花子',
  periodFrom: '2026-11-21',
  periodTo: '2026-12-20',
  amount: 12_800,
}
const charge = {
  id: 'c1',
  chargedAt: '2026-11-21 12:00:00',
  chargedOn: '2026-11-21',
  purpose: 'order',
  items: [item, { ...item, contractId: 'b', userName: null }],
  amount: 25_600,
  tax: 2327,
  credits: 500,
  state: 'refunded',
  refundedAmount: 25_600,
  documents: [
    { id: 'r1', kind: 'receipt', number: '00000007', amount: 25_600 },
    { id: 'r2', kind: 'return', number: '00000008', amount: -25_600 },
  ],
  card: { brand: 'visa', last4: '4242' },
}
const receipt = {
  id: 'r1',
  kind: 'receipt',
  number: '00000007',
  issuedOn: '2026-11-21',
  tradedOn: '2026-11-21',
  addressee: '株式会社とても長い名前の会社ホールディングス 総務部',
  issuer: {
    name: '株式会社ひびき',
    postalCode: '104-0061',
    address: '東京都中央区銀座1-2-3',
    telephone: '03-1234-5678',
    registrationNumber: 'T9999999999999',
  },
  card: 'Visa 4242',
  items: [item, item].map(({ productName: name, ...one }) => ({
    ...one,
    name,
    tradedOn: '2026-11-21',
    ratePercent: 10,
    documentNumber: '00000007',
  })),
  rates: [{ ratePercent: 10, amount: 25_600, tax: 2327 }],
  total: 25_600,
  tax: 2327,
  about: null,
  replaces: '00000006',
  replacedById: 'r3',
}
const familyPlace = (id: string, overrides: object) => ({
  id,
  state: 'invited',
  email: `${id}.with-a-rather-long-address@mail.example.jp`,
  name: null,
  expiresAt: '2026-12-05 12:00:00',
  joinedAt: null,
  ...overrides,
})
const family = {
  plans: [
    {
      contractId: 'a',
      productName: 'プレミアム ファミリー',
      seats: 4,
      isOpen: true,
      places: [
        familyPlace('sayo', {
          state: 'joined',
          name: '響 小夜',
          joinedAt: '2026-11-21 12:00:00',
          expiresAt: null,
        }),
        familyPlace('kento', {}),
        familyPlace('old', { state: 'expired' }),
      ],
    },
  ],
  membership: {
    productName: 'プレミアム ファミリー',
    holderName: '響 太郎',
    joinedAt: '2026-11-21 12:00:00',
    isOpen: false,
  },
}
const invitation = {
  holderName: '響 太郎',
  productName: 'プレミアム ファミリー',
  functions: ['AI顔診断つきエステ', 'サウンドセラピー', 'くり返し再生'],
  expiresAt: '2026-12-05 12:00:00',
}
const accounts: MockResponses = {
  'v3/subscription/family': { json: family },
  'v3/subscription/family/invitation': { json: invitation },
  'payment/charges': { json: { charges: [charge], hasMore: true } },
  'payment/statements': {
    json: [{ month: '2026-11', amount: 0, documents: 2, isOver: true, open: 0, statements: [] }],
  },
  'payment/document': { json: receipt },
  'payment/next-charge': {
    json: {
      next: { on: '2026-12-21', amount: 25_600 },
      monthly: 25_600,
      yearly: 0,
      contracts: ['a', 'b'].map((id) => ({
        id,
        productName: item.productName,
        userName: null,
        price: 12_800,
        period: 'month',
        on: '2026-12-21',
      })),
      overlaps: [{ contractId: 'a', productName: item.productName, containedIn: 'Dr.AI レンタル' }],
    },
  },
  'agreement/providing-data': { json: true },
  'credit-card/fetch-all': { json: [mockCard, { ...mockCard, id: 'old', expYear: 2020 }] },
  'credit-card/form': { json: { publishableKey: 'pk', tokenUrl: '/t', confirmUrl: '/c' } },
  'v2/address/deliveries': { json: [mockAddress] },
  'v2/address/prefectures': { json: [place] },
  'v2/address/municipalities': { json: [place] },
  'v2/address/search': { json: { ...place, candidates: [place, { ...place, municipalityName: '中央区' }] } },
  'payment/fetch-subscription': { json: contracts },
  'payment/prev-cancel': { json: planned },
  'payment/fetch-history': { json: contracts },
  'v2/payment/fetch-history-count': { json: contracts.length },
  'v3/subscription/konbini': {
    json: { payable: { amount: 12_800, expiresAt: '2026-12-25T14:59:59.000Z' }, waiting: null },
  },
  'v2/payment/fetch-history': { json: { ...contracts[2], ifUpdateAt: '2026-11-21', creditCard: mockCard } },
}

const views: Record<string, View> = {
  'an invitation to a family': { path: '/family-invitation/secret' },
  'the delivery addresses': { path: '/mypage/profile?tab=addresses' },
  'an address with mistakes and several places': {
    path: '/mypage/profile?tab=addresses',
    lead: async (page) => {
      await press('お届け先を追加する')(page)
      await press('お届け先を登録する')(page)
      await page.getByLabel('郵便番号').fill('1000001')
      await press('住所を自動入力')(page)
      await expect(page.getByRole('radio').first()).toBeVisible()
    },
  },
  'the cards of the profile': { path: '/mypage/profile?tab=cards' },
  'the form of a card with mistakes': {
    path: '/mypage/payment-method',
    answers: { 'credit-card/fetch-all': { json: [] } },
    lead: async (page) => {
      await submitCard(page, '4242424242424241')
      await expect(page.getByText('カード番号をご確認ください。')).toBeVisible()
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
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  'no contracts': {
    path: '/mypage/subscription-state',
    answers: { 'payment/fetch-subscription': { json: [] } },
  },
  'the payment details': {
    path: '/mypage/payment-detail/c',
    lead: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  'the numbers for a convenience store': {
    path: '/mypage/payment-detail/c',
    answers: {
      'v2/payment/fetch-history': {
        json: {
          ...contracts[2],
          status: '30',
          isContractor: true,
          nextBillDate: '2026-12-21',
          ifUpdateAt: '2026-11-21',
          creditCard: mockCard,
        },
      },
      'v3/subscription/konbini': {
        json: {
          payable: null,
          waiting: {
            amount: 25_600,
            expiresAt: '2026-12-25T14:59:59.000Z',
            voucherUrl: 'https://payments.stripe.com/konbini/voucher/test',
            stores: ['familymart', 'lawson', 'ministop', 'seicomart'].map((chain) => ({
              chain,
              paymentCode: '123456',
              confirmationNumber: '80012345678',
            })),
          },
        },
      },
    },
    lead: (page) => expect(page.getByText('80012345678').first()).toBeVisible(),
  },
  'the purchase history': { path: '/mypage/payment-history' },
  'a receipt': { path: '/mypage/receipt/r1' },
  'the addressee of a receipt': {
    path: '/mypage/receipt/r1',
    answers: { 'payment/document': { json: { ...receipt, replacedById: null } } },
    lead: async (page) => {
      await press('宛名を変更する')(page)
      await expect(page.getByRole('textbox', { name: '宛名' })).toBeVisible()
    },
  },
  'the bonus code': { path: '/mypage/settings/bonuscode', lead: press('適用する') },
}

test.describe('pages of contracts on a phone and on a desktop', () => {
  for (const [name, view] of Object.entries(views))
    test(`${name} has no serious axe finding and does not scroll sideways`, ({ page }) =>
      expectAccessibleView(page, { ...view, member, answers: { ...accounts, ...view.answers } }))
})
