import type { Page } from '@playwright/test'
import { query } from '../support/query.ts'
import { expect, test } from '../support/test.ts'

/** Counts how often a page reads the progress from now on. */
function countRequests(page: Page): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dev/demo-sounds') requests += 1
  })
  return () => requests
}

test.describe('the progress of demo sounds', () => {
  // Everybody's sounds of Kanade are withdrawn, and returned before the next test.
  test('is shown to members and administrators, whose lists fill by themselves', async ({
    product,
    member: { page },
    admin,
  }) => {
    const { soundProgress: progress, databases } = product
    const { total } = progress
    const preparing = (ready: number) => `デモの音源を準備しています（${total}件中${ready}件）`
    progress.ready = total - 2
    const at = new Date()
    await query(
      databases.content,
      "update content.sounds set withdrawn_at = $1 where kind = 'kanade' and withdrawn_at is null",
      [at],
    )
    const countOfPage = countRequests(page)

    await page.goto('/mypage/kanade')
    await expect(page.getByText(preparing(total - 2))).toBeVisible()
    await expect(page.getByText('お聴きいただける曲はまだありません。')).toHaveCount(0)
    await expect(page.locator('main li a')).toHaveCount(0)
    await admin.goto('/admin/sounds')
    await expect(admin.getByText(preparing(total - 2))).toBeVisible()

    progress.ready = total - 1
    await expect(page.getByText(preparing(total - 1))).toBeVisible()
    await expect(admin.getByText(preparing(total - 1))).toBeVisible()

    await query(databases.content, 'update content.sounds set withdrawn_at = null where withdrawn_at = $1', [
      at,
    ])
    progress.ready = total
    await expect(page.locator('main li a').first()).toBeVisible()
    await expect(page.getByText('デモの音源を準備しています')).toHaveCount(0)
    await expect(admin.getByText('デモの音源を準備しています')).toHaveCount(0)

    const requests = countOfPage()
    expect(requests).toBeGreaterThan(0)
    // No event ends the polling, so two of its intervals must pass.
    await page.waitForTimeout(6_000)
    expect(countOfPage()).toBe(requests)
  })
})
