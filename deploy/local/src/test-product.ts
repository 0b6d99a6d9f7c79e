import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CaughtMail } from './mailbox/mail-catcher.ts'
import { startLocal } from './start-local.ts'
import { openTestBrowser } from './test-browser.ts'
import { copyTemplateFolder, TEST_START_OPTIONS } from './test-folder.ts'
import type * as api from './test-product-api.ts'

export const startTestProduct: typeof api.startTestProduct = async ({
  chromium,
  webFonts = false,
  ...options
} = {}) => {
  const folder = await copyTemplateFolder()
  const local = await startLocal({ dataDir: folder, port: 0, ...TEST_START_OPTIONS, ...options })
  const browser = await openTestBrowser({ ...(chromium && { chromium }), webFonts })

  return {
    url: local.url,
    databases: local.databases,
    browser,
    soundProgress: local.soundProgress,
    async newPage(viewport = { width: 390, height: 844 }) {
      const context = await browser.newContext({
        viewport,
        // A service worker between page and server hides requests from the journeys; the journey about it opens a context of its own.
        serviceWorkers: 'block',
        baseURL: local.url,
        locale: 'ja-JP',
        reducedMotion: 'reduce',
      })
      return context.newPage()
    },
    mail: (to, subject, after = 0) => eventually(() => newestMail(local.url, to, subject, after)),
    linkOfMail: (to, subject, after = 0) =>
      eventually(async () => linkIn(await newestMail(local.url, to, subject, after))),
    async close() {
      await browser.close()
      await local.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const logInByCall: typeof api.logInByCall = async (request, loginId, origin = '') => {
  const answer = await request.post(`${origin}/api/auth/login`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { loginId, password: 'hibiki-demo' },
  })
  if (!answer.ok()) throw new Error(`auth/login answered ${answer.status()}: ${await answer.text()}`)
  // The week's notice is dismissed here, so that its dialog covers no page.
  await request.get(`${origin}/api/v1/activity/notice`)
}

async function newestMail(url: string, to: string, subject: string, after: number) {
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`)
  const mails = ((await answer.json()) as CaughtMail[]).filter((mail) => mail.subject.includes(subject))
  return mails.length > after ? mails[0] : undefined
}

const linkIn = (mail: CaughtMail | undefined) => mail?.text.match(/https?:\/\/\S+/)?.[0]

export const eventually: typeof api.eventually = async (look) => {
  const deadline = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('it did not come within 60 seconds')
    await sleep(100)
  }
}
