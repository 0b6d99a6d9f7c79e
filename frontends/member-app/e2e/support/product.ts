import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocal } from '@hibiki/deploy-local'
import { launchChromium } from '@hibiki/test-harness'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** The whole product on a free port with a folder of its own, a Chromium beside it, and a look into its database. */
export async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-e2e-'))
  // Run as root, the database server is another user, who must be able to enter.
  await chmod(folder, 0o755)
  const local = await startLocal({ dataDir: folder, port: 0, demoSounds: 'small', rateLimit: false })
  const browser = await launchChromium()
  const content = new pg.Pool({ connectionString: local.databases.content, max: 2 })

  return {
    url: local.url,
    browser,
    /** A page of a browser profile of its own, as another person or device would have. */
    async newPage(viewport = { width: 390, height: 844 }): Promise<Page> {
      const context = await browser.newContext({ viewport, baseURL: local.url, locale: 'ja-JP' })
      return context.newPage()
    },
    /** The newest mail to somebody with this in its subject, once it has come. `after` skips as many older ones. */
    linkOfMail(to: string, subject: string, after = 0): Promise<string> {
      return eventually(async () => {
        const answer = await fetch(`${local.url}/dev/mailbox?to=${encodeURIComponent(to)}`)
        const mails = ((await answer.json()) as CaughtMail[]).filter((mail) => mail.subject.includes(subject))
        return mails.length > after ? linkIn(mails[0]) : undefined
      })
    },
    /** Every play stored so far, oldest first. */
    async plays(): Promise<StoredPlay[]> {
      const { rows } = await content.query<StoredPlay>(
        `select member_id, dmv_type_code, plan_code, played_seconds, counted_seconds
         from content.plays order by created_at`,
      )
      return rows
    },
    async close() {
      await browser.close()
      await content.end()
      await local.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface CaughtMail {
  subject: string
  text: string
}

const linkIn = (mail: CaughtMail | undefined) => mail?.text.match(/https?:\/\/\S+/)?.[0]

/** Waits until the call answers something, for what the product does a moment later (mails, copies of data). */
export const eventually = <T>(look: () => Promise<T | undefined>): Promise<T> =>
  vi.waitUntil(look, { timeout: 20_000, interval: 100 })

export interface StoredPlay {
  member_id: string
  dmv_type_code: string
  plan_code: string
  played_seconds: number
  counted_seconds: number
}

export type Product = Awaited<ReturnType<typeof startProduct>>

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
  await page.locator('main').getByRole('button', { name: 'ログイン' }).click()
  await page.waitForURL('**/mypage/**')
  // The week's notice is taken here, so that its dialog stands in no journey's way.
  await page.evaluate(() => fetch('/api/v1/activity/notice'))
}

/** Where the page's sound is, in seconds; a second audio element is the track played along. */
export function audioTime(page: Page): Promise<number> {
  return page
    .locator('audio')
    .first()
    .evaluate((audio) => (audio as unknown as { currentTime: number }).currentTime)
}

/** Waits until the sound has really advanced to this second. */
export function hearUntil(page: Page, second: number): Promise<void> {
  return vi
    .waitUntil(async () => (await audioTime(page)) >= second, { timeout: 30_000, interval: 100 })
    .then(() => {})
}
