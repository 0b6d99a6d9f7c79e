import { callApi } from '../support/api.ts'
import { addCard, buyPlan, cardNumbers, listContracts, passTime } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)
test('shots', async ({ member: { page } }) => {
  await buyPlan(page, 'ライト')
  const creditCardId = await addCard(page, cardNumbers.failingLater)
  const [contract] = await listContracts(page)
  const id = contract?.id ?? ''
  await callApi(page, 'v3/subscription/update-card', { paymentHistoryId: id, creditCardId })
  await passTime(page, { advance: 'P1M' })
  await passTime(page, { advance: 'P1D' })
  const shot = async (name: string) => {
    for (const [w, h] of [
      [360, 640],
      [390, 844],
      [1280, 800],
    ] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: w, height: h })
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(300)
        await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png`, fullPage: true })
      }
  }
  await page.goto(`/mypage/payment-detail/${id}`)
  await expect(page.getByRole('button', { name: 'コンビニ払いの番号を受け取る' })).toBeVisible()
  await shot('offer')
  await page.getByRole('button', { name: 'コンビニ払いの番号を受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'コンビニでのお支払い' })).toBeVisible()
  await shot('waiting')
  await page.goto('/mypage/payment-history')
  await expect(page.getByText(/コンビニでのお支払いを待っています/)).toBeVisible()
  await shot('history')
})
