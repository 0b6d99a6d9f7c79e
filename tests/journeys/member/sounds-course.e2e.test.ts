import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startStopwatch, waitUntilPlayedTo } from './support/product.ts'
import {
  findButton,
  finishPlay,
  otherSubscriberEmail,
  setUpSoundJourneys,
  subscriberEmail,
} from './support/sound-journeys.ts'

const { memberPage, playsSoFar, playsSince } = setUpSoundJourneys({ demoSounds: 'esthe' })

/** Length of a sound of the tests in seconds. */
const SOUND_SECONDS = 24
/** A course fades out over this many seconds within its time. */
const FADE_SECONDS = 10

const seekBar = (page: Page) => page.getByRole('slider', { name: '再生位置' })
/** Reads the player's text of its position and length. */
const positionText = (page: Page) => seekBar(page).getAttribute('aria-valuetext')

async function openChosenSound(page: Page): Promise<void> {
  await page.goto('/mypage/aiesthe/random')
  await findButton(page, '再生する').waitFor()
}

/** Samples the loudness of the page's sound from now until it stops. */
function volumesUntilPause(page: Page): Promise<{ seconds: number; volume: number }[]> {
  return page.locator('audio').first().evaluate(recordVolumes)
}

/** This function runs in the page. */
function recordVolumes(element: unknown): Promise<{ seconds: number; volume: number }[]> {
  const audio = element as HTMLAudioElement
  const samples: { seconds: number; volume: number }[] = []
  return new Promise((resolve) => {
    const sample = () => {
      samples.push({ seconds: audio.currentTime, volume: audio.volume })
      if (audio.paused) resolve(samples)
      else setTimeout(sample, 100)
    }
    sample()
  })
}

/**
 * Ten minutes are too long for a test, so the sound repeats once past its own end in real time, the member then seeks to the last
 * seconds of the course, and its end is reached in real time, too. Nothing is slowed or accelerated.
 */
describe('A member who plays a course of AI esthe', () => {
  it('hears a sound of 24 s repeated to the end of its minutes, as one play record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(subscriberEmail)
    await openChosenSound(page)
    const minutes = /（(10|20)分）/.exec(
      (await page.getByRole('heading', { level: 2, name: /（(10|20)分）/ }).textContent()) ?? '',
    )?.[1]
    const end = `${minutes}分0秒`
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, SOUND_SECONDS + 4)
    await findButton(page, '一時停止する').waitFor()
    await expect.poll(() => positionText(page)).toMatch(new RegExp(`^0分(2[89]|3\\d)秒（全体 ${end}）$`))

    await seekBar(page).fill(String(Number(minutes) * 60 - FADE_SECONDS - 8))
    await expect.poll(() => positionText(page)).toMatch(new RegExp(`^${Number(minutes) - 1}分[345]\\d秒`))
    const volumes = await volumesUntilPause(page)
    const most = passed()

    // The course ends by itself, and is silent before it is over.
    expect(volumes[0]?.volume).toBe(1)
    expect(volumes.at(-1)?.volume).toBeLessThan(0.01)
    expect(volumes.filter(({ volume }) => volume > 0.05 && volume < 0.95).length).toBeGreaterThan(5)
    await findButton(page, '再生する').waitFor()
    expect(await positionText(page)).toBe(`${end}（全体 ${end}）`)
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(SOUND_SECONDS + FADE_SECONDS + 6)
    expect(play?.played_seconds).toBeLessThanOrEqual(most)

    await findButton(page, '終了する').click()
    await page.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
    expect(await playsSince(before)).toEqual([play])
  })

  it('continues in a later repetition after a reload, in the same play record', async () => {
    const before = await playsSoFar()
    const page = await memberPage(subscriberEmail)
    await openChosenSound(page)
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await seekBar(page).fill('40')
    await expect.poll(() => positionText(page)).toMatch(/^0分4[3-9]秒/)
    await page.reload()
    await page.getByText('前回の続きから再生できます。').waitFor()
    await findButton(page, '再生する').click()
    await expect.poll(() => positionText(page)).toMatch(/^0分(4[89]|5\d)秒/)
    await finishPlay(page)
    const most = passed()
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(6)
    expect(play?.played_seconds).toBeLessThanOrEqual(most)
  })

  /** The sounds of the tests are short, so the response is changed to a course that is shorter still. */
  it('hears only the length of the course of a longer sound, faded out, as one play record', async () => {
    const courseSeconds = 15
    const before = await playsSoFar()
    const page = await memberPage(otherSubscriberEmail)
    await page.route('**/api/aiesthe/random', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), courseMinutes: courseSeconds / 60 },
      })
    })
    await openChosenSound(page)
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 1)
    const volumes = await volumesUntilPause(page)
    expect(volumes[0]?.volume).toBe(1)
    expect(volumes.at(-1)?.volume).toBeLessThan(0.01)
    expect(volumes.at(-1)?.seconds).toBeGreaterThanOrEqual(courseSeconds)
    expect(volumes.at(-1)?.seconds).toBeLessThan(SOUND_SECONDS)
    await findButton(page, '再生する').waitFor()
    expect(await positionText(page)).toBe('0分15秒（全体 0分15秒）')
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(courseSeconds - 1)
    expect(play?.played_seconds).toBeLessThanOrEqual(courseSeconds + 2)
  })
})
