import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from './testing/support-app.ts'

const CANARY = 'canary-1f7a-カナリア'

let service: SupportApp
let lines: string[]
let member: TestPerson
let admin: TestPerson
beforeAll(async () => {
  lines = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  service = await createSupportApp({ log })
  member = await addTestPerson(service, { functions: premiumFunctions })
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
})
afterAll(() => service.close())

it('logs no text of a conversation, note, question or search, whether it was accepted or rejected', async () => {
  const text = `これは${CANARY}です`
  const asked = encodeURIComponent(text)
  const key = () => randomUUID()
  const inquiryId = await postInquiry(member, { subject: CANARY.slice(0, 20), text })
  const texts = { ja: text, en: text }
  const conversationId = (await member.post('/v2/ai-chat/conversation')).json()
  const sendMessage = (to: string, message = text) =>
    member.post('/v2/support/chat/inquiry/chat', { inquiryId: to, text: message })
  const taken = [
    await sendMessage(inquiryId),
    await member.get(`/v2/support/articles/search?q=${asked}`),
    await admin.post(`/admin/inquiries/${inquiryId}/answer`, { text, key: key(), close: false }),
    await admin.post(`/admin/inquiries/${inquiryId}/note`, { text, key: key() }),
    await admin.get(`/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ q: CANARY }))}`),
    await admin.post('/admin/canned-answers', { title: CANARY, texts }),
    await member.post('/v2/ai-chat/chat', { conversationId, message: text }),
    await member.post(`/v2/ai-chat/chat?conversationId=${conversationId}&message=${asked}`),
    await member.post('/v2/ai-chat/stream', { conversationId, message: `死にたい ${text}` }),
  ]
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(taken.map(() => 200))
  const refused = [
    await sendMessage(inquiryId, text.repeat(99)),
    await sendMessage(key()),
    await sendMessage(CANARY),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 404, 400])
  await service.database.pool.query('alter table messages rename to away')
  const failed = await sendMessage(inquiryId)
  await service.database.pool.query('alter table away rename to messages')
  expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  expect(lines.length).toBeGreaterThan(10)
  // This part is the same with and without URL encoding.
  expect(lines.filter((line) => line.includes('canary-1f7a'))).toEqual([])
})
