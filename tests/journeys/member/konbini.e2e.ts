import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { addCard, buyPlan, cardNumbers, listContracts, passTime } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

const TIMER = 'v2/esthe/available-timer-func'

/** A member whose renewal was refused so long ago that everything is closed, on the page of the contract. */
async function openOwedContract(page: Page): Promise<string> {
  await buyPlan(page, 'ライト')
  const creditCardId = await addCard(page, cardNumbers.failingLater)
  const [contract] = await listContracts(page)
  const id = contract?.id ?? ''
  await callApi(page, 'v3/subscription/update-card', { paymentHistoryId: id, creditCardId })
  await passTime(page, { advance: 'P1M' })
  await passTime(page, { advance: 'P8D' })
  expect(await fetchJson(page, TIMER)).toMatchObject({ code: 'E2001' })
  await page.goto(`/mypage/payment-detail/${id}`)
  await page.getByRole('button', { name: 'コンビニ払いの番号を受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'コンビニでのお支払い' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  return id
}

/** Reads the code for one chain from the page. */
async function readPaymentCode(page: Page, chain: string): Promise<string> {
  const store = page.getByRole('listitem').filter({ hasText: chain })
  return (await store.getByRole('definition').first().textContent()) ?? ''
}

test.describe('A member whose card was refused', () => {
  test('pays at a convenience store, which opens everything again', async ({ member: { page } }) => {
    await openOwedContract(page)
    expect(await fetchJson(page, TIMER)).toMatchObject({ code: 'E2001' })
    await page.goto('/mypage/payment-history')
    // The charge and the contract both say so.
    await expect(page.getByText(/コンビニでのお支払いを待っています/)).toHaveCount(2)
    await expect(page.getByText(/お支払いを確認できませんでした/)).toHaveCount(0)
    await page.goBack()

    const paymentCode = await readPaymentCode(page, 'ローソン')
    await expect(await page.request.post('/dev/konbini-payments', { data: { paymentCode } })).toBeOK()
    await expect(page.getByText('契約中', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'コンビニでのお支払い' })).toHaveCount(0)
    expect(await fetchJson(page, TIMER)).toBe('E0000')
    const { charges } = await fetchJson(page, 'payment/charges')
    expect(charges[0]).toMatchObject({ method: 'konbini', state: 'paid', card: null })
    await page.goto('/mypage/payment-history')
    await expect(page.getByText(/コンビニ決済/)).toBeVisible()
  })

  test('owes as before when the numbers have expired, and gets new ones or pays by card', async ({
    member: { page },
  }) => {
    const id = await openOwedContract(page)
    await passTime(page, { advance: 'P4D' })
    await page.reload()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await page.getByRole('button', { name: 'コンビニ払いの番号を受け取る' }).click()
    await page.getByRole('button', { name: 'カード払いに戻す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'カード払いに戻す' }).click()
    const ended = page.getByRole('alertdialog').filter({ hasText: '番号を無効にしました。' })
    await ended.getByRole('button', { name: '閉じる' }).click()

    const creditCardId = await addCard(page)
    await callApi(page, 'v3/subscription/update-card', { paymentHistoryId: id, creditCardId })
    expect(await fetchJson(page, TIMER)).toBe('E0000')
    const { charges } = await fetchJson(page, 'payment/charges')
    expect(charges.filter(({ method }: { method: string }) => method === 'konbini')).toEqual([])
  })
})
