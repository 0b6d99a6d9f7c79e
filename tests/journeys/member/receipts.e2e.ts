import { listPageFindingsBySize, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { addCard, buyPlan, passTime, rentDrAi } from '../support/money.ts'
import { query } from '../support/query.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

interface ChargeWithDocuments {
  id: string
  chargedOn: string
  documents: { id: string; kind: string }[]
}

const listCharges = async (page: Page): Promise<ChargeWithDocuments[]> =>
  (await fetchJson(page, 'payment/charges')).charges

const waitForDocuments = (page: Page, kinds: string[][]) =>
  expect
    .poll(async () => (await listCharges(page)).map(({ documents }) => documents.map(({ kind }) => kind)), {
      timeout: 30_000,
    })
    .toEqual(kinds)

/** Counts the dialogs of the printer, which would stop the page. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 })
    window.print = () =>
      Object.assign(window, { prints: (window as unknown as { prints: number }).prints + 1 })
  })
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints)
}

test.describe('A member who needs a receipt', () => {
  test('finds the charge of last month and prints its invoice in three taps, saves it as PDF, and has it issued for a company', async ({
    member: { page },
  }) => {
    const prints = await countPrints(page)
    await buyPlan(page, 'ライト')
    await waitForDocuments(page, [['receipt']])
    await passTime(page, { advance: 'P1M' })
    await waitForDocuments(page, [['receipt'], ['receipt']])
    const first = (await listCharges(page)).at(-1)
    await page.goto('/menu')
    await page.getByRole('link', { name: '購入履歴' }).click()
    const month = `${first?.chargedOn.slice(0, 4)}年${Number(first?.chargedOn.slice(5, 7))}月`
    await page
      .getByRole('region', { name: month })
      .getByRole('link', { name: /の領収書/ })
      .click()
    await page.getByRole('button', { name: '印刷する' }).click()
    expect(await prints()).toBe(1)
    const sheet = page.getByRole('article', { name: '領収書' })
    await expect(sheet.getByText(/^登録番号 T\d{13}$/)).toBeVisible()
    await expect(sheet.getByText('うち消費税額 89 円')).toBeVisible()

    const href = await page.getByRole('link', { name: 'PDFで保存' }).getAttribute('href')
    const pdf = await page.request.get(href ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('button', { name: '宛名を変更する' }).click()
    await page.getByRole('textbox', { name: '宛名' }).fill('株式会社 響商店')
    await page.getByRole('button', { name: 'この宛名で発行する' }).click()
    await expect(sheet.getByText('株式会社 響商店 様')).toBeVisible()
    await waitForPageToSettle(page)
    expect(await listPageFindingsBySize(page)).toEqual([])

    await page.getByRole('link', { name: '購入履歴' }).first().click()
    await page.getByRole('button', { name: `${month}の請求書` }).click()
    const statement = page.getByRole('article', { name: 'ご利用明細書（月間）' })
    await expect(statement.getByText('株式会社 響商店 様')).toBeVisible()
    await page.getByRole('link', { name: '購入履歴' }).first().click()
    await expect(page.getByRole('region', { name: month })).toBeVisible()
    await waitForPageToSettle(page)
    expect(await listPageFindingsBySize(page)).toEqual([])
  })

  test('gets a return document for a refund', async ({ product, member: { page } }) => {
    await buyPlan(page, 'ライト')
    await waitForDocuments(page, [['receipt']])
    const [charge] = await listCharges(page)
    // This imitates the provider's word that the money went back.
    await query(
      product.databases.billing,
      "update billing.payments set state = 'refunded', settled_at = now() where id = $1 returning id",
      [charge?.id],
    )
    await waitForDocuments(page, [['receipt', 'return']])
    await page.goto('/mypage/payment-history')
    await page.getByRole('link', { name: /の返金明細書/ }).click()
    const sheet = page.getByRole('article', { name: '返金明細書' })
    await expect(sheet.getByText('適格返還請求書')).toBeVisible()
    await expect(sheet.getByText('うち消費税額 -89 円')).toBeVisible()
  })
})

test.describe('A salon that pays for customers', () => {
  test('gets one invoice for three of them', async ({ agency, createMember }) => {
    const { page } = await createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency })
    const userIds: string[] = []
    for (const _ of [1, 2, 3]) {
      const customer = await createMember({ role: 'ROLE_CUSTOMER', agency })
      userIds.push((await callApi(customer.page, 'auth/me', {})).id)
    }
    const productId = await findProduct(page, 'ライト')
    const listCustomers = async () =>
      (await fetchJson(page, `payment/customers-not-purchased?productId=${productId}`)).length
    await expect.poll(listCustomers, { timeout: 30_000 }).toBe(3)
    const creditCardId = await addCard(page)
    await callApi(page, 'v3/subscription/subscribe', { productId, creditCardId, userIds })
    await waitForDocuments(page, [['receipt']])
    await passTime(page, { advance: 'P1M' })
    await page.goto('/mypage/payment-history')
    await page
      .getByRole('button', { name: /の請求書/ })
      .last()
      .click()
    const statement = page.getByRole('article', { name: 'ご利用明細書（月間）' })
    await expect(statement.getByText('うち消費税額 267 円')).toBeVisible()
    await expect(statement.getByText(/^ご利用者 /)).toHaveCount(3)
  })
})

test.describe('A member with two contracts', () => {
  test('reads what both cost together and ends the one that the other contains with one tap', async ({
    admin,
    member: { page },
  }) => {
    await buyPlan(page, 'プレミアム')
    const { monthly, contains } = await callApi(page, 'payment/order-monthly-sum', {
      productId: await findProduct(page, 'Dr.AI レンタル'),
    })
    expect([monthly, contains.length]).toEqual([7960, 1])
    await rentDrAi(page, admin)
    await page.goto('/mypage/subscription-state')
    await expect(page.getByText('2件のご契約を合わせて、1か月 7,960 円です。')).toBeVisible({
      timeout: 30_000,
    })
    await page.getByRole('button', { name: '「プレミアム」を更新日に終了する' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByRole('button', { name: '「プレミアム」を更新日に終了する' })).toBeHidden()
    await expect(page.getByText('解約予約')).toBeVisible()
    await waitForPageToSettle(page)
    expect(await listPageFindingsBySize(page)).toEqual([])
  })
})

async function findProduct(page: Page, name: string): Promise<string> {
  const products: { id: string; displayName: string }[] = await fetchJson(page, 'v2/subscription/products')
  return products.find(({ displayName }) => displayName === name)?.id ?? ''
}
