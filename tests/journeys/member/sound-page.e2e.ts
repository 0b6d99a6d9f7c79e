import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import { waitUntilPlayedTo } from '../support/plays.ts'
import { desktop, expect, test } from '../support/test.ts'

test('The page of a sound names it, plays it in one tap, remembers it as a favourite and leads to similar ones', async ({
  member: { page },
}) => {
  await page.setViewportSize(screenSizes.phone)
  await page.addInitScript("localStorage.setItem('hibiki.appearance', 'night')")
  await page.goto('/mypage/soundesthe')
  await page
    .getByRole('link', { name: /^由比ヶ浜の波/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '由比ヶ浜の波' })).toBeVisible()
  await expect(page.getByText(/神奈川・鎌倉.*振動 \d+ Hz.*秒/)).toBeVisible()
  const heart = page.getByRole('button', { name: '由比ヶ浜の波をお気に入りに入れる' }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const similar = page.getByRole('region', { name: '似ている音' })
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.getByRole('link').first()).toBeVisible()
  expect(await listPageFindings(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: '再生する' }).click()
  await waitUntilPlayedTo(page, 1)
})

test('The page of a sound has no serious finding at a desk, and leads to a similar sound', async ({
  member: { page },
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/mypage/soundesthe')
  await page
    .getByRole('link', { name: /^由比ヶ浜の波/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '由比ヶ浜の波' })).toBeVisible()
  const similar = page.getByRole('region', { name: '似ている音' }).getByRole('link').first()
  await expect(similar).toBeVisible()
  expect(await listPageFindings(page)).toEqual([])
  const [title = ''] = ((await similar.textContent()) ?? '').split(/(?=\d+秒)/)
  await similar.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
