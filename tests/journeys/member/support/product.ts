import { logInByCall, startTestProduct } from '@hibiki/deploy-local/test-product'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** Starts the whole product, with the console and special sounds where a journey needs them, and reads the plays that it stores. */
export async function startProduct(options: Parameters<typeof startTestProduct>[0] = {}) {
  const product = await startTestProduct({ adminConsole: false, ...options })
  const content = new pg.Pool({ connectionString: product.databases.content, max: 2 })

  return {
    ...product,
    /** Lists every play stored so far, oldest first. */
    async plays(): Promise<StoredPlay[]> {
      const { rows } = await content.query<StoredPlay>(
        `select member_id, dmv_type_code, plan_code, played_seconds, counted_seconds
         from content.plays order by created_at`,
      )
      return rows
    },
    /** Lists the plays of the sound of this title, by their ids. */
    async playsOf(title: string): Promise<string[]> {
      const { rows } = await content.query<{ id: string }>(
        `select play.id from content.plays as play join content.sounds as sound on sound.id = play.sound_id
         where sound.title = $1`,
        [title],
      )
      return rows.map(({ id }) => id)
    },
    async close() {
      await content.end()
      await product.close()
    },
  }
}

export interface StoredPlay {
  member_id: string
  dmv_type_code: string
  plan_code: string
  played_seconds: number
  counted_seconds: number
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Logs a demo member in without loading the login page, so that the next page opens logged in. */
export const logInDemoMember = (page: Page, loginId: string): Promise<void> =>
  logInByCall(page.request, loginId)

/** Returns the position of the page's sound in seconds; a second audio element is the accompaniment. */
export function readAudioTime(page: Page): Promise<number> {
  return page
    .locator('audio')
    .first()
    .evaluate((audio) => (audio as unknown as { currentTime: number }).currentTime)
}

/** Waits until the sound has really advanced to this second. */
export function waitUntilPlayedTo(page: Page, second: number): Promise<void> {
  return vi
    .waitUntil(async () => (await readAudioTime(page)) >= second, { timeout: 30_000, interval: 100 })
    .then(() => {})
}

/** Length of a sound of the tests in seconds; while one loops, its element reports no end. */
const SOUND_SECONDS = 24

/** Returns whether the sound needs no network any more. */
export const isSoundFullyLoaded = (page: Page): Promise<boolean> =>
  page
    .locator('audio')
    .first()
    .evaluate((element, soundSeconds) => {
      const { buffered, duration } = element as unknown as {
        buffered: { length: number; end(range: number): number }
        duration: number
      }
      const end = Math.min(duration, soundSeconds) - 0.5
      return buffered.length > 0 && buffered.end(buffered.length - 1) >= end
    }, SOUND_SECONDS)

/** Starts a stopwatch, which returns the seconds since now: no more of a sound can have been heard, however slow everything is. */
export function startStopwatch(): () => number {
  const begun = Date.now()
  return () => (Date.now() - begun) / 1000
}
