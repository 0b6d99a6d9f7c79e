import { listPageFindingsBySize, navigateInApp, waitForPageToSettle } from '@hibiki/test-harness'
import { confirmDialog, findRow, waitForMessage } from '../support/console.ts'
import { buyPlan } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

test.describe('An administrator', () => {
  test('refunds a part of a payment with a reason after a second look, and the member reads of it and gets its return document', async ({
    admin,
    member: { page, username },
  }) => {
    await buyPlan(page, 'プレミアム')
    await navigateInApp(admin, '/admin/payments')
    const row = findRow(admin, username).filter({ hasText: '2,980' })
    await expect(async () => {
      await admin.reload()
      await expect(row).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(row.getByText('270')).toBeVisible()
    await row.getByText('2,980').click()

    await admin.getByRole('button', { name: '返金する' }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog.getByLabel(/返金額（円）/)).toHaveValue('2980')
    await dialog.getByLabel(/返金額（円）/).fill('500')
    await dialog.getByLabel(/理由/).fill('音が途切れたお詫び')
    await waitForPageToSettle(admin)
    expect(await listPageFindingsBySize(admin)).toEqual([])
    await dialog.getByRole('button', { name: '内容を確認' }).click()
    await expect(dialog.getByText('2,480 円')).toBeVisible()
    await waitForPageToSettle(admin)
    expect(await listPageFindingsBySize(admin)).toEqual([])
    await confirmDialog(admin, 'この内容で返金しますか？', '返金する')
    await waitForMessage(admin, '500 円を返金しました。')
    await expect(admin.getByText('一部返金')).toBeVisible()
    await expect(admin.getByText('音が途切れたお詫び')).toBeVisible()

    await navigateInApp(admin, '/admin/commerce-log')
    await expect(findRow(admin, 'お支払いの返金').first()).toBeVisible()

    await page.goto('/mypage/payment-history')
    await expect(page.getByText('500 円を返金しました。')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: /の返金明細書/ })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await page.getByRole('link', { name: /の返金明細書/ }).click()
    const sheet = page.getByRole('article', { name: '返金明細書' })
    await expect(sheet.getByText('うち消費税額 -45 円')).toBeVisible()
  })
})
