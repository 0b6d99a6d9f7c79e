import { listPageFindingsBySize } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('質問').fill(question)
  await page.getByRole('button', { name: '送信' }).click()
}

test('suggests sounds that one tap plays, shows own figures and opens the receipts on a phone', async ({
  subscriber: { page },
}) => {
  await page.setViewportSize(phone)
  await page.goto('/mypage/ai-chat')
  await page.getByRole('button', { name: '眠れない夜はどの音がいいですか？' }).click()
  const log = page.getByRole('log')
  await expect(log.getByRole('button', { name: /を再生する$/ })).toHaveCount(3)
  expect(await listPageFindingsBySize(page)).toEqual([])
  await page.setViewportSize(phone)
  await log
    .getByRole('button', { name: /を再生する$/ })
    .first()
    .click()
  const mini = page.getByRole('region', { name: /^プレーヤー/ })
  await expect(mini.getByRole('button', { name: '一時停止する' })).toBeVisible()
  await expect(mini.getByText(/残り/)).toBeVisible()

  await ask(page, '今週どのくらい聴いた？')
  await expect(log.getByRole('region', { name: /^今週/ })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: '送信' })).toBeInViewport({ ratio: 1 })
  await ask(page, '領収書は？')
  await log.getByRole('link', { name: '購入履歴を開く' }).click()
  await page.waitForURL('**/mypage/payment-history')
  await expect(mini.getByRole('button', { name: '一時停止する' })).toBeVisible()
})
