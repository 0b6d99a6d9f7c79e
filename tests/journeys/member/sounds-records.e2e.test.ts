import { chooseCount } from '@hibiki/test-harness/proofs'
import { describe, expect, it } from 'vitest'
import { isSoundFullyLoaded, readAudioTime, startStopwatch, waitUntilPlayedTo } from './support/product.ts'
import {
  findButton,
  findSwitch,
  finishPlay,
  openRandomSoundPage,
  otherFreeMemberEmail,
  otherSubscriberEmail,
  setUpSoundJourneys,
} from './support/sound-journeys.ts'

const { memberPage, playsSoFar, playsSince } = setUpSoundJourneys()
/** In the full run this is longer than one sound of the tests, which lasts 24 s. */
const offlineSeconds = chooseCount({ test: 8, prove: 60 })

describe('A play', () => {
  it('continues after a reload at the same position, in the same record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(otherFreeMemberEmail)
    await openRandomSoundPage(page)
    const title = await page.locator('main section h2').first().textContent()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 6)
    await page.reload()
    await page.getByText('前回の続きから再生できます。').waitFor()
    expect(await page.locator('main section h2').first().textContent()).toBe(title)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 6)
    const resumedAt = await readAudioTime(page)
    await waitUntilPlayedTo(page, resumedAt + 3)
    await findButton(page, '一時停止する').click()
    const heard = await readAudioTime(page)
    await findButton(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(8)
    expect(play?.played_seconds).toBeLessThanOrEqual(Math.ceil(heard))
  })

  it(`is sent once and counted once after ${offlineSeconds} s without a network`, async () => {
    const before = await playsSoFar()
    const page = await memberPage(otherSubscriberEmail)
    await openRandomSoundPage(page)
    await findSwitch(page, 'ループ').click()
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await expect.poll(() => isSoundFullyLoaded(page)).toBe(true)
    await page.context().setOffline(true)
    await page.waitForTimeout(offlineSeconds * 1000)
    await page.getByText('通信を待っています').first().waitFor()
    await page.context().setOffline(false)
    await playsSince(before)
    await finishPlay(page)
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
    const page = await memberPage(otherFreeMemberEmail)
    await openRandomSoundPage(page)
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)
    // On a phone the player covers the screen, and the page is behind it.
    await findButton(page, '小さくする').click()
    await page
      .getByRole('navigation', { name: 'よく使うページ' })
      .getByRole('link', { name: 'メディカル' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'メディカルサウンド' }).waitFor()
    await waitUntilPlayedTo(page, 5)
    await page.getByRole('button', { name: /の再生画面を開く/ }).click()
    await findButton(page, '別の音にする').waitFor()
    await waitUntilPlayedTo(page, 6)
    await findButton(page, '一時停止する').click()
    await findButton(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const most = passed()
    const plays = await playsSince(before)
    expect(plays).toHaveLength(1)
    expect(plays[0]?.played_seconds).toBeGreaterThanOrEqual(5)
    expect(plays[0]?.played_seconds).toBeLessThanOrEqual(most)
  })
})
