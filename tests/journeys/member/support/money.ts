import type { Page } from 'playwright-core'
import type { Product } from './product.ts'

/** Test cards of the payment sandbox, by their behaviour. */
export const cardNumbers = {
  good: '5555555555554444',
  declined: '4000000000000002',
  /** Its issuer demands a confirmation by its holder when it is registered (3-D Secure). */
  askingHolder: '4000002500003155',
  /** It is registered without an error, and declined whenever it is charged. */
  failingLater: '4000000000000341',
} as const

/** Creates the calls of the pages about money, made from the page of a member. */
export function createMoneyCalls(page: Page, product: Pick<Product, 'url'>) {
  const post = async (path: string, data: object) => {
    const headers = { origin: product.url, 'idempotency-key': crypto.randomUUID() }
    const answer = await page.request.post(`/api/${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const get = async (path: string) => (await page.request.get(`/api/${path}`)).json()

  /** Registers a card as the card form would; returns its id. */
  async function addCard(number: string): Promise<string> {
    const form = {
      'card[number]': number,
      'card[exp_month]': '4',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }
    const token = await (await page.request.post('/dev/card-tokens', { form })).json()
    return (await post('credit-card/register', { token: token.id })).id
  }

  /** Creates a paid contract of the product of this name for the caller. */
  async function buy(displayName: string): Promise<void> {
    const creditCardId = await addCard(cardNumbers.good)
    const products: { id: string; displayName: string }[] = await get('v2/subscription/products')
    const { id: userId } = await post('auth/me', {})
    const productId = products.find((one) => one.displayName === displayName)?.id
    await post('v3/subscription/subscribe', { productId, creditCardId, userIds: [userId] })
  }

  return { get, post, addCard, buy }
}

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
