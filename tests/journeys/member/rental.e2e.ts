import type { TestProduct } from '@hibiki/deploy-local/test-product'
import type { Page } from '@playwright/test'
import { fetchJson } from '../support/api.ts'
import {
  cardNumbers,
  choosePlan,
  closePurchaseResult,
  confirmPurchase,
  listContracts,
  passTime,
  submitCard,
  waitForStep,
} from '../support/money.ts'
import { findButton, findSwitch } from '../support/plays.ts'
import { query } from '../support/query.ts'
import { expect, type Member, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

/** The list includes rentals that are over. */
const becomes = (page: Page, status: string) =>
  expect
    .poll(async () => (await fetchJson(page, 'payment/fetch-history'))[0]?.status, { timeout: 60_000 })
    .toBe(status)

/** Returns the yen taken from the member's card so far, and every attempt. */
const listCharges = ({ databases }: TestProduct, { id }: Member) =>
  query(
    databases.billing,
    `select coalesce(sum(amount_yen) filter (where state = 'succeeded'), 0)::int as yen, count(*)::int as tries
     from billing.payments where member_id = $1`,
    [id],
  )

/** Expects these texts on a newly opened page of the member's contracts. */
async function expectContract(page: Page, ...texts: string[]): Promise<void> {
  await page.goto('/mypage/subscription-state')
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
}

/** Presses a button in the rental's row of the console and confirms its question. */
async function adminConfirms(
  admin: Page,
  action: string,
  question: string,
  serialNumber?: string,
): Promise<void> {
  await admin.goto('/admin/rentals')
  await admin
    .getByRole('row')
    .filter({ hasText: 'Dr.AI レンタル' })
    .getByRole('button', { name: action })
    .click()
  const dialog = admin.getByRole('dialog', { name: question })
  if (serialNumber) await dialog.getByLabel('シリアル番号').fill(serialNumber)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test('A rental, from the order to its end', async ({ product, member, admin }) => {
  const { page } = member

  await test.step('is ordered to an address without a charge, and excludes other orders until it is delivered', async () => {
    await choosePlan(page, 'Dr.AI レンタル')
    await waitForStep(page, 'お届け先の選択')
    await page.getByLabel(/^姓/).fill('響')
    await page.getByLabel(/^名/).fill('花子')
    await page.getByLabel('電話番号').fill('09012345678')
    await page.getByLabel('郵便番号').fill('1000001')
    await findButton(page, '住所を自動入力').click()
    const town = page.getByLabel('町名・番地')
    await expect(town).not.toHaveValue('')
    await town.fill(`${await town.inputValue()}1-1`)
    await findButton(page, 'お届け先を登録する').click()
    await submitCard(page, cardNumbers.good)
    await expect(page.getByText('東京都千代田区')).toBeVisible()
    await expect(page.getByText('配送完了の確認時のお支払い')).toBeVisible()
    await confirmPurchase(page)
    await closePurchaseResult(page)
    expect(await listContracts(page)).toMatchObject([{ productDisplayName: 'Dr.AI レンタル', status: '40' }])

    await page.goto('/premium-plans')
    await expect(page.getByRole('button', { name: 'レンタル品配送待ち' }).first()).toBeVisible()
    await page.goto('/mypage/soundesthe/random')
    await findSwitch(page, 'ループ').click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await expect(dialog.getByText('レンタル品の配送をお待ちのため、新しいご契約はできません。')).toBeVisible()
    expect(await listCharges(product, member)).toEqual([{ yen: 0, tries: 0 }])
  })

  await test.step('is charged once when the console confirms its delivery, and opens its functions', async () => {
    await adminConfirms(admin, '配送を確認', '配送の完了を確認しますか？', 'DR-2026-0042')
    await becomes(page, '10')
    await expectContract(page, '契約中')
    expect(await listCharges(product, member)).toEqual([{ yen: 4980, tries: 1 }])
    await page.goto('/mypage/soundesthe/random')
    await findSwitch(page, 'ループ').click()
    await expect(findSwitch(page, 'ループ')).toBeChecked()
  })

  await test.step('is cancelled by the member, awaited back after the paid month, and closed when the console confirms the return', async () => {
    await expectContract(page, '契約中')
    await page.getByRole('checkbox', { name: /^Dr\.AI レンタル/ }).check()
    await findButton(page, '選択した1件を解約する').click()
    const question = page.getByRole('alertdialog', { name: '解約の確認' })
    await expect(question.getByText('解約後、レンタル品のご返却が必要です。')).toBeVisible()
    await question.getByRole('button', { name: '解約する' }).click()
    await expect(page.getByRole('alertdialog', { name: '解約に成功しました。' })).toBeVisible()

    await passTime(admin, { advance: 'P40D' })
    await becomes(page, '50')
    await expectContract(page, '返却待ち', 'レンタル品をご返却ください。ご返却の確認後に終了します。')
    await adminConfirms(admin, '返却を確認', '返却を確認しますか？')
    await becomes(page, '90')
    await expectContract(page, 'ご契約はありません。')
    await page.goto('/mypage/payment-history')
    await expect(page.getByText('終了', { exact: true })).toBeVisible()
    expect(await listCharges(product, member)).toEqual([{ yen: 4980, tries: 1 }])
  })
})
