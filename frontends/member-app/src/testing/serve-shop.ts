import type { OrderLine } from '../components/checkout/payments.rules.ts'
import { createProduct } from './create-product.ts'
import { http, type ResponseOf, server } from './server.ts'

export const shopCard = { id: 'card-1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }

export const shopAddress = {
  deliveryId: 'home',
  addressId: 'home',
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  lastNameKana: '',
  firstNameKana: '',
  phoneNumber: '09012345678',
  regulation: true,
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13101',
  municipalityName: '千代田区',
  postcodeFirst: '100',
  postcodeLast: '0001',
  address: '千代田1-1',
  buildingName: '',
  roomNumber: '',
}

export const createOrderLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  productName: 'プレミアム',
  quantity: 1,
  unitPrice: 2980,
  period: 'month',
  role: 'ROLE_GENERAL',
  nextBillDate: '2026-12-21',
  kind: 'subscription',
  ...overrides,
})

/** A request that was sent to buy something. */
export interface SentPurchase {
  call: string
  key: string | null
  body: Record<string, unknown>
}

type PurchaseResponse = ResponseOf<`POST /v3/subscription/${'subscribe' | 'order'}`>

interface Shop {
  rental: boolean
  lines: OrderLine[]
  agreements: { terms: boolean; data: boolean }
  /** Whether the buyer has the product. */
  isOwned: boolean
}

/** Serves the API of a purchase; `sent` collects the purchase requests, `answer` sets the next responses to them. */
export function serveShop(overrides: Partial<Shop> = {}) {
  const shop: Shop = {
    rental: false,
    lines: [createOrderLine()],
    agreements: { terms: true, data: true },
    isOwned: false,
    ...overrides,
  }
  const sent: SentPurchase[] = []
  const agreed: string[] = []
  let response = (): PurchaseResponse => ({
    orderId: 'order',
    state: 'done',
    message: 'お申込みが完了しました。',
  })
  const agree = (name: keyof Shop['agreements']) => () => {
    shop.agreements = { ...shop.agreements, [name]: true }
    agreed.push(name)
    return {}
  }
  const buy = (call: 'subscribe' | 'order') =>
    http.post(`/v3/subscription/${call}`, async ({ request, readBody }) => {
      const body = await readBody()
      sent.push({ call, key: request.headers.get('Idempotency-Key'), body })
      return response()
    })
  server.use(
    http.get('/v2/product/get', () =>
      createProduct({ id: 'premium', displayName: 'プレミアム', price: 2980, rental: shop.rental }),
    ),
    http.get('/payment/is-purchased', () => shop.isOwned),
    http.get('/agreement/term-of-service', () => shop.agreements.terms),
    http.get('/agreement/providing-data', () => shop.agreements.data),
    http.post('/agreement/agree-term-of-service', agree('terms')),
    http.post('/agreement/agree-providing-data', agree('data')),
    http.post('/payment/order-details', () => shop.lines),
    http.post('/payment/order-confirmation', () => [
      { item: 'cancellation', title: '解約について', text: 'いつでも解約できます。' },
    ]),
    http.get('/credit-card/fetch-all', () => [shopCard]),
    http.get('/credit-card/fetch', () => shopCard),
    http.get('/v2/address/deliveries', () => [shopAddress]),
    http.get('/v2/address/delivery', () => shopAddress),
    buy('subscribe'),
    buy('order'),
  )
  return {
    shop,
    sent,
    agreed,
    answer(next: () => PurchaseResponse) {
      response = next
    },
  }
}
