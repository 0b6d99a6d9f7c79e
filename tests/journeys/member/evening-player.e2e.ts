import { listPageFindings, listPageFindingsBySize } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import {
  chooseFurtherStep,
  findButton,
  findSwitch,
  openRandomSoundPage,
  SOUND_SECONDS,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const result = (page: Page) => page.getByRole('heading', { name: 'おつかれさまでした' })
const nightScreen = (page: Page) => page.getByRole('dialog', { name: '夜の画面' })

async function playNearlyToTheEnd(page: Page): Promise<void> {
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 2)
  await page.getByRole('slider', { name: '再生位置' }).fill(String(SOUND_SECONDS - 4))
}

/** Expects the same picture after the page has drawn thirty frames. */
async function expectNoChange(page: Page, draw: () => Promise<string>): Promise<void> {
  const before = await draw()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await draw()).toBe(before)
}

test.describe('The evening of a member', () => {
  test('ends with the result by itself when the sound has ended, and Tonight says how long it was', async ({
    product,
    member,
  }) => {
    const { page } = member
    await page.goto('/mypage/tonight')
    await expect(findButton(page, '終了する')).toBeVisible()
    await playNearlyToTheEnd(page)
    await expect(result(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('少しお聴きになりました。')
    expect(await listPageFindingsBySize(page)).toEqual([])
    await waitForPlays(product, member)
    await chooseFurtherStep(page, 'もう一度聴く')
    await waitUntilPlayedTo(page, 2)
    await findButton(page, '一時停止する').click()
    await findButton(page, '終了する').click()
    await waitForPlays(product, member, 2)
  })

  test('stays dark on the night screen until it is left, with the clock or nothing in a ring', async ({
    member: { page },
  }) => {
    await openRandomSoundPage(page)
    await playNearlyToTheEnd(page)
    await findButton(page, '夜の画面にする').click()
    const night = nightScreen(page)
    await expect(night.getByText(/^\d\d:\d\d$/)).toBeVisible()
    await expect(night.getByText(/^あと[01]分ほどで終わります$/)).toBeAttached()
    await findButton(page, '時計を隠す').click()
    await expect(night.getByText(/^\d\d:\d\d$/)).toHaveCount(0)
    expect(await listPageFindingsBySize(page)).toEqual([])
    await expect(night.getByText('あと0分ほどで終わります')).toBeAttached()
    await expect(findButton(page, '再生する')).toBeVisible()
    await expect(result(page)).toHaveCount(0)
    await findButton(page, '明るい画面に戻る').click()
    await expect(result(page)).toBeVisible()

    await chooseFurtherStep(page, 'もう一度聴く')
    await findButton(page, '夜の画面にする').click()
    await expect(findButton(page, '時計を表示する')).toBeVisible()
    await expect(night.getByText(/^\d\d:\d\d$/)).toHaveCount(0)
  })

  test('keeps its place beside the edge after the night screen, and ends with the next step in sight, on a low phone', async ({
    member: { page },
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openRandomSoundPage(page)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await findButton(page, '小さくする').click()
    await findButton(page, '一時停止する').click()
    const moon = findButton(page, '夜の画面にする')
    const player = page.locator('section, .MuiCard-root').filter({ has: moon }).last()
    const left = async () => (await player.boundingBox())?.x
    const before = await left()
    await moon.click()
    await findButton(page, '明るい画面に戻る').click()
    expect(await left()).toBe(before)
    expect(await player.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await findButton(page, '終了する').click()
    await expect(result(page)).toBeInViewport()
    const next = page.locator('main').getByRole('link', { name: 'ご利用状況', exact: false })
    await expect(next.first()).toBeInViewport({ ratio: 1 })
  })

  test('looks at a landscape that moves while the sound plays, unless the phone asks for less motion', async ({
    member: { page },
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openRandomSoundPage(page)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 1)
    const canvas = page.locator('canvas')
    await expect(canvas).toHaveCSS('opacity', '1')
    const draw = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
    const moving = await draw()
    await expect.poll(draw).not.toBe(moving)
    await findButton(page, '一時停止する').click()
    await expect(findButton(page, '再生する')).toBeVisible()
    await expectNoChange(page, draw)

    await findButton(page, '再生する').click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waitUntilPlayedTo(page, 3)
    await expectNoChange(page, draw)
    await findButton(page, '一時停止する').click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await listPageFindingsBySize(page)).toEqual([])
    }
  })

  test('breathes along at a pace that the phone remembers, until it is switched off or the sound ends', async ({
    member: { page },
  }) => {
    await openRandomSoundPage(page)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 1)
    const words = page.getByText(/^(吸って|吐いて)$/)
    await expect(words).toHaveCount(0)
    await findButton(page, '息をあわせる').click()
    const sheet = page.getByRole('dialog', { name: '息をあわせる' })
    const pace = (count: number) => sheet.getByRole('button', { name: `1分に${count}回`, exact: true })
    await expect(pace(6)).toHaveAttribute('aria-pressed', 'true')
    await pace(8).click()
    await findSwitch(page, '輪に息をあわせて聴く').press('Space')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText('吐いて', { exact: true })).toBeVisible()
    await expect(page.getByText('吸って', { exact: true })).toBeVisible()
    await findButton(page, '一時停止する').click()
    await expect(words).toHaveCount(0)

    await findButton(page, '息をあわせる').click()
    await expect(findSwitch(page, '輪に息をあわせて聴く')).toBeChecked()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await listPageFindings(page)).toEqual([])
    }
    await findSwitch(page, '輪に息をあわせて聴く').click()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)
    await expect(words).toHaveCount(0)

    await page.reload()
    await findButton(page, '再生する').click()
    await findButton(page, '息をあわせる').click()
    await expect(pace(8)).toHaveAttribute('aria-pressed', 'true')
    await expect(findSwitch(page, '輪に息をあわせて聴く')).not.toBeChecked()
  })

  test('has the length of the timer chosen on the ring by keyboard, and remembered by the phone', async ({
    subscriber: { page },
  }) => {
    await openRandomSoundPage(page)
    await findSwitch(page, 'タイマー').click()
    const ring = page.getByRole('group', { name: 'タイマーの長さ' })
    await ring.getByRole('button', { name: '30分' }).press('Enter')
    await expect(ring.getByRole('button', { pressed: true })).toHaveAccessibleName('30分')
    expect(await listPageFindingsBySize(page)).toEqual([])
    await page.getByRole('combobox', { name: '時間' }).selectOption('1')
    await expect(page.getByText(/^あと 1:30:00 で静かに終わります$/)).toBeVisible()

    await page.reload()
    await findSwitch(page, 'タイマー').click()
    await expect(page.getByText(/^あと 1:30:00 で静かに終わります$/)).toBeVisible()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 1)
    await findButton(page, '夜の画面にする').click()
    await expect(nightScreen(page).getByText('あと90分ほどで終わります')).toBeAttached()
  })
})
