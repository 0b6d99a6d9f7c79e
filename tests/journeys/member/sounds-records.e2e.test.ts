import { chooseCount } from '@hibiki/test-harness/proofs'
import { describe, expect, it } from 'vitest'
import { audioTime, hearUntil, isWhollyLoaded, stopwatch } from './support/product.ts'
import {
  button,
  finish,
  openRandom,
  otherFree,
  otherSubscriber,
  soundJourneys,
  toggle,
} from './support/sound-journeys.ts'

const { memberPage, playsSoFar, playsSince } = soundJourneys()
/** In the full run this is longer than one sound of the tests, which lasts 24 s. */
const offlineSeconds = chooseCount({ test: 8, prove: 60 })

describe('A play', () => {
  it('continues after a reload at the same position, in the same record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(otherFree)
    await openRandom(page)
    const title = await page.locator('main section h2').first().textContent()
    await button(page, '再生する').click()
    await hearUntil(page, 6)
    await page.reload()
    await page.getByText('前回の続きから再生できます。').waitFor()
    expect(await page.locator('main section h2').first().textContent()).toBe(title)
    await button(page, '再生する').click()
    await hearUntil(page, 6)
    const resumedAt = await audioTime(page)
    await hearUntil(page, resumedAt + 3)
    await button(page, '一時停止する').click()
    const heard = await audioTime(page)
    await button(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(8)
    expect(play?.played_seconds).toBeLessThanOrEqual(Math.ceil(heard))
  })

  it(`is sent once and counted once after ${offlineSeconds} s without a network`, async () => {
    const before = await playsSoFar()
    const page = await memberPage(otherSubscriber)
    await openRandom(page)
    await toggle(page, 'ループ').click()
    const passed = stopwatch()
    await button(page, '再生する').click()
    await hearUntil(page, 2)
    await expect.poll(() => isWhollyLoaded(page)).toBe(true)
    await page.context().setOffline(true)
    await page.waitForTimeout(offlineSeconds * 1000)
    await page.getByText('通信を待っています').first().waitFor()
    await page.context().setOffline(false)
    await playsSince(before)
    await finish(page)
    const most = passed()
    await page.getByText('保存しました').waitFor()
    // The sound lasts 24 s, and one record contains all its repetitions.
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(offlineSeconds)
    expect(play?.played_seconds).toBeLessThanOrEqual(most)
    expect(play?.counted_seconds).toBe(play?.played_seconds)
  }, 240_000)

  it('continues between pages, is resumed on its own page, and stays one record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(otherFree)
    await openRandom(page)
    const passed = stopwatch()
    await button(page, '再生する').click()
    await hearUntil(page, 3)
    // On a phone the player covers the screen, and the page is behind it.
    await button(page, '小さくする').click()
    await page
      .getByRole('navigation', { name: 'よく使うページ' })
      .getByRole('link', { name: 'メディカル' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'メディカルサウンド' }).waitFor()
    await hearUntil(page, 5)
    await page.getByRole('button', { name: /の再生画面を開く/ }).click()
    await button(page, '別の音にする').waitFor()
    await hearUntil(page, 6)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const most = passed()
    const plays = await playsSince(before)
    expect(plays).toHaveLength(1)
    expect(plays[0]?.played_seconds).toBeGreaterThanOrEqual(5)
    expect(plays[0]?.played_seconds).toBeLessThanOrEqual(most)
  })
})
