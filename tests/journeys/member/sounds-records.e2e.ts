import { chooseCount } from '@hibiki/test-harness/proofs'
import {
  expectSeconds,
  findButton,
  findSwitch,
  finishPlay,
  openRandomSoundPage,
  readAudioTime,
  startStopwatch,
  waitForPlays,
  waitUntilFullyLoaded,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

/** In the full run this is longer than one sound of the tests, which lasts 24 s. */
const offlineSeconds = chooseCount({ test: 8, prove: 60 })

test.describe('A play', () => {
  test('continues after a reload at the same position, in the same record', async ({ product, member }) => {
    const { page } = member
    await openRandomSoundPage(page)
    const title = (await page.locator('main section h2').first().textContent()) ?? ''
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 6)
    await page.reload()
    await expect(page.getByText('前回の続きから再生できます。')).toBeVisible()
    await expect(page.locator('main section h2').first()).toHaveText(title)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 6)
    const resumedAt = await readAudioTime(page)
    await waitUntilPlayedTo(page, resumedAt + 3)
    await findButton(page, '一時停止する').click()
    const heard = await readAudioTime(page)
    await findButton(page, '終了する').click()
    await expect(page.getByText('保存しました')).toBeVisible()
    expectSeconds(await waitForPlays(product, member), 8, Math.ceil(heard))
  })

  test(`is sent once and counted once after ${offlineSeconds} s without a network`, async ({
    product,
    subscriber,
  }) => {
    test.setTimeout(240_000)

    const { page } = subscriber
    await openRandomSoundPage(page)
    await findSwitch(page, 'ループ').click()
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await waitUntilFullyLoaded(page)
    await page.context().setOffline(true)
    await page.waitForTimeout(offlineSeconds * 1000)
    await expect(page.getByText('通信を待っています').first()).toBeVisible()
    await page.context().setOffline(false)
    await waitForPlays(product, subscriber)
    await finishPlay(page)
    const most = passed()
    await expect(page.getByText('保存しました')).toBeVisible()
    // The sound lasts 24 s, and one record contains all its repetitions.
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, offlineSeconds, most)
    expect(play.counted_seconds).toBe(play.played_seconds)
  })

  test('continues between pages, is resumed on its own page, and stays one record', async ({
    product,
    member,
  }) => {
    const { page } = member
    await openRandomSoundPage(page)
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)
    // On a phone the player covers the screen, and the page is behind it.
    await findButton(page, '小さくする').click()
    await page.getByRole('main').getByRole('link', { name: 'メディカルサウンド' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'メディカルサウンド' })).toBeVisible()
    await waitUntilPlayedTo(page, 5)
    await page.getByRole('button', { name: /の再生画面を開く/ }).click()
    await expect(findButton(page, '別の音にする')).toBeVisible()
    await waitUntilPlayedTo(page, 6)
    await findButton(page, '一時停止する').click()
    await findButton(page, '終了する').click()
    await expect(page.getByText('保存しました')).toBeVisible()
    const most = passed()
    expectSeconds(await waitForPlays(product, member), 5, most)
  })
})
