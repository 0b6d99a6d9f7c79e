import { callApi, fetchJson } from '../support/api.ts'
import { addCard, buyPlan, cardNumbers, listContracts, passTime, submitCard } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

test.describe('A member with a contract', () => {
  test('gets E2001 when the card fails beyond the grace period, and opens everything at once with a new card', async ({
    member: { page },
  }) => {
    await buyPlan(page, 'ライト')
    const creditCardId = await addCard(page, cardNumbers.failingLater)
    const [contract] = await listContracts(page)
    await callApi(page, 'v3/subscription/update-card', { paymentHistoryId: contract?.id, creditCardId })
    await passTime(page, { advance: 'P1M' })
    await passTime(page, { advance: 'P7D' })
    expect(await fetchJson(page, 'v2/esthe/available-timer-func')).toBe('E0000')
    await passTime(page, { advance: 'P1D' })

    await page.goto('/mypage/soundesthe/random')
    await page.getByRole('switch', { name: 'タイマー' }).click()
    await expect(
      page.getByText('お支払いを確認できませんでした。お支払い方法を更新してください。'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'お支払い方法へ' }).click()
    await page.waitForURL('**/mypage/payment-method')
    await page.getByRole('link', { name: 'カードを変更する' }).click()
    await page.waitForURL('**/mypage/payment-detail/**')
    // The previous page has a button of the same name.
    await expect(page.getByRole('radio').first()).toBeVisible()

    await page.getByRole('button', { name: 'カードを追加する' }).click()
    await submitCard(page, '4242424242424242')
    const added = page.getByRole('radio', { name: /末尾 4242|4242/ })
    await expect(added).toBeVisible()
    await expect(added).toBeChecked()
    await page.getByRole('button', { name: 'このカードで支払う' }).click()
    const done = page.getByRole('alertdialog', { name: 'お支払用カードの変更に成功しました。' })
    await expect(done.getByText(/お支払いが完了しました。/)).toBeVisible()
    await done.getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByText('契約中', { exact: true })).toBeVisible()
    expect(await fetchJson(page, 'v2/esthe/available-timer-func')).toBe('E0000')
  })
})
