import type { TestProduct } from '@hibiki/deploy-local/test-product'
import type { Page } from 'playwright-core'

export const demoPassword = 'hibiki-demo'
const desk = { width: 1280, height: 900 }

/** Calls the API with the page's cookies; throws the text of a rejection. */
export async function callApi(
  page: Page,
  product: TestProduct,
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = { origin: product.url, 'idempotency-key': crypto.randomUUID() }
  const response = await page.request.post(`/api/${path}`, { headers, ...(data && { data }) })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Logs a member in on a separate device. */
export async function openConsoleAs(product: TestProduct, loginId: string, viewport = desk): Promise<Page> {
  const page = await product.newPage(viewport)
  await callApi(page, product, 'auth/login', { loginId, password: demoPassword })
  return page
}

/** Answers a question of the console, which must be the given one. */
export async function confirmDialog(page: Page, question: string, response: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: response }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits for the message that says what was done. */
export const waitForMessage = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).waitFor()

/** Returns the row of a list that contains a text. */
export const findRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Searches a list. The address changes a moment after the typing, and only then does the list show the result. */
export async function searchList(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label).fill(typed)
  await page.waitForURL(({ searchParams }) => searchParams.get('filter')?.includes(typed) ?? false)
}
