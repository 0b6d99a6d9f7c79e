import { buyPlan, passTime } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

test.describe('A member with a monthly plan', () => {
  test('changes to yearly payment, can undo it, and pays the year with the renewal', async ({
    member: { page },
  }) => {
    await buyPlan(page, 'ライト')
    await page.goto('/mypage/subscription-state')
    const toYear = page.getByRole('button', { name: '毎年のお支払いに変更する' })
    const orderYear = async () => {
      await toYear.click()
      await page.waitForURL('**/payment**')
      await expect(page.getByText('ライト（1年分）').first()).toBeVisible()
      await expect(page.getByText('1年分のお支払いは', { exact: false }).first()).toBeVisible()
      await page.getByRole('button', { name: '購入する' }).click()
      await expect(page.getByText('お申込みが完了しました。')).toBeVisible()
      await page.goto('/mypage/subscription-state')
      await expect(page.getByText('から毎年のお支払い（9,800 円 / 年）に変わります。')).toBeVisible()
    }
    await orderYear()
    await page.getByRole('button', { name: '周期の変更を取り消す' }).click()
    await page.getByRole('button', { name: '取り消す', exact: true }).click()
    await expect(page.getByText('お支払いの周期の変更を取り消しました。')).toBeVisible()
    await page.getByRole('button', { name: '閉じる' }).click()

    await orderYear()
    await passTime(page, { advance: 'P1M' })
    await page.reload()
    await expect(page.getByText('9,800 円 / 年', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '毎月のお支払いに変更する' })).toBeVisible()
    await page.goto('/mypage/payment-history')
    await expect(page.getByText(/9,800/).first()).toBeVisible()
  })
})

test.describe('A visitor', () => {
  test('sees what plans cost by the year, and what that saves', async ({ newPage }) => {
    const page = await newPage()
    await page.goto('/premium-plans')
    await page.getByRole('button', { name: '毎年', exact: true }).click()
    await expect(page.getByText('9,800 円 / 年', { exact: true })).toBeVisible()
    await expect(page.getByText('毎月のお支払いより、1年で 1,960 円お得です。')).toBeVisible()
  })
})
