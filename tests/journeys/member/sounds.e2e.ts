import type { Page } from '@playwright/test'
import { expectOneRecord, findSwitch, openRandomSoundPage } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

test.describe('A sound is played and recorded once, with its codes,', () => {
  const ways: [name: string, codes: string, open: (page: Page) => Promise<void>][] = [
    ['the random choice', '02/01', (page) => page.getByRole('link', { name: /おまかせ/ }).click()],
    [
      'a purpose',
      '02/04',
      async (page) => {
        await page.getByRole('link', { name: /目的から選ぶ/ }).click()
        for (const purpose of ['美容', '目覚めと眠り', 'ヘルスケア', 'デスクワーク']) {
          await expect(page.locator('main').getByRole('link', { name: new RegExp(purpose) })).toBeVisible()
        }
        await page.locator('main').getByRole('link', { name: /美容/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: '美容' })).toBeVisible()
        await page.locator('main li a').first().click()
      },
    ],
    [
      'a category',
      '02/02',
      async (page) => {
        await page.getByRole('link', { name: /カテゴリーから選ぶ/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: /カテゴリー/ })).toBeVisible()
        await page.locator('main section li a').first().click()
      },
    ],
    [
      'the list of Kanade',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: '奏（かなで）' })).toBeVisible()
        await page.locator('main li a').first().click()
      },
    ],
    [
      'the random choice of Kanade',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await page.getByRole('link', { name: 'おまかせで聴く' }).click()
      },
    ],
  ]

  for (const [name, codes, open] of ways)
    test(`through ${name} as ${codes}`, async ({ product, member }) => {
      await member.page.goto('/mypage/soundesthe')
      await open(member.page)
      await expectOneRecord(product, member, codes)
    })
})

test.describe('A member without a plan', () => {
  for (const name of ['ループ', 'タイマー', 'メディカルサウンドと一緒に聴く'])
    test(`sees the plans on entering ${name}`, async ({ member: { page } }) => {
      await openRandomSoundPage(page)
      await findSwitch(page, name).click()
      const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
      await expect(dialog.getByText('おすすめ')).toBeVisible()
      const plans = dialog.getByRole('heading', { level: 3 })
      await expect(plans).toHaveCount(1)
      await expect(dialog.getByText(/^[\d,]+ 円 \/ 月$/)).toBeVisible()
      await dialog.getByRole('button', { name: '他のプランを見る' }).click()
      await expect(plans.nth(1)).toBeVisible()
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(findSwitch(page, name)).not.toBeChecked()
    })

  test('chooses a plan and comes to the purchase', async ({ member: { page } }) => {
    await openRandomSoundPage(page)
    await findSwitch(page, 'タイマー').click()
    await page.getByRole('dialog').getByRole('button', { name: '契約する' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/payment')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hibiki.purchase-draft')))
      .toContain('019aa000-')
  })

  test('reads that the check failed, and can retry it', async ({ member: { page } }) => {
    await openRandomSoundPage(page)
    await page.route('**/v2/esthe/available-loop-func', (route) => route.fulfill({ status: 500 }))
    await findSwitch(page, 'ループ').click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await expect(dialog.getByText('確認できませんでした。')).toBeVisible()
    await page.unroute('**/v2/esthe/available-loop-func')
    await dialog.getByRole('button', { name: 'もう一度試す' }).click()
    await expect(dialog.getByText('おすすめ')).toBeVisible()
  })
})
