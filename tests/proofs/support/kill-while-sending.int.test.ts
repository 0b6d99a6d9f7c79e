import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment, createTestBroker, findFreePort, type TestBroker } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../../services/support/src/testing/support-app.ts'

// Two replicas of support run as processes of their own on one database, and one of them is killed repeatedly while members send.

const KILLS = chooseCount({ test: 1, prove: 20 })
const MEMBERS = 4
const serverFile = fileURLToPath(new URL('../../../services/support/src/server.ts', import.meta.url))

let service: SupportApp
let identity: Server
let broker: TestBroker
let folder: string
const copies: Copy[] = []

interface Copy {
  url: string
  kill(): Promise<void>
  start(): Promise<void>
}

beforeAll(async () => {
  service = await createSupportApp()
  folder = await mkdtemp(join(tmpdir(), 'hibiki-support-'))
  identity = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(service.sessions.jwks))
  }).listen(0, '127.0.0.1')
  await once(identity, 'listening')
  broker = await createTestBroker()
  await broker.start()
  for (const _ of [1, 2]) copies.push(createCopy(await findFreePort()))
  await Promise.all(copies.map((copy) => copy.start()))
}, 120_000)

afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.kill()))
  identity.close()
  await broker.close()
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

function createCopy(port: number): Copy {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  return {
    url,
    async kill() {
      const running = child
      child = undefined
      if (!running) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
    async start() {
      child = spawn(process.execPath, [serverFile], {
        env: {
          ...createChildEnvironment(),
          MODE: 'local',
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'silent',
          SECURE_COOKIES: 'false',
          INTERNAL_KEYS: 'k'.repeat(32),
          NATS_URL: broker.url,
          PICTURE_FOLDER: folder,
          CHAT_FILE_KEY: 'k'.repeat(32),
          DATABASE_URL: service.databaseUrl,
          IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      for (;;) {
        const response = await fetch(`${url}/readyz`).catch(() => null)
        if (response?.ok) return
        if (child.exitCode !== null) throw new Error(`support ended with ${child.exitCode}`)
        await sleep(30)
      }
    },
  }
}

/** Sends like the app, repeating the same key to either replica until one has acknowledged the message. */
async function send(member: Sender, text: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    cookie: member.cookie,
    'idempotency-key': randomUUID(),
  }
  const body = JSON.stringify({ inquiryId: member.inquiryId, text })
  for (let attempt = 0; ; attempt++) {
    const copy = copies[(member.index + attempt) % copies.length]
    const init = { method: 'POST', headers, body }
    const response = await fetch(`${copy?.url}/v2/support/chat/inquiry/chat`, init).catch(() => null)
    // A response that was cut off in the middle does not count.
    const answered = await response?.text().catch(() => null)
    if (response?.ok && answered !== null) return
    if (response && response.status < 500) throw new Error(`${response.status} ${answered}`)
    await sleep(20)
  }
}

interface Sender {
  index: number
  cookie: string
  inquiryId: string
  person: TestPerson
}

describe('messages to support', () => {
  it('are neither lost nor doubled when a replica is killed while they are sent', async () => {
    const senders = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, index): Promise<Sender> => {
        const person = await addTestPerson(service, { functions: premiumFunctions })
        const cookie = await service.sessions.cookieFor({ userId: person.userId })
        return { index, cookie, person, inquiryId: await postInquiry(person) }
      }),
    )
    let isOver = false
    const sent = senders.map(async (sender) => {
      const texts: string[] = []
      while (!isOver && texts.length < 400) {
        const text = `${sender.index}/${texts.length}`
        await send(sender, text)
        texts.push(text)
      }
      return texts
    })
    for (let kill = 0; kill < KILLS; kill++) {
      const copy = copies[kill % copies.length] as Copy
      await sleep(5 + (kill % 7) * 11)
      await copy.kill()
      await copy.start()
    }
    isOver = true
    for (const [index, texts] of (await Promise.all(sent)).entries()) {
      const { person, inquiryId } = senders[index] as Sender
      const chats: { text: string }[] = (
        await person.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`)
      ).json()
      // Messages of the same millisecond may be in either order.
      expect(
        chats
          .slice(1)
          .map(({ text }) => text)
          .sort(),
      ).toEqual(texts.toSorted())
      expect(texts.length).toBeGreaterThan(KILLS)
    }
  }, 300_000)

  it("appear in polls of either replica at once, and leave other inquiries' ETags unchanged", async () => {
    const person = await addTestPerson(service, { functions: premiumFunctions })
    const cookie = await service.sessions.cookieFor({ userId: person.userId })
    const inquiryId = await postInquiry(person)
    const poll = (copy: Copy, etag?: string) =>
      fetch(`${copy.url}/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`, {
        headers: { cookie, ...(etag && { 'if-none-match': etag }) },
      })
    const [one, two] = copies as [Copy, Copy]
    const etag = (await poll(one)).headers.get('etag') ?? ''
    expect((await poll(two, etag)).status).toBe(304)
    await send({ index: 0, cookie, inquiryId, person }, '続きです')
    const news = await poll(two, etag)
    expect([news.status, ((await news.json()) as object[]).length]).toEqual([200, 2])
  })
})
