import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startStopwatch, waitUntilPlayedTo } from './support/product.ts'
import {
  findButton,
  findSwitch,
  finishPlay,
  openRandomSoundPage,
  setUpSoundJourneys,
  subscriberEmail,
} from './support/sound-journeys.ts'

const { memberPage, playsSoFar, playsSince } = setUpSoundJourneys()

const audio = (page: Page) => page.locator('audio').first()

/** Reads the position that the player shows; the element itself counts on over the seams. */
const shownSecond = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: '再生位置' }).inputValue())

describe('A member with a plan', () => {
  it('has the timer stop the sound at the chosen time plus 1 s, while the tab is in the background', async () => {
    const before = await playsSoFar()
    const page = await memberPage(subscriberEmail)
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
      .poll(async () => (await told()).ended, { timeout: 75_000, interval: 1000 })
      .toBeGreaterThan(0)
    const { begun = 0, ended = 0, quietest = 1 } = await told()
    const stoppedAfter = (ended - begun) / 1000
    expect(stoppedAfter).toBeGreaterThanOrEqual(60)
    // The timer counts what is heard, so a sound that stalls on a busy machine stops later.
    expect(stoppedAfter).toBeLessThanOrEqual(66)
    expect(quietest).toBeLessThan(0.5)

    await page.bringToFront()
    await page
      .getByText(/タイマーが終わりました。/)
      .first()
      .waitFor()
    await findButton(page, '終了する').click()
    const [play] = await playsSince(before)
    expect(Math.abs((play?.played_seconds ?? 0) - 61)).toBeLessThanOrEqual(2)
  }, 240_000)

  it('hears the sound repeatedly with loop, in one record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(subscriberEmail)
    await openRandomSoundPage(page)
    await findSwitch(page, 'ループ').click()
    await expect.poll(() => findSwitch(page, 'ループ').isChecked()).toBe(true)
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
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(15)
    expect(play?.played_seconds).toBeLessThanOrEqual(most)
  })

  it('hears an accompaniment in step with the sound', async () => {
    const before = await playsSoFar()
    const page = await memberPage(subscriberEmail)
    await page.goto('/mypage/kanade/random')
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await findButton(page, 'その他の設定').click()
    await findSwitch(page, 'メディカルサウンドと一緒に聴く').click()
    await page.getByText(/を一緒に再生しています/).waitFor()
    const sheet = page.getByRole('dialog')
    await sheet.press('Escape')
    await sheet.waitFor({ state: 'detached' })
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
    await expect.poll(apart, { timeout: 60_000, interval: 500 }).toBeLessThan(0.12)
    await findButton(page, '一時停止する').click()
    const paused = () =>
      page
        .locator('audio')
        .evaluateAll((elements) => elements.map((each) => (each as unknown as { paused: boolean }).paused))
    await expect.poll(paused).toEqual([true, true])
    // Its record belongs to this test, and a late one would be counted in the next.
    await findButton(page, '終了する').click()
    await playsSince(before)
  })
})
