import { listPageFindingsBySize, navigateInApp, screenSizes } from '@hibiki/test-harness'
import { readAudioTime, waitUntilPlayedTo } from '../support/plays.ts'
import { watchPolicyViolations } from '../support/policy-violations.ts'
import { expect, test } from '../support/test.ts'

const listPages = [
  'soundesthe',
  'soundesthe/purpose',
  'soundesthe/purpose?code=01',
  'soundesthe/category',
  'kanade',
  'activity',
]

test.use({ viewport: screenSizes.phone })

test.describe('pages of sounds on a phone and on a desktop', () => {
  test('have no serious axe finding and stay inside the screen, with their dialogs', async ({
    member: { page },
  }) => {
    const violations = watchPolicyViolations(page)
    for (const path of listPages) {
      await navigateInApp(page, `/mypage/${path}`)
      await expect(page.locator('main h1')).toBeVisible()
      expect(await listPageFindingsBySize(page)).toEqual([])
    }
    await navigateInApp(page, '/mypage/kanade/random')
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '他のプランを見る' }).click()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
  })

  test('have no serious axe finding in the player with everything switched on', async ({
    subscriber: { page },
  }) => {
    await page.goto('/mypage/kanade/random')
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    await expect(page.getByRole('group', { name: 'タイマーの設定' })).toBeVisible()
    await page.getByRole('switch', { name: 'メディカルサウンドと一緒に聴く' }).click()
    await expect(page.getByText(/を一緒に再生しています/)).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])
    await page.getByRole('combobox', { name: '分' }).selectOption('0')
    await expect(page.getByText(/タイマーの値が不正です。/)).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])
  })

  test('let the booklets of the home page be leafed through', async ({ page }) => {
    const violations = watchPolicyViolations(page)
    await page.goto('/#intro-papers')
    await page.locator('#intro-papers').scrollIntoViewIfNeeded()
    await expect(page.locator('#intro-papers canvas').first()).toBeVisible()
    await page.getByRole('button', { name: '次のページ' }).click()
    await expect(page.locator('#intro-papers p', { hasText: /^2 \/ \d+$/ })).toBeVisible()
    await page.waitForURL(/[?&]page=2\b/)
    await expect(page.locator('#intro-papers .textLayer').filter({ hasText: /\S/ }).first()).toBeAttached()
    await page.reload()
    await page.locator('#intro-papers').scrollIntoViewIfNeeded()
    await expect(page.locator('#intro-papers p', { hasText: /^2 \/ \d+$/ })).toBeVisible()
    await expect(page.locator('#intro-papers canvas').first()).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
  })
})

test.describe('the player by keyboard', () => {
  test('lets a member turn a switch, play, seek, pause and finish', async ({ member: { page } }) => {
    await page.setViewportSize(screenSizes.desktop)
    await page.goto('/mypage/soundesthe/random')
    await page.getByRole('button', { name: '再生する', exact: true }).press('Enter')
    await waitUntilPlayedTo(page, 2)
    await expect(page.getByText('再生中です')).toBeAttached()
    await page.getByRole('slider', { name: '再生位置' }).focus()
    const before = await readAudioTime(page)
    await page.keyboard.press('PageUp')
    await expect.poll(() => readAudioTime(page)).toBeGreaterThanOrEqual(before + 9)
    await page.getByRole('region', { name: /^プレーヤー/ }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('一時停止しました')).toBeAttached()
    await page.getByRole('switch', { name: 'ループ', exact: true }).press('Space')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: '終了する' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
  })
})
