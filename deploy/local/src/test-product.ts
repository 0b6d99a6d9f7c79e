import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { launchChromium } from '@hibiki/test-harness'
import type { APIRequestContext } from 'playwright-core'
import type { CaughtMail } from './mailbox/mail-catcher.ts'
import { type LocalOptions, startLocal } from './start-local.ts'
import { openTestBrowser } from './test-browser.ts'
import { copyFirstFolder, ofTests } from './test-folder.ts'

/**
 * The whole product on a free port with a folder of its own and few demo sounds, and a Chromium beside it: for journeys.
 *
 * @param o.chromium options of a Chromium of its own; without them it is the worker's
 * @param o.webFonts true where the look is measured; loading them takes a tenth of a page's time
 */
export async function startTestProduct({
  chromium,
  webFonts = false,
  ...options
}: Pick<LocalOptions, 'adminConsole' | 'demoSounds' | 'demoCharts'> & {
  chromium?: NonNullable<Parameters<typeof launchChromium>[0]>
  webFonts?: boolean
} = {}) {
  const folder = await copyFirstFolder()
  const local = await startLocal({ dataDir: folder, port: 0, ...ofTests, ...options })
  const browser = await openTestBrowser({ ...(chromium && { chromium }), webFonts })

  return {
    url: local.url,
    databases: local.databases,
    browser,
    /** A page of a browser profile of its own, as another person or device would have. */
    async newPage(viewport = { width: 390, height: 844 }) {
      const context = await browser.newContext({
        viewport,
        // A worker between page and server hides requests from the journeys; the one about it asks for its own context.
        serviceWorkers: 'block',
        baseURL: local.url,
        locale: 'ja-JP',
        reducedMotion: 'reduce',
      })
      return context.newPage()
    },
    /** The newest mail to somebody with this in its subject, once it has come. `after` skips as many older ones. */
    mail: (to: string, subject: string, after = 0) =>
      eventually(() => newestMail(local.url, to, subject, after)),
    /** The link in it. */
    linkOfMail: (to: string, subject: string, after = 0) =>
      eventually(async () => linkIn(await newestMail(local.url, to, subject, after))),
    async close() {
      await browser.close()
      await local.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Logs a demo member in by the call of the login page, which costs less than loading that page.
 *
 * @param origin of the product, where the context has no base address
 */
export async function logInByCall(request: APIRequestContext, loginId: string, origin = ''): Promise<void> {
  const answer = await request.post(`${origin}/api/auth/login`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { loginId, password: 'hibiki-demo' },
  })
  if (!answer.ok()) throw new Error(`auth/login answered ${answer.status()}: ${await answer.text()}`)
  // The week's notice is taken here, so that its dialog stands in no page's way.
  await request.get(`${origin}/api/v1/activity/notice`)
}

async function newestMail(url: string, to: string, subject: string, after: number) {
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`)
  const mails = ((await answer.json()) as CaughtMail[]).filter((mail) => mail.subject.includes(subject))
  return mails.length > after ? mails[0] : undefined
}

const linkIn = (mail: CaughtMail | undefined) => mail?.text.match(/https?:\/\/\S+/)?.[0]

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>

/** Waits until the call answers something, for what the product does a moment later (mails, copies of data). */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('it did not come within 60 seconds')
    await sleep(100)
  }
}
