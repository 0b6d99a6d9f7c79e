import { chooseAppearance, listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import {
  findButton,
  finishPlay,
  openRandomSoundPage,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { desktop, expect, test } from '../support/test.ts'

const findFooterButtons = (page: Page) => page.getByRole('navigation', { name: 'よく使うページ' })
const findSideMenu = (page: Page) => page.getByRole('navigation', { name: 'マイページのメニュー' })

async function expectNoFindings(page: Page): Promise<void> {
  for (const appearance of ['day', 'night'] as const) {
    await chooseAppearance(page, appearance)
    expect(await listPageFindings(page)).toEqual([])
  }
}

test.use({ viewport: desktop })

test('a member at a desk navigates by the side menu, and the footer is the slim strip with its three buttons', async ({
  member: { page },
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/mypage/activity')
  await expect(findSideMenu(page).getByRole('link', { name: 'ご利用状況' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(findFooterButtons(page).getByRole('link')).toHaveText(['メディカル', 'AIエステ', 'サブスク'])
  const strip = await findFooterButtons(page).locator('..').boundingBox()
  expect(strip?.height).toBeLessThanOrEqual(56)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(findSideMenu(page).getByRole('link', { name: '今夜' })).toBeInViewport()
  await expectNoFindings(page)

  await page.setViewportSize(screenSizes.phone)
  await expect(findFooterButtons(page).getByRole('link')).toHaveText([
    '今夜',
    'メディカル',
    'AIエステ',
    'サブスク',
    '記録',
  ])
  await expect(findSideMenu(page)).toBeHidden()
})

test('the strip plays on beside other pages, seeks, opens the figure full screen and leads back to the player', async ({
  product,
  member,
}) => {
  const { page } = member
  await page.setViewportSize(desktop)
  await openRandomSoundPage(page)
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 1)
  await findFooterButtons(page).getByRole('link', { name: 'メディカル' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'メディカルサウンド' })).toBeVisible()
  const strip = page.getByRole('region', { name: /^プレーヤー/ })
  await expect(strip.getByText(/残り/)).toBeVisible()

  await test.step('its slider seeks by keyboard', async () => {
    await strip.getByRole('slider', { name: '再生位置' }).focus()
    await page.keyboard.press('PageUp')
    await waitUntilPlayedTo(page, 11)
    await strip.getByRole('button', { name: '一時停止する' }).click()
    await expectNoFindings(page)
  })
  await test.step("its cover opens the figure, and Escape and the browser's back close it", async () => {
    const cover = strip.getByRole('button', { name: /を大きく映す$/ })
    const figure = page.getByRole('dialog', { name: /の風景$/ })
    await cover.press('Enter')
    await expect(figure.getByRole('button', { name: '再生する' })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await expect(figure).toBeHidden()
    await expect(cover).toBeFocused()
    await cover.click()
    await expect(figure).toBeVisible()
    await page.goBack()
    await expect(figure).toBeHidden()
    await expect(page).toHaveURL(/\/mypage\/soundesthe$/)
  })
  await test.step('the figure leads to the page of the player', async () => {
    await strip.getByRole('button', { name: /を大きく映す$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '再生画面を開く' }).click()
    await expect(findButton(page, '別の音にする')).toBeVisible()
    await findButton(page, '再生する').click()
    await finishPlay(page)
  })
  await waitForPlays(product, member)
})
