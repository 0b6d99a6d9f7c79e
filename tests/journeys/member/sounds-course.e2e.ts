import type { Page } from '@playwright/test'
import {
  expectSeconds,
  findButton,
  finishPlay,
  listPlays,
  SOUND_SECONDS,
  startStopwatch,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

/** A course fades out over this many seconds within its time. */
const FADE_SECONDS = 10

const seekBar = (page: Page) => page.getByRole('slider', { name: '再生位置' })
/** Expects the player's text of its position and length. */
const expectPosition = (page: Page, text: string | RegExp) =>
  expect(seekBar(page)).toHaveAttribute('aria-valuetext', text)

async function openChosenSound(page: Page): Promise<void> {
  await page.goto('/mypage/aiesthe/random')
  await expect(findButton(page, '再生する')).toBeVisible()
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
    const sample = () => samples.push({ seconds: audio.currentTime, volume: audio.volume })
    const timer = setInterval(sample, 100)
    // The player finishes the play in its own listener and releases the element then.
    const onPause = () => {
      clearInterval(timer)
      sample()
      resolve(samples)
    }
    audio.addEventListener('pause', onPause, { capture: true, once: true })
    sample()
  })
}

/**
 * Ten minutes are too long for a test, so the sound repeats once past its own end in real time, the member then seeks to the last
 * seconds of the course, and its end is reached in real time, too. Nothing is slowed or accelerated.
 */
test.describe('A member who plays a course of AI esthe', () => {
  test('hears a sound of 24 s repeated to the end of its minutes, as one play record', async ({
    product,
    subscriber,
  }) => {
    const { page } = subscriber
    await openChosenSound(page)
    const minutes = /（(10|20)分）/.exec(
      (await page.getByRole('heading', { level: 2, name: /（(10|20)分）/ }).textContent()) ?? '',
    )?.[1]
    const end = `${minutes}分0秒`
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, SOUND_SECONDS + 4)
    await expect(findButton(page, '一時停止する')).toBeVisible()
    await expectPosition(page, new RegExp(`^0分(2[89]|3\\d)秒（全体 ${end}）$`))

    await seekBar(page).fill(String(Number(minutes) * 60 - FADE_SECONDS - 8))
    await expectPosition(page, new RegExp(`^${Number(minutes) - 1}分[345]\\d秒`))
    const volumes = await volumesUntilPause(page)
    const most = passed()

    // The course ends by itself, and is silent before it is over.
    expect(volumes[0]?.volume).toBe(1)
    expect(volumes.at(-1)?.volume).toBeLessThan(0.01)
    expect(volumes.filter(({ volume }) => volume > 0.05 && volume < 0.95).length).toBeGreaterThan(5)
    await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
    await expect(page.getByText('保存しました')).toBeVisible()
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, SOUND_SECONDS + FADE_SECONDS + 6, most)

    expect(await listPlays(product, subscriber)).toEqual([play])
  })

  test('continues in a later repetition after a reload, in the same play record', async ({
    product,
    subscriber,
  }) => {
    const { page } = subscriber
    await openChosenSound(page)
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await seekBar(page).fill('40')
    await expectPosition(page, /^0分4[3-9]秒/)
    await page.reload()
    await expect(page.getByText('前回の続きから再生できます。')).toBeVisible()
    await findButton(page, '再生する').click()
    await expectPosition(page, /^0分(4[89]|5\d)秒/)
    await finishPlay(page)
    const most = passed()
    await expect(page.getByText('保存しました')).toBeVisible()
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, 6, most)
  })

  /** The sounds of the tests are short, so the response is changed to a course that is shorter still. */
  test('hears only the length of the course of a longer sound, faded out, as one play record', async ({
    product,
    subscriber,
  }) => {
    const courseSeconds = 15
    const { page } = subscriber
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
    await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
    await expect(page.getByText('保存しました')).toBeVisible()
    const play = await waitForPlays(product, subscriber)
    expectSeconds(play, courseSeconds - 1, courseSeconds + 2)
  })
})
