import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { addAccounts } from '@hibiki/identity'
import { demoPassword } from './demo/accounts.ts'
import type { CaughtMail } from './mailbox/mail-catcher.ts'
import { startLocal } from './start-local.ts'
import { copyTemplateFolder, TEST_START_OPTIONS } from './test-folder.ts'
import type * as api from './test-product-api.ts'

export const startTestProduct: typeof api.startTestProduct = async (options = {}) => {
  const folder = await copyTemplateFolder()
  const local = await startLocal({ dataDir: folder, port: 0, ...TEST_START_OPTIONS, ...options })
  let accounts = 0

  return {
    url: local.url,
    databases: local.databases,
    soundProgress: local.soundProgress,
    async createAccount({ username, usernameKana, role = 'ROLE_GENERAL', agency, isApplicant = false } = {}) {
      const userId = `journey${++accounts}`
      const account = {
        id: randomUUID(),
        userId,
        email: `${userId}@hibiki.example`,
        username: username ?? `旅 ${accounts}`,
      }
      await addAccounts({
        databaseUrl: local.databases.identity,
        agencies: agency ? [agency] : [],
        accounts: [
          {
            ...account,
            ...(usernameKana !== undefined && { usernameKana }),
            roles: [role],
            authorities: [],
            agencyCode: agency?.code ?? null,
            agencyStatus: agency ? (isApplicant ? '1' : '3') : '0',
          },
        ],
        password: demoPassword,
      })
      return account
    },
    mail: (to, subject, after = 0) => eventually(() => newestMail(local.url, to, subject, after)),
    linkOfMail: (to, subject, after = 0) =>
      eventually(async () => linkIn(await newestMail(local.url, to, subject, after))),
    async close() {
      await local.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const logInByCall: typeof api.logInByCall = async (request, loginId, origin = '') => {
  const answer = await request.post(`${origin}/api/auth/login`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { loginId, password: demoPassword },
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

/** Waits until the call returns a value, for what the product does a moment later. */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('it did not come within 60 seconds')
    await sleep(100)
  }
}
