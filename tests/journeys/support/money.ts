import { type Day, getJstDay } from '@hibiki/calendar'
import { expect, type Page } from '@playwright/test'
import { callApi, fetchJson } from './api.ts'

/** Test cards of the payment sandbox, by their behaviour. */
export const cardNumbers = {
  good: '5555555555554444',
  declined: '4000000000000002',
  /** Its issuer demands a confirmation by its holder when it is registered (3-D Secure). */
  askingHolder: '4000002500003155',
  /** It is registered without an error, and declined whenever it is charged. */
  failingLater: '4000000000000341',
} as const

const address = {
  lastName: '響',
  firstName: '花子',
  phoneNumber: '09012345678',
  prefectureCode: '13',
  municipalityCode: '13102',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
}

export interface Contract {
  id: string
  userName: string
  productDisplayName: string
  status: string
}

/** Registers a card of the member on this page, as the card form does; returns its id. */
export async function addCard(page: Page, number: string = cardNumbers.good): Promise<string> {
  const form = {
    'card[number]': number,
    'card[exp_month]': '4',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  }
  const token = await (await page.request.post('/dev/card-tokens', { form })).json()
  return (await callApi(page, 'credit-card/register', { token: token.id })).id
}

async function findProductId(page: Page, displayName: string): Promise<string> {
  const products: { id: string; displayName: string }[] = await fetchJson(page, 'v2/subscription/products')
  const product = products.find((one) => one.displayName === displayName)
  if (!product) throw new Error(`no product ${displayName}`)
  return product.id
}

/** Buys and pays a plan for the member on this page; returns the id of the product. */
export async function buyPlan(page: Page, displayName: string): Promise<string> {
  const creditCardId = await addCard(page)
  const productId = await findProductId(page, displayName)
  const { id } = await callApi(page, 'auth/me', {})
  await callApi(page, 'v3/subscription/subscribe', { productId, creditCardId, userIds: [id] })
  return productId
}

/** Orders a rental of Dr.AI for the member on this page; returns the id of its contract. */
export async function orderRental(page: Page): Promise<string> {
  const creditCardId = await addCard(page)
  const { deliveryId } = await callApi(page, 'v2/address/register/delivery', address)
  const productId = await findProductId(page, 'Dr.AI レンタル')
  await callApi(page, 'v3/subscription/order', { productId, creditCardId, deliveryId })
  const rental = (await listContracts(page)).find((one) => one.productDisplayName === 'Dr.AI レンタル')
  if (!rental) throw new Error('the rental was not ordered')
  return rental.id
}

/** Rents Dr.AI for the member on this page and has it delivered, so that its functions are open. */
export async function rentDrAi(page: Page, admin: Page): Promise<void> {
  const id = await orderRental(page)
  await callApi(admin, `admin/rentals/${id}/confirm-delivery`, { serialNumber: 'DR-2026-0042' })
  await expect.poll(() => fetchJson(page, 'v2/esthe/available-dr-ai-and-healthcare-func')).toBe('E0000')
}

/** Lists what the member on this page pays or uses, the newest first. */
export const listContracts = (page: Page): Promise<Contract[]> =>
  fetchJson(page, 'payment/fetch-subscription')

/** Types a card into the open form and sends it. */
export async function submitCard(page: Page, number: string): Promise<void> {
  // Cards to choose from have an expiry, too, and only the form's fields are meant.
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('カード番号').fill(number)
  await field('有効期限').fill('0440')
  await field('セキュリティコード').fill('123')
  await field('カードの名義人').fill('HANAKO HIBIKI')
  await page.getByRole('button', { name: 'カードを登録する' }).click()
}

export const waitForStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

export const findPlanCard = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Chooses a plan by its name on the page of all plans. */
export async function choosePlan(page: Page, name: string): Promise<void> {
  await page.goto('/premium-plans')
  await findPlanCard(page, name).getByRole('button').click()
}

/** Waits for the last step with everything on it, and buys. */
export async function confirmPurchase(page: Page): Promise<void> {
  await waitForStep(page, 'ご注文内容の確認')
  await expect(page.getByRole('term').filter({ hasText: '解約について' })).toBeVisible()
  await page.getByRole('button', { name: '購入する', exact: true }).click()
}

/** Reads the thanks and goes home. */
export async function closePurchaseResult(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'お申し込みありがとうございます' })
  await expect(dialog.getByText('お申込みが完了しました。')).toBeVisible()
  await dialog.getByRole('button', { name: 'ホームへ' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Returns the day in Japan by the clock of the product, which journeys before this one may have moved. */
export async function getProductDay(page: Page): Promise<Day> {
  const { now } = (await (await page.request.get('/dev/clock')).json()) as { now: string }
  return getJstDay(new Date(now))
}

/** Moves the clock of the product. */
export async function passTime(page: Page, data: { advance: string } | { now: string }): Promise<void> {
  await expect(await page.request.post('/dev/clock', { data })).toBeOK()
}
