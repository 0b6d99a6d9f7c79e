import type { Page } from '@playwright/test'
import {
  expectSeconds,
  findButton,
  findSwitch,
  finishPlay,
  openRandomSoundPage,
  startStopwatch,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const audio = (page: Page) => page.locator('audio').first()

/** Reads the position that the player shows; the element itself counts on over the seams. */
const shownSecond = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: '再生位置' }).inputValue())

test.describe('A member with a plan', () => {
  test('has the timer stop the sound at the chosen time plus 1 s, while the tab is in the background', async ({
    product,
    subscriber,
  }) => {
    test.setTimeout(240_000)

    const { page } = subscriber
    await openRandomSoundPage(page)
    await findSwitch(page, 'タイマー').click()
    const timer = page.getByRole('group', { name: 'タイマーの設定' })
    await timer.getByRole('combobox', { name: '分' }).selectOption('1')
    await audio(page).evaluate((element) => {
      const target = element as unknown as EventTarget & { paused: boolean; volume: number }
      const told = { begun: 0, ended: 0, quietest: 1 }
      Object.assign(globalThis, { told })
      target.addEventListener('playing', () => {
        told.begun ||= performance.now()
      })
      target.addEventListener('pause', () => {
        told.ended = performance.now()
      })
      target.addEventListener('volumechange', () => {
        told.quietest = Math.min(told.quietest, target.volume)
      })
    })
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)

    // This is a hidden tab at its worst: the page gets no events of the sound any more, and another tab is visible.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      window.addEventListener('timeupdate', (event) => event.stopImmediatePropagation(), true)
    })
    const other = await page.context().newPage()
    await other.goto('/environment')
    await other.bringToFront()
    const told = () => page.evaluate(() => (globalThis as unknown as { told: Record<string, number> }).told)
    await expect
      .poll(async () => (await told()).ended, { timeout: 75_000, intervals: [1000] })
      .toBeGreaterThan(0)
    const { begun = 0, ended = 0, quietest = 1 } = await told()
    const stoppedAfter = (ended - begun) / 1000
    expect(stoppedAfter).toBeGreaterThanOrEqual(60)
    // The timer counts what is heard, so a sound that stalls on a busy machine stops later.
    expect(stoppedAfter).toBeLessThanOrEqual(66)
    expect(quietest).toBeLessThan(0.5)

    // The result waits until somebody looks at the page again.
    await page.bringToFront()
    await expect(page.getByText(/タイマーが終わりました。/).first()).toBeAttached()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, 59, 63)
  })

  test('hears the sound repeatedly with loop, in one record', async ({ product, subscriber }) => {
    const { page } = subscriber
    await openRandomSoundPage(page)
    await findSwitch(page, 'ループ').click()
    await expect(findSwitch(page, 'ループ')).toBeChecked()
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    // The sound of the tests lasts 24 s, of which ten are skipped.
    await page.getByRole('slider', { name: '再生位置' }).press('PageUp')
    await waitUntilPlayedTo(page, 12)
    await expect.poll(() => shownSecond(page), { timeout: 40_000 }).toBeLessThan(10)
    await expect.poll(() => shownSecond(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
    await finishPlay(page)
    const most = passed()
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, 15, most)
  })

  test('hears an accompaniment in step with the sound', async ({ subscriber: { page } }) => {
    await page.goto('/mypage/kanade/random')
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await findButton(page, 'その他の設定').click()
    await findSwitch(page, 'メディカルサウンドと一緒に聴く').click()
    await expect(page.getByText(/を一緒に再生しています/)).toBeVisible()
    const sheet = page.getByRole('dialog')
    await sheet.press('Escape')
    await expect(sheet).toHaveCount(0)
    const apart = () =>
      page.locator('audio').evaluateAll((elements) => {
        const [first, second] = elements as unknown as {
          currentTime: number
          duration: number
          paused: boolean
        }[]
        if (!first || !second || second.paused) return 99
        const gap = Math.abs(first.currentTime - second.currentTime) % second.duration
        return Math.min(gap, second.duration - gap)
      })
    await expect.poll(apart, { timeout: 60_000, intervals: [500] }).toBeLessThan(0.12)
    await findButton(page, '一時停止する').click()
    const paused = () =>
      page
        .locator('audio')
        .evaluateAll((elements) => elements.map((each) => (each as unknown as { paused: boolean }).paused))
    await expect.poll(paused).toEqual([true, true])
  })
})
