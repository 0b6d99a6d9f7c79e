import type { TestProduct } from '@hibiki/deploy-local/test-product'
import { expect, type Page } from '@playwright/test'
import { query } from './query.ts'

export interface StoredPlay {
  id: string
  dmv_type_code: string
  plan_code: string
  face_result_id: string | null
  played_seconds: number
  counted_seconds: number
}

/** Lists the plays that are stored of this member, oldest first. */
export const listPlays = ({ databases }: TestProduct, { id }: { id: string }): Promise<StoredPlay[]> =>
  query(
    databases.content,
    `select id, dmv_type_code, plan_code, face_result_id, played_seconds, counted_seconds
     from content.plays where member_id = $1 order by created_at`,
    [id],
  )

/** Waits until exactly this many plays are stored of this member, and returns the newest. */
export async function waitForPlays(
  product: TestProduct,
  member: { id: string },
  count = 1,
): Promise<StoredPlay> {
  await expect.poll(() => listPlays(product, member), { timeout: 60_000 }).toHaveLength(count)
  return (await listPlays(product, member)).at(-1) as StoredPlay
}

export const codesOf = (play: StoredPlay) => `${play.dmv_type_code}/${play.plan_code}`

/** Expects that at least and at most these seconds were recorded. */
export function expectSeconds({ played_seconds }: StoredPlay, min: number, max: number): void {
  expect(played_seconds).toBeGreaterThanOrEqual(min)
  expect(played_seconds).toBeLessThanOrEqual(max)
}

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const findSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

export async function openRandomSoundPage(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe/random')
  await expect(findButton(page, '再生する')).toBeVisible()
}

/**
 * Pauses and ends the play session. Wait for at least its second second before: what was heard may lag behind the position, and the page
 * leaves without a result when that is less than a second.
 */
export async function finishPlay(page: Page): Promise<void> {
  await findButton(page, '一時停止する').click()
  await findButton(page, '終了する').click()
}

/** Chooses what the end of a play offers in its menu. */
export async function chooseFurtherStep(page: Page, name: string): Promise<void> {
  await findButton(page, 'その他').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Plays what the page offers for three seconds, finishes, and expects one new record, with these codes. */
export async function expectOneRecord(
  product: TestProduct,
  member: { id: string; page: Page },
  codes: string,
): Promise<void> {
  const { page } = member
  const before = (await listPlays(product, member)).length
  const passed = startStopwatch()
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 3)
  await finishPlay(page)
  const most = passed()
  await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
  const play = await waitForPlays(product, member, before + 1)
  expect(codesOf(play)).toBe(codes)
  expectSeconds(play, 2, most)
}

/** Returns the position of the page's sound in seconds; a second audio element is the accompaniment. */
export function readAudioTime(page: Page): Promise<number> {
  return page
    .locator('audio')
    .first()
    .evaluate((audio: HTMLAudioElement) => audio.currentTime)
}

/** Waits until the sound has really advanced to this second. */
export function waitUntilPlayedTo(page: Page, second: number): Promise<void> {
  return expect.poll(() => readAudioTime(page), { intervals: [100] }).toBeGreaterThanOrEqual(second)
}

/** Length of a sound of the tests in seconds; while one loops, its element reports no end. */
export const SOUND_SECONDS = 24

/** Waits until the sound needs no network any more. */
export function waitUntilFullyLoaded(page: Page): Promise<void> {
  const loadedTo = () =>
    page
      .locator('audio')
      .first()
      .evaluate(({ buffered }: HTMLAudioElement) =>
        buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
      )
  return expect.poll(loadedTo).toBeGreaterThanOrEqual(SOUND_SECONDS - 0.5)
}

/** Starts a stopwatch, which returns the seconds since now: no more of a sound can have been heard, however slow everything is. */
export function startStopwatch(): () => number {
  const begun = Date.now()
  return () => (Date.now() - begun) / 1000
}
