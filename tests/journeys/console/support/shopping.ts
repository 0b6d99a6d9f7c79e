import type { TestProduct } from '@hibiki/deploy-local/test-product'
import type { Page } from 'playwright-core'
import { callApi } from './console.ts'

const address = {
  lastName: '東京',
  firstName: '花子',
  phoneNumber: '0312345678',
  prefectureCode: '13',
  municipalityCode: '13102',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
}
const card = '4242424242424242'

/** Registers a card of the member on this page, as the card form does. */
async function registerCard(page: Page, product: TestProduct): Promise<string> {
  const form = { 'card[number]': card, 'card[exp_month]': '12', 'card[exp_year]': '2035', 'card[cvc]': '123' }
  const answer = await page.request.post('/dev/card-tokens', { form })
  const { id: token } = (await answer.json()) as { id: string }
  const registered = (await callApi(page, product, 'credit-card/register', { token })) as { id: string }
  return registered.id
}

async function productNamed(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/api/api/product/fetch-all')
  const products = (await answer.json()) as { id: string; displayName: string }[]
  const found = products.find(({ displayName }) => displayName === name)
  if (!found) throw new Error(`no product ${name}`)
  return found.id
}

/** Buys and pays a plan for the member on this page; returns the id of the product. */
export async function buyPlan(page: Page, product: TestProduct, name: string): Promise<string> {
  const creditCardId = await registerCard(page, product)
  const productId = await productNamed(page, name)
  await callApi(page, product, 'v3/subscription/subscribe', { productId, creditCardId })
  return productId
}

/** Orders a rental for the member on this page; returns the id of its contract. */
export async function orderRental(page: Page, product: TestProduct): Promise<string> {
  const creditCardId = await registerCard(page, product)
  const { deliveryId } = (await callApi(page, product, 'v2/address/register/delivery', address)) as {
    deliveryId: string
  }
  const productId = await productNamed(page, 'Dr.AI レンタル')
  await callApi(page, product, 'v3/subscription/order', { productId, creditCardId, deliveryId })
  const [rental] = await listContracts(page)
  if (!rental) throw new Error('the rental was not ordered')
  return rental.id
}

/** Lists the contracts of the member on this page, the newest first. */
export async function listContracts(page: Page): Promise<{ id: string; status: string }[]> {
  return (await page.request.get('/api/payment/fetch-subscription')).json()
}
