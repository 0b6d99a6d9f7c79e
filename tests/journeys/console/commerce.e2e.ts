import { readFile } from 'node:fs/promises'
import { navigateInApp } from '@hibiki/test-harness'
import { callApi } from '../support/api.ts'
import { confirmDialog, findRow, waitForMessage } from '../support/console.ts'
import { listContracts, orderRental, passTime } from '../support/money.ts'
import { query } from '../support/query.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

test.describe('a rental', () => {
  test('is listed on the dashboard, delivered, charged within seconds, cancelled and returned, and an unclear payment of it is refunded', async ({
    product,
    admin,
    member: { page },
  }) => {
    const rentalId = await orderRental(page)
    const becomes = (status: string) =>
      expect
        .poll(async () => (await listContracts(page)).find(({ id }) => id === rentalId)?.status, {
          timeout: 60_000,
        })
        .toBe(status)
    await navigateInApp(admin, '/admin/')
    await admin.getByRole('link', { name: '配送の確認待ち 1' }).click()
    const row = findRow(admin, 'Dr.AI レンタル')
    await row.getByRole('button', { name: '配送を確認' }).click()
    await admin.getByRole('dialog').getByLabel('シリアル番号').fill('DR-2026-0001')
    await confirmDialog(admin, '配送の完了を確認しますか？', '配送を確認')
    await waitForMessage(admin, '配送を確認しました。')
    await becomes('10')

    await navigateInApp(admin, `/admin/contracts/${rentalId}/show`)
    await expect(admin.getByText('〒104-0061')).toBeVisible()
    await expect(admin.getByText('DR-2026-0001')).toBeVisible()
    await expect(admin.getByText('支払い · 4,980 円')).toBeVisible()

    await admin.getByRole('button', { name: '解約する' }).click()
    await admin.getByLabel('理由').fill('お電話でのご依頼')
    await confirmDialog(admin, '代わりに解約しますか？', '解約する')
    await waitForMessage(admin, '解約しました。')
    // The paid month passes, and the device is awaited back.
    await passTime(admin, { advance: 'P40D' })
    await becomes('50')
    await navigateInApp(admin, '/admin/')
    await admin.getByRole('link', { name: '返却の確認待ち 1' }).click()
    await findRow(admin, 'Dr.AI レンタル').getByRole('button', { name: '返却を確認' }).click()
    await confirmDialog(admin, '返却を確認しますか？', '返却を確認')
    await waitForMessage(admin, '返却を確認しました。')
    await navigateInApp(admin, `/admin/contracts/${rentalId}/show`)
    await expect(admin.getByText('返却の確認')).toBeVisible()
    await expect(admin.getByText('お電話でのご依頼')).toBeVisible()

    // This imitates a lost response: the provider took the money, and its outcome is unknown here.
    const [payment] = await query<{ id: string }>(
      product.databases.billing,
      `update billing.payments set state = 'unclear', settled_at = null, asked_at = now() + interval '1 year'
       where id in (select payment_id from billing.invoices where contract_id = $1) returning id`,
      [rentalId],
    )
    await admin.goto(`/admin/payments/${payment?.id}/show`)
    await admin.getByRole('button', { name: '今すぐ照合' }).click()
    await confirmDialog(admin, '決済会社に確認しますか？', '今すぐ照合')
    await waitForMessage(admin, '返金しました。')
    await expect(admin.getByRole('button', { name: '今すぐ照合' })).toHaveCount(0)
  })
})

test.describe('an enterprise account', () => {
  test('gets a contract by invoice whose payment is recorded, and the log links to the contract', async ({
    admin,
  }) => {
    await navigateInApp(admin, '/admin/contracts/create')
    await admin.getByRole('combobox', { name: '法人アカウント' }).click()
    await admin.getByRole('option').first().click()
    await admin.getByRole('combobox', { name: '商品' }).click()
    await admin.getByRole('option', { name: 'ライト' }).click()
    await admin.getByRole('button', { name: '契約を登録' }).click()
    await admin.waitForURL(/contracts\/[^/]+\/show$/)
    const shown = new URL(admin.url()).pathname
    await navigateInApp(admin, '/admin/invoices')
    await findRow(admin, '入金待ち').getByRole('button', { name: '入金を確認' }).click()
    await confirmDialog(admin, '入金を確認しますか？', '入金を確認')
    await waitForMessage(admin, '入金を確認しました。')
    await navigateInApp(admin, '/admin/commerce-log')
    const link = findRow(admin, '入金の確認').getByRole('link')
    await expect(link).toHaveAttribute('href', shown)
    await link.click()
    await expect(admin.getByText('支払い · 980 円')).toBeVisible()
  })
})

test.describe('a bonus code', () => {
  test('is used once by a member, and stopped by an administrator', async ({
    admin,
    member,
    createMember,
  }) => {
    await navigateInApp(admin, '/admin/bonus-codes/create')
    await admin.getByLabel('コード', { exact: true }).fill('YORU-2026')
    await admin.getByRole('radio', { name: '請求からの割引' }).click()
    await admin.getByLabel('割引額（円）').fill('300')
    await admin.getByLabel('有効期限').fill('2099-12-31')
    await admin.getByRole('button', { name: '保存' }).click()
    await expect(admin.getByText('300 円引き')).toBeVisible()
    await callApi(member.page, 'v3/bonuscode/apply', { code: 'yoru2026' })
    // Billing learns the member's name by an event.
    await expect(async () => {
      await admin.reload()
      await expect(admin.getByRole('link', { name: member.username })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await admin.getByRole('button', { name: '停止する' }).click()
    await confirmDialog(admin, '特典コードを停止しますか？', '停止する')
    await waitForMessage(admin, '特典コードを停止しました。')
    const { page: late } = await createMember()
    await expect(callApi(late, 'v3/bonuscode/apply', { code: 'yoru2026' })).rejects.toThrow('422')
  })
})

test.describe('the bills', () => {
  test('are exported as a file for spreadsheets, which is logged', async ({ admin }) => {
    await navigateInApp(admin, '/admin/invoices')
    await admin.getByRole('button', { name: 'CSVを出力' }).click()
    await admin.getByLabel('開始日').fill('2026-01-01')
    await admin.getByLabel('終了日').fill('2026-12-31')
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('dialog').getByRole('button', { name: 'CSVを出力' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFF請求ID,')).toBe(true)
    await navigateInApp(admin, '/admin/commerce-log')
    await expect(admin.getByText('請求データの出力').first()).toBeVisible()
  })
})
