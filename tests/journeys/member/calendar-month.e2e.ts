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

async function expectNoFindings(page: Page): Promise<void> {
  for (const appearance of ['night', 'day'] as const) {
    await chooseAppearance(page, appearance)
    expect(await listPageFindings(page)).toEqual([])
  }
}

test('a sound that was heard becomes the landscape of its day, with its rows below and its name on a desktop', async ({
  product,
  member,
}) => {
  const { page } = member
  await page.setViewportSize(screenSizes.phone)
  await openRandomSoundPage(page)
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 2)
  const region = page.getByRole('region', { name: /^プレーヤー/ })
  const title = (await region.getAttribute('aria-label'))?.replace('プレーヤー：', '') ?? ''
  await finishPlay(page)
  await waitForPlays(product, member)

  const grid = page.getByRole('grid')
  // Around midnight, the day that was heard on is not the one that the calendar opens on.
  const heard = grid.getByRole('button', { name: new RegExp(`${title}、記録1件$`) })
  await expect(async () => {
    await page.goto('/mypage/calendar')
    await expect(heard).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await heard.click()
  await expect(heard.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await heard.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await expectNoFindings(page)

  await test.step('arrow keys move the day, also into the month before', async () => {
    const first = grid.getByRole('button', { name: /月1日/ })
    await first.click()
    await expect(
      page.getByText(/^この(日|期間)の記録はありません。$/).or(page.getByText(title)),
    ).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(grid.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveText(/^(28|29|30|31)$/)
    await page.keyboard.press('PageDown')
    await expect(heard).toBeVisible()
  })
  await test.step('on a desktop the cell shows the landscape with the name of the sound', async () => {
    await page.setViewportSize(desktop)
    const event = page.locator('.calendar-event').filter({ hasText: title }).last()
    await expect(event).toBeVisible()
    await expect(event.locator('img')).toHaveCount(1)
    await expectNoFindings(page)
    await event.press('Enter')
    await expect(page.getByRole('dialog').getByText(title).first()).toBeVisible()
  })
})
