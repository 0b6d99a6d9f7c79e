import { listPageFindingsBySize } from '@hibiki/test-harness'
import { desktop, expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

test.describe('the page of a member’s inquiries', () => {
  for (const size of [phone, desktop])
    test(`tells how long answers take, and suggests an article while one writes, at ${size.width} px`, async ({
      subscriber: { page },
    }) => {
      await page.setViewportSize(size)
      await page.goto('/support/chat')
      await expect(
        page.getByText(/最近30日のお問い合わせは、半数が.*以内に|回答までの時間の目安はまだありません。/),
      ).toBeVisible()
      await page.getByRole('button', { name: '新しいチャット' }).click()
      const dialog = page.getByRole('dialog', { name: '新しいチャット' })
      await dialog.getByLabel('件名').fill('解約')
      await dialog.getByLabel('お問い合わせ内容').fill('プランを解約したいです')
      const article = dialog.getByRole('link', { name: 'プランを解約したい' })
      await expect(article).toBeVisible()
      expect(await listPageFindingsBySize(page)).toEqual([])
      // The search for findings tried other sizes.
      await page.setViewportSize(size)
      const [opened] = await Promise.all([page.waitForEvent('popup'), article.click()])
      await expect(opened.getByRole('heading', { name: 'プランを解約したい' })).toBeVisible()
      await expect(dialog.getByLabel('お問い合わせ内容')).toHaveValue('プランを解約したいです')
    })
})
