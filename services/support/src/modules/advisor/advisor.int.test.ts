import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createErrorBehaviour,
  createTextBehaviour,
  declineBehaviour,
  disconnectBehaviour,
  hangBehaviour,
  startModelServer,
} from '../../testing/model-server.ts'
import {
  addTestPerson,
  createSupportApp,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'
import { readArticleFiles } from '../knowledge/read-article-files.ts'
import { type AdvisorEngine, type AdvisorEngineRequest, EngineRefusal } from './advisor-engine.ts'
import type { AnswerPart } from './answer-part.ts'
import { createModelEngine } from './model-engine.ts'

let service: SupportApp
let member: TestPerson
let written = ''
/** Requests to the engine, oldest first. */
let asked: AdvisorEngineRequest[] = []
/** The engine waits for this before it answers. */
const slow: { go: (() => void) | null } = { go: null }
const engine: AdvisorEngine = {
  name: 'search',
  async *answer(request) {
    asked.push(request)
    const { question, articles } = request
    if (question.includes('失敗')) throw new Error(`CANARY ${question}`)
    if (question.includes('拒否')) throw new EngineRefusal()
    if (question.includes('待って'))
      await new Promise<void>((resolve) => {
        slow.go = resolve
      })
    yield `「${articles[0]?.title}」`
    yield 'のとおりです。'
  },
}
beforeAll(async () => {
  const log = pino(
    new Writable({
      write(line, _, done) {
        written += line
        done()
      },
    }),
  )
  service = await createSupportApp({ resources: { engine, readArticles: readArticleFiles }, log })
  member = await addTestPerson(service, { functions: premiumFunctions })
})
afterAll(() => service.close())

const begin = async (person = member): Promise<string> =>
  (await person.post('/v2/ai-chat/conversation')).json()
const ask = (
  person: TestPerson,
  conversationId: string,
  message: string,
  headers: Record<string, string> = {},
) => person.post('/v2/ai-chat/chat', { conversationId, message }, headers)
const messages = async (person: TestPerson, id: string) =>
  (await person.post(`/v2/ai-chat/list?conversationId=${id}`)).json()

describe('the AI advisor', () => {
  it('answers from an article, and lists the conversation', async () => {
    const id = await begin()
    expect((await ask(member, id, 'プランを解約したい')).json()).toEqual({})
    expect(await messages(member, id)).toMatchObject([
      { me: true, username: '花子', text: 'プランを解約したい', kind: 'question' },
      { me: false, username: 'AIアドバイザー', kind: 'answer', articleIds: [expect.any(String)] },
    ])
    const listed = (await member.get('/v2/ai-chat/conversations')).json()
    expect(listed).toContainEqual(
      expect.objectContaining({ id, title: 'プランを解約したい', inquiryId: null }),
    )
  })

  it('accepts the question in the query as well as in the body', async () => {
    const id = await begin()
    const query = new URLSearchParams({ conversationId: id, message: '解約の方法' })
    expect((await member.post(`/v2/ai-chat/chat?${query}`)).statusCode).toBe(200)
    expect(await messages(member, id)).toHaveLength(2)
  })

  it('streams the answer and then names the stored message', async () => {
    const id = await begin()
    const response = await member.post('/v2/ai-chat/stream', {
      conversationId: id,
      message: 'プランを解約したい',
    })
    expect(response.headers['content-type']).toContain('text/event-stream')
    const events = response.body
      .trim()
      .split('\n\n')
      .map((event) => event.split('\n'))
    expect(events.map(([name]) => name)).toEqual(['event: text', 'event: text', 'event: done'])
    const [, stored] = await messages(member, id)
    expect(JSON.parse(events[2]?.[1]?.replace('data: ', '') ?? '')).toEqual(stored)
  })

  it.each([
    ['死にたいです', 'help-lines', '119'],
    ['薬を飲み過ぎてしまいました', 'help-lines', '119'],
    ['くすりをのみすぎた', 'help-lines', '119'],
    ['I can’t breathe', 'help-lines', '119'],
    ['頭痛の薬と一緒に使えますか', 'medical', '医師'],
    ['zzzz qqqq xxxx', 'refusal', 'サポート担当'],
    ['プランを解約したい 拒否', 'refusal', 'サポート担当'],
    ['プランを解約したい 失敗', 'failed', 'もう一度'],
  ])('responds to %s with %s', async (question, kind, said) => {
    const id = await begin()
    await ask(member, id, question)
    expect((await messages(member, id))[1]).toMatchObject({ kind, text: expect.stringContaining(said) })
  })

  it.each([
    ['zh-CN', '我不想活了', 'help-lines', '119'],
    ['zh-TW', '我不想活了', 'help-lines', '119'],
    ['zh-TW', '高血壓可以聽嗎', 'medical', '醫'],
    ['zh-CN', '明天的天气怎么样', 'refusal', '客服人员'],
    ['zh-CN', '不想再续订了', 'answer', '方案如何解约'],
  ])('understands and answers in %s: %s', async (language, question, kind, said) => {
    const reader = await addTestPerson(service, { functions: premiumFunctions, language })
    const id = await begin(reader)
    await ask(reader, id, question)
    expect((await messages(reader, id))[1]).toMatchObject({ kind, text: expect.stringContaining(said) })
  })

  it('sends the engine no message that was declined or not answered', async () => {
    const id = await begin()
    const questions = ['プランを解約したい', '死にたいです', '頭痛の薬と一緒に使えますか', 'zzzz qqqq xxxx']
    for (const question of [...questions, 'プランを解約したい 拒否']) await ask(member, id, question)
    asked = []
    await ask(member, id, 'プランの解約の方法')
    const [{ history } = { history: [] }] = asked
    expect(history.map(({ author, text }) => [author, text])).toEqual([
      ['member', 'プランを解約したい'],
      ['advisor', expect.stringContaining('のとおりです。')],
    ])
  })

  it('responds 409 SUPPORT_ADVISOR_BUSY while an answer is written, but not after its writer died', async () => {
    const id = await begin()
    const first = ask(member, id, 'プランを解約したいので待って')
    await expect.poll(() => slow.go).not.toBeNull()
    const second = await ask(member, id, 'プランの解約')
    expect([second.statusCode, second.json()]).toMatchObject([409, { message: 'もう少々お待ちください。' }])
    service.clock.now = new Date(service.clock.now.getTime() + 30_000)
    expect((await ask(member, id, 'プランの解約')).statusCode).toBe(200)
    slow.go?.()
    await first
  })

  it('answers a question once however often it arrives', async () => {
    const id = await begin()
    const key = { 'idempotency-key': randomUUID() }
    for (let count = 0; count < 3; count++) await ask(member, id, 'プランを解約したい', key)
    expect(await messages(member, id)).toHaveLength(2)
  })

  it('responds 422 SUPPORT_KEY_REUSED to another question with a used key', async () => {
    const id = await begin()
    const key = { 'idempotency-key': randomUUID() }
    await ask(member, id, 'プランを解約したい', key)
    const other = await ask(member, id, 'プランを変更したい', key)
    expect([other.statusCode, other.json().code]).toEqual([422, 'SUPPORT_KEY_REUSED'])
    expect(await messages(member, id)).toHaveLength(2)
  })

  it('rejects the 31st question of a member on one day in Japan with SUPPORT_ADVISOR_LIMIT', async () => {
    const eager = await addTestPerson(service, { functions: premiumFunctions })
    const id = await begin(eager)
    service.clock.now = new Date('2026-12-01T14:00:00Z')
    for (let count = 0; count < 30; count++) await ask(eager, id, '頭痛')
    expect((await ask(eager, id, '頭痛')).json().code).toBe('SUPPORT_ADVISOR_LIMIT')
    service.clock.now = new Date('2026-12-01T15:00:00Z')
    expect((await ask(eager, id, '頭痛')).statusCode).toBe(200)
  })

  it('stores only the newest hundred conversations of a member', async () => {
    const talkative = await addTestPerson(service, { functions: premiumFunctions })
    const first = await begin(talkative)
    const second = await begin(talkative)
    service.clock.now = new Date(service.clock.now.getTime() + 1000)
    await ask(talkative, first, '頭痛')
    for (let count = 0; count < 99; count++) await begin(talkative)
    const { rows } = await service.database.pool.query('select id from conversations where member_id = $1', [
      talkative.userId,
    ])
    expect(rows).toHaveLength(100)
    const ids = rows.map(({ id }) => id)
    expect([ids.includes(first), ids.includes(second)]).toEqual([true, false])
  })

  it('serves premium members and administrators, each with conversations of their own', async () => {
    const free = await addTestPerson(service)
    expect((await free.post('/v2/ai-chat/conversation')).json().code).toBe('E2002')
    const admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
    expect((await admin.post('/v2/ai-chat/conversation')).statusCode).toBe(200)
    const id = await begin()
    for (const response of [
      await admin.post(`/v2/ai-chat/list?conversationId=${id}`),
      await ask(admin, id, '解約'),
    ])
      expect(response.json().code).toBe('SUPPORT_CONVERSATION_NOT_FOUND')
  })

  it('hands a conversation over to staff once, with all its messages', async () => {
    const id = await begin()
    const handOver = () => member.post('/v2/ai-chat/hand-over', { conversationId: id })
    expect((await handOver()).json().code).toBe('SUPPORT_CONVERSATION_NOT_FOUND')
    await ask(member, id, 'プランを解約したいのですが方法がわかりません')
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    const { inquiryId } = (await handOver()).json()
    expect((await handOver()).json().inquiryId).toBe(inquiryId)
    const now = service.clock.now.toISOString()
    const handedOver = { openedAt: now, waitingSince: now }
    const admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
    expect((await admin.get(`/admin/inquiries/${inquiryId}`)).json()).toMatchObject(handedOver)
    await admin.post(`/admin/inquiries/${inquiryId}/close`)
    expect((await admin.post(`/admin/inquiries/${inquiryId}/reopen`)).json()).toMatchObject(handedOver)
    const chats = (await member.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`)).json()
    expect(chats.map(({ author }: { author: string }) => author)).toEqual(['member', 'advisor', 'system'])
    const [row] = (await member.get('/v2/support/chat/inquiry/inquiries')).json()
    expect([...row.subject]).toHaveLength(20)
  })

  describe('a conversation that is handed over a second time', () => {
    const device = { browser: 'Chrome/140', system: 'Android 14', screen: '360×780', language: 'ja' }
    const shared = { device: { ...device, timeZone: 'Asia/Tokyo' }, errors: [], player: null }
    const passTime = (ms: number) => {
      service.clock.now = new Date(service.clock.now.getTime() + ms)
    }
    const handOver = async (conversationId: string, more: object = {}, language = 'ja'): Promise<string> => {
      const headers = { 'accept-language': language }
      const handedOver = await member.post('/v2/ai-chat/hand-over', { conversationId, ...more }, headers)
      return handedOver.json().inquiryId
    }
    const textsOf = async (inquiryId: string): Promise<string[]> =>
      (await member.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`))
        .json()
        .map(({ author, text }: Record<string, string>) => (author === 'member' ? text : author))
    let admin: TestPerson
    let id: string
    let inquiryId: string
    beforeAll(async () => {
      admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
    })
    beforeEach(async () => {
      id = await begin()
      await ask(member, id, 'プランを解約したい')
      passTime(60_000)
      inquiryId = await handOver(id)
      passTime(60_000)
    })
    const read = async (of = inquiryId) => (await admin.get(`/admin/inquiries/${of}`)).json()
    const answer = (close: boolean) =>
      admin.post(`/admin/inquiries/${inquiryId}/answer`, { text: '回答', key: randomUUID(), close })

    it('adds the later messages and what is shared to the inquiry, below the answers of staff', async () => {
      await ask(member, id, 'プランの解約の方法')
      passTime(60_000)
      await answer(true)
      passTime(60_000)
      expect(await handOver(id, { shared }, 'en')).toBe(inquiryId)
      const texts = [
        'プランを解約したい',
        'advisor',
        'system',
        'staff',
        'プランの解約の方法',
        'advisor',
        'system',
      ]
      expect(await textsOf(inquiryId)).toEqual(texts)
      const waitingSince = service.clock.now.toISOString()
      expect(await read()).toMatchObject({ state: 'open', unread: 1, waitingSince, shared: { device } })
      expect((await read()).language).toBe('en')
      passTime(60_000)
      expect(await handOver(id)).toBe(inquiryId)
      expect(await textsOf(inquiryId)).toEqual(texts)
      await admin.post(`/admin/inquiries/${inquiryId}/close`)
      const reopened = (await admin.post(`/admin/inquiries/${inquiryId}/reopen`)).json()
      expect(reopened).toMatchObject({ waitingSince, shared: { device } })
    })

    it('opens a new inquiry with the whole conversation when the member can no longer write in the first', async () => {
      await answer(true)
      passTime(14 * 24 * 3600_000)
      await ask(member, id, 'プランの解約の方法')
      passTime(60_000)
      const another = await handOver(id, { shared })
      expect(another).not.toBe(inquiryId)
      expect(await textsOf(another)).toEqual([
        ...['プランを解約したい', 'advisor', 'プランの解約の方法', 'advisor', 'system'],
      ])
      expect(await read(another)).toMatchObject({ state: 'open', shared: { device } })
      expect(await read()).toMatchObject({ state: 'closed', shared: null })
      expect(await handOver(id)).toBe(another)
    })

    it('opens a new inquiry when the first has no room for the later messages', async () => {
      await service.context.db
        .insertInto('messages')
        .values(
          Array.from({ length: 496 }, () => ({
            inquiry_id: inquiryId,
            author: 'member' as const,
            actor_id: member.userId,
            text: '続き',
            sending_key: null,
            created_at: service.clock.now,
          })),
        )
        .execute()
      expect(await handOver(id)).toBe(inquiryId)
      await ask(member, id, 'プランの解約の方法')
      const another = await handOver(id)
      expect(another).not.toBe(inquiryId)
      expect(await textsOf(another)).toHaveLength(5)
    })
  })

  it('logs no text of a conversation', async () => {
    const id = await begin()
    await ask(member, id, 'プランを解約したい 失敗 CANARY-QUESTION')
    const query = new URLSearchParams({ conversationId: id, message: 'CANARY-QUERY プラン' })
    await member.post(`/v2/ai-chat/chat?${query}`)
    expect(written).toContain('the advisor gave no answer')
    expect(written).not.toMatch(/CANARY|解約/)
  })

  it('deletes everything of a member who is erased', async () => {
    const leaving = await addTestPerson(service, { functions: premiumFunctions })
    const id = await begin(leaving)
    await ask(leaving, id, 'プランを解約したい')
    await service.deliver('identity.person-deleted.v1', {
      userId: leaving.userId,
      at: service.clock.now.toISOString(),
    })
    const left = await service.context.db
      .selectFrom('conversation_messages')
      .selectAll()
      .where('conversation_id', '=', id)
      .execute()
    expect(left).toEqual([])
    expect(await service.outbox('support.person-erased.v1')).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ userId: leaving.userId }) }),
    )
  })
})

describe('the model engine', () => {
  let server: Awaited<ReturnType<typeof startModelServer>>
  beforeAll(async () => {
    server = await startModelServer()
  })
  afterAll(() => server.close())
  afterEach(() => server.requests.splice(0))

  const answer = async (overrides: Partial<AdvisorEngineRequest> = {}) => {
    const model = createModelEngine({ baseUrl: server.url, key: 'secret', model: 'any' })
    const pieces: (string | AnswerPart)[] = []
    const request: AdvisorEngineRequest = {
      question: '解約したい',
      language: 'ja',
      history: [],
      articles: [{ id: 'a', title: '解約', body: '解約の方法です。' }],
      isAnsweredByArticle: true,
      call: null,
      runTool: async () => ({ text: '', parts: [] }),
      signal: AbortSignal.timeout(5000),
    }
    for await (const piece of model.answer({ ...request, ...overrides })) pieces.push(piece)
    return pieces
  }

  it('streams the answer and sends the model only articles and the conversation', async () => {
    server.behave(createTextBehaviour('はい、', '解約できます。'))
    const history = [
      { author: 'member' as const, text: '前の質問' },
      { author: 'advisor' as const, text: '前の答え' },
    ]
    expect(await answer({ history })).toEqual(['はい、', '解約できます。'])
    const [{ messages: sent } = { messages: [] }] = server.requests as { messages: object[] }[]
    expect(sent).toEqual([
      { role: 'system', content: expect.stringMatching(/AIアドバイザー[\s\S]*## 解約\n解約の方法です。$/) },
      { role: 'user', content: '前の質問' },
      { role: 'assistant', content: '前の答え' },
      { role: 'user', content: '解約したい' },
    ])
  })

  it('reports an answer that the model declines or leaves empty as a refusal', async () => {
    server.behave(declineBehaviour)
    await expect(answer()).rejects.toBeInstanceOf(EngineRefusal)
    server.behave(createTextBehaviour(' '))
    await expect(answer()).rejects.toBeInstanceOf(EngineRefusal)
  })

  it.each([
    ['a broken stream', disconnectBehaviour],
    ['a refused key', createErrorBehaviour(401)],
    ['a fault of the server', createErrorBehaviour(500)],
  ])('throws an error other than a refusal on %s', async (_, behaviour) => {
    server.behave(behaviour)
    const error = await answer().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(EngineRefusal)
  })

  it('rejects when its timeout has passed', async () => {
    server.behave(hangBehaviour)
    await expect(answer({ signal: AbortSignal.timeout(100) })).rejects.toThrow()
  })
})
