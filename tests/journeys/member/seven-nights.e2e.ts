import { listPageFindingsBySize } from '@hibiki/test-harness'
import { findButton, finishPlay, waitForPlays } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

test.describe('A member on Tonight', () => {
  test('starts seven nights with two taps, and the sound of the evening draws its petal', async ({
    product,
    member,
  }) => {
    const { page } = member
    await page.goto('/mypage/tonight')
    await findButton(page, '七夜をはじめる').click()
    await page
      .getByRole('dialog', { name: '七夜をはじめる' })
      .getByRole('button', { name: 'はじめる' })
      .click()

    await expect(page.getByRole('heading', { level: 1, name: '七夜' })).toBeVisible()
    await expect(page.getByRole('img', { name: '7夜のうち0夜' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
    expect(await listPageFindingsBySize(page)).toEqual([])

    const sentence = await page.getByText(/^今夜は「.+」を。$/).textContent()
    const title = sentence?.slice('今夜は「'.length, -'」を。'.length) ?? ''
    await page.getByRole('link', { name: '今夜の音を聴く' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`「${title}」`)
    await expect(page.getByRole('link', { name: /七夜・第1夜/ })).toBeVisible()
    await findButton(page, '再生する').click()
    await expect(page.getByText('0:06').first()).toBeVisible({ timeout: 30_000 })
    await finishPlay(page)
    await waitForPlays(product, member)
    await expect(page.getByRole('img', { name: '7夜のうち1夜' })).toBeVisible()
    await expect(page.getByText('今夜の花びらがひらきました。')).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])
  })
})
