import type { Page } from 'playwright-core'

export const waitForStep = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).waitFor()

export const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

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
  await page.getByRole('term').filter({ hasText: '解約について' }).waitFor()
  await clickButton(page, '購入する')
}

/** Reads the thanks and goes home. */
export async function closePurchaseResult(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'お申し込みありがとうございます' })
  await dialog.getByText('お申込みが完了しました。').waitFor()
  await dialog.getByRole('button', { name: 'ホームへ' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

export interface Contract {
  userName: string
  productDisplayName: string
  status: string
}

/** Returns the response to a call by the member on this page. */
export const fetchJson = async <T>(page: Page, path: string): Promise<T> =>
  (await page.request.get(`/api/${path}`)).json()

/** Lists what the member on this page pays or uses. */
export const listContracts = (page: Page): Promise<Contract[]> =>
  fetchJson(page, 'payment/fetch-subscription')
