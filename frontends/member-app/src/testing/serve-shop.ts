import { HttpResponse, http } from 'msw'
import type { OrderLine } from '../components/checkout/payments.rules.ts'
import { createProduct } from './create-product.ts'
import { server, toApiUrl } from './server.ts'

export const shopCard = { id: 'card-1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }

export const shopAddress = {
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
  buildingName: '',
  roomNumber: '',
}

export const createOrderLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  productName: 'プレミアム',
  quantity: 1,
  unitPrice: 2980,
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
  let response = (): Response =>
    HttpResponse.json({ orderId: 'order', state: 'done', message: 'お申込みが完了しました。' })
  const agree = (name: keyof Shop['agreements']) => () => {
    shop.agreements = { ...shop.agreements, [name]: true }
    agreed.push(name)
    return HttpResponse.json({})
  }
  const buy = (call: string) =>
    http.post(toApiUrl(`/v3/subscription/${call}`), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push({ call, key: request.headers.get('Idempotency-Key'), body })
      return response()
    })
  server.use(
    http.get(toApiUrl('/v2/product/get'), () =>
      HttpResponse.json(
        createProduct({ id: 'premium', displayName: 'プレミアム', price: 2980, rental: shop.rental }),
      ),
    ),
    http.get(toApiUrl('/payment/is-purchased'), () => HttpResponse.json(shop.isOwned)),
    http.get(toApiUrl('/agreement/term-of-service'), () => HttpResponse.json(shop.agreements.terms)),
    http.get(toApiUrl('/agreement/providing-data'), () => HttpResponse.json(shop.agreements.data)),
    http.post(toApiUrl('/agreement/agree-term-of-service'), agree('terms')),
    http.post(toApiUrl('/agreement/agree-providing-data'), agree('data')),
    http.post(toApiUrl('/payment/order-details'), () => HttpResponse.json(shop.lines)),
    http.post(toApiUrl('/payment/order-confirmation'), () =>
      HttpResponse.json([{ item: 'cancellation', title: '解約について', text: 'いつでも解約できます。' }]),
    ),
    http.get(toApiUrl('/credit-card/fetch-all'), () => HttpResponse.json([shopCard])),
    http.get(toApiUrl('/credit-card/fetch'), () => HttpResponse.json(shopCard)),
    http.get(toApiUrl('/v2/address/deliveries'), () => HttpResponse.json([shopAddress])),
    http.get(toApiUrl('/v2/address/delivery'), () => HttpResponse.json(shopAddress)),
    buy('subscribe'),
    buy('order'),
  )
  return {
    shop,
    sent,
    agreed,
    answer(next: () => Response) {
      response = next
    },
  }
}
