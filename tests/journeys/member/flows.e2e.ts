import type { Page } from '@playwright/test'
import { listFlowFindings } from '../support/flow-findings.ts'
import { findButton, finishPlay, openRandomSoundPage, waitUntilPlayedTo } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]
const MAX_HEAD_HEIGHT = 120

/** Measures the title with its lead and the steps; the purchase shows the chosen product between them. */
const readHeadHeight = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const title = main.querySelector('h1')?.parentElement as HTMLElement
    return title.offsetHeight + (main.querySelector<HTMLElement>('.MuiStepper-root')?.offsetHeight ?? 0)
  })

/** Expects the flow to leave the screen to its step: no bar of pages, and a head of at most so much. */
async function expectRoomForStep(page: Page): Promise<void> {
  // The title appears with the step; until then there is no bar either.
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(() => readHeadHeight(page)).toBeLessThanOrEqual(MAX_HEAD_HEIGHT)
  await expect(page.getByRole('navigation', { name: 'よく使うページ' })).toBeHidden()
}

/** Expects the whole button in view, before any scrolling, with nothing above it. */
async function expectWithinReach(page: Page, name: string | RegExp): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const button = page.getByRole('button', { name }).first()
  await expect(button).toBeInViewport({ ratio: 1 })
  const isOnTop = button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    // Clicks go through a disabled button to the row that it stands in.
    return element.parentElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(await isOnTop).toBe(true)
}

for (const viewport of sizes)
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('a flow of a member hides the bar of pages and keeps its primary action within reach', async ({
      subscriber: { page },
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/mypage/aiesthe')
      await expect(page.getByRole('navigation', { name: 'よく使うページ' })).toBeVisible()

      const flows: [path: string, action: string | RegExp][] = [
        ['aiesthe/detectface', '次へ進む'],
        ['aiesthe/detectface?step=before', 'カメラを使う'],
        ['aiesthe/random', '再生する'],
        ['aiesthe/feeling?mood=1', '再生する'],
        ['aiesthe/dr_ai_healthcare', ''],
        ['aiesthe/sound_therapy', ''],
        ['ai-chat', '送信'],
      ]
      for (const [path, action] of flows)
        await test.step(path, async () => {
          await page.goto(`/mypage/${path}`)
          await expectRoomForStep(page)
          if (action) await expectWithinReach(page, action)
        })
      await test.step('a mental check', async () => {
        await page.goto('/mypage/mentalcheck')
        await page.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).check()
        await page.getByRole('button', { name: 'メンタルチェックへ進む' }).click()
        await page
          .getByRole('link', { name: /回答をはじめる/ })
          .first()
          .click()
        await page.waitForURL('**/mentalcheck-form/**')
        await expectRoomForStep(page)
        await expectWithinReach(page, '次へ')
      })
    })

    test('the purchase of a member without a card keeps its only primary action within reach', async ({
      member: { page },
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/premium-plans')
      await page.getByRole('button', { name: '契約する' }).first().click()
      await page.waitForURL('**/payment**')
      await expectRoomForStep(page)
      await expectWithinReach(page, 'カードを登録する')
      await expect(page.locator('main .MuiButton-contained')).toHaveCount(1)
    })

    test('the end of a play keeps its next step within reach, with the rest in a menu', async ({
      member: { page },
    }) => {
      await page.setViewportSize(viewport)
      await openRandomSoundPage(page)
      await findButton(page, '再生する').click()
      await waitUntilPlayedTo(page, 2)
      await finishPlay(page)
      const result = page.getByRole('region', { name: 'おつかれさまでした' })
      await expect(result.getByRole('link', { name: 'ご利用状況を見る' })).toBeVisible()
      expect(await listFlowFindings(page)).toEqual([])
      await findButton(page, 'その他').click()
      await expect(page.getByRole('menuitem')).toHaveText([
        'もう一度聴く',
        '共有する（正方形）',
        '共有する（縦長）',
        '明日も同じ時間に（カレンダーに入れる）',
      ])
    })

    test('the stress check starts and goes on within reach', async ({ page }) => {
      await page.goto('/stress-check')
      await expectRoomForStep(page)
      await expectWithinReach(page, 'はじめる')
      await page.getByRole('button', { name: 'はじめる' }).click()
      await expectWithinReach(page, '次へ')
    })
  })
