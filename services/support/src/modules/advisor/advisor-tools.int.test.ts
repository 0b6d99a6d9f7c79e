import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ownContract, startMemberDataServer } from '../../testing/member-data-server.ts'
import { createToolCallBehaviour, startModelServer } from '../../testing/model-server.ts'
import {
  addTestPerson,
  createSupportApp,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'
import { readArticleFiles } from '../knowledge/read-article-files.ts'
import type { AnswerPart } from './answer-part.ts'
import { createModelEngine } from './model-engine.ts'

const toSound = (number: number, tagCodes: string[], genre: string) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `音${number}`,
  genre,
  place: '京都・宇治',
  tags: tagCodes.map((code) => ({ sleep: '眠り', night: '夜', morning: '朝' })[code] ?? code),
  tagCodes,
  purposeCode: '02',
  durationSeconds: 600,
  soundSrc: '/media/x',
})
const library = {
  sounds: [
    toSound(1, ['morning'], '海'),
    toSound(2, ['sleep', 'night'], '夜'),
    toSound(3, ['sleep'], '雨'),
    toSound(4, ['sleep'], '森'),
    toSound(5, ['sleep'], '森'),
  ],
  favourites: [toSound(4, [], '').id],
  recent: [],
}

type DataServer = Awaited<ReturnType<typeof startMemberDataServer>>
let content: DataServer
let billing: DataServer
let service: SupportApp
let member: TestPerson
beforeAll(async () => {
  content = await startMemberDataServer({
    '/soundesthe/library': library,
    '/activity/year?year=2026': [
      { day: '2026-11-12', seconds: 1200 },
      { day: '2026-11-16', seconds: 1800 },
      { day: '2026-11-20', seconds: 3660 },
    ],
    '/activity/streak': { days: 3, todayDone: false, freezeLeft: 1 },
  })
  billing = await startMemberDataServer({ '/payment/fetch-subscription': [ownContract] })
  const settings = { CONTENT_URL: content.url, BILLING_URL: `http://127.0.0.1:1,${billing.url}` }
  service = await createSupportApp({ settings, resources: { readArticles: readArticleFiles } })
  member = await addTestPerson(service, { functions: premiumFunctions })
})
afterAll(() => Promise.all([service.close(), content.close(), billing.close()]))
afterEach(() => {
  content.requests.splice(0)
  billing.requests.splice(0)
})

interface Answer {
  text: string
  kind: string
  articleIds: string[]
  parts: AnswerPart[]
}

const begin = async (person: TestPerson): Promise<string> =>
  (await person.post('/v2/ai-chat/conversation')).json()
async function ask(message: string, person = member): Promise<Answer & { conversationId: string }> {
  const conversationId = await begin(person)
  await person.post('/v2/ai-chat/chat', { conversationId, message })
  const [, answer] = (await person.post(`/v2/ai-chat/list?conversationId=${conversationId}`)).json()
  return { ...answer, conversationId }
}
const typesOf = ({ parts }: Answer) => parts.map(({ type }) => type)

describe('the advisor with tools', () => {
  it('suggests three sounds with the reason of each, read with the session of the member who asks', async () => {
    const answer = await ask('眠れない夜はどの音がいいですか？')
    expect(answer).toMatchObject({ kind: 'answer', articleIds: [] })
    expect(typesOf(answer)).toEqual(['sounds', 'action', 'questions'])
    const [part] = answer.parts
    const sounds = part?.type === 'sounds' ? part.sounds : []
    expect(sounds.map(({ title }) => title).slice(0, 2)).toEqual(['音2', '音4'])
    expect(sounds[0]?.reason).toBe('「眠り・夜」の音・10分')
    expect(sounds[1]?.reason).toContain('お気に入り')
    expect(content.requests).toEqual([
      { method: 'GET', path: '/soundesthe/library', memberId: member.userId, language: 'ja' },
    ])
  })

  it('calls sounds without a wish those of the day', async () => {
    const { text } = await ask('おすすめの音は？')
    expect(text).toBe('今日の音を選びました。▶で再生できます。')
    expect((await ask('宇治の音でおすすめは？')).text).toBe('ご希望に合う音を選びました。▶で再生できます。')
  })

  it("answers how long the member listened this week with the member's own figures", async () => {
    const answer = await ask('今週どのくらい聴いた？')
    expect(answer.text).toBe('今週は1時間31分お聴きになりました。')
    expect(answer.parts[0]).toMatchObject({
      type: 'figures',
      about: 'listening',
      title: '今週（11月16日 – 11月22日）',
      rows: [
        { label: '聴いた時間', value: '1時間31分' },
        { label: '聴いた日', value: '2日' },
        { label: 'いちばん長く聴いた日', value: '11月20日 · 1時間1分' },
        { label: '先週', value: '20分' },
      ],
    })
    expect(answer.parts[1]).toMatchObject({ type: 'action', path: '/mypage/activity' })
    expect(content.requests.map(({ memberId }) => memberId)).toEqual([member.userId])
  })

  it('tells the streak and the contract, also where one replica of a service is away', async () => {
    expect((await ask('連続何日聴いていますか')).parts[0]).toMatchObject({
      rows: [{ value: '3日' }, { value: 'まだ聴いていません' }, { value: '1日' }],
    })
    const answer = await ask('次回の支払日はいつ？')
    expect(answer.parts[0]).toMatchObject({
      title: 'プレミアム',
      rows: [{ value: 'ご利用中' }, { value: '4,980 円' }, { value: '12月10日 · 4,980 円' }],
    })
    expect(billing.requests).toMatchObject([{ method: 'GET', memberId: member.userId }])
  })

  it('answers where the receipts are from the article and with the button that opens them', async () => {
    const answer = await ask('領収書は？')
    expect(answer.parts).toContainEqual({
      type: 'action',
      label: '購入履歴を開く',
      path: '/mypage/payment-history',
    })
    expect([content.requests, billing.requests]).toEqual([[], []])
  })

  it('names related articles beside the one that it quotes', async () => {
    const answer = await ask('プランを解約したい')
    expect(answer.articleIds).toEqual(['cancel-plan'])
    expect(typesOf(answer)).toEqual(['action', 'articles', 'questions'])
  })

  it('opens the screen instead where the service cannot be read, and keeps what it said from the log', async () => {
    const stranded = await createSupportApp({
      settings: { CONTENT_URL: billing.url },
      resources: { readArticles: readArticleFiles },
    })
    try {
      const person = await addTestPerson(stranded, { functions: premiumFunctions })
      const answer = await ask('今週どのくらい聴いた？', person)
      expect(typesOf(answer)).toEqual(['action', 'articles', 'questions'])
      expect(answer).toMatchObject({ kind: 'answer', text: expect.stringContaining('読み込めませんでした') })
    } finally {
      await stranded.close()
    }
  })

  it('still declines medical questions and words of danger that also ask for a sound', async () => {
    expect(await ask('不眠症に効く音を教えて')).toMatchObject({ kind: 'medical', parts: [] })
    expect(await ask('死にたい夜に聴く音を選んで')).toMatchObject({ kind: 'help-lines', parts: [] })
    expect(content.requests).toEqual([])
  })

  it('hands the parts of an answer over to staff as text, and exports them', async () => {
    const { conversationId } = await ask('今週どのくらい聴いた？')
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    const { inquiryId } = (await member.post('/v2/ai-chat/hand-over', { conversationId })).json()
    const chats = (await member.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`)).json()
    expect(chats[1].text).toContain('・聴いた時間: 1時間31分')
    const copy = (await injectInternalCall(service.app, `/internal/members/${member.userId}/export`)).json()
    expect(JSON.stringify(copy.conversations)).toContain('"about":"listening"')
  })
})

describe('the model engine with tools', () => {
  let server: Awaited<ReturnType<typeof startModelServer>>
  let withModel: SupportApp
  let person: TestPerson
  beforeAll(async () => {
    server = await startModelServer()
    withModel = await createSupportApp({
      settings: { CONTENT_URL: content.url, BILLING_URL: billing.url },
      resources: {
        readArticles: readArticleFiles,
        engine: createModelEngine({ baseUrl: server.url, key: 'secret', model: 'any' }),
      },
    })
    person = await addTestPerson(withModel, { functions: premiumFunctions })
  })
  afterAll(() => Promise.all([withModel.close(), server.close()]))
  afterEach(() => server.requests.splice(0))
  const behave = (name: string, input: object) => {
    const behaviour = createToolCallBehaviour({ name, input }, 'こちらの', '音はいかがでしょうか。')
    server.behave((response) => behaviour(server.requests)(response))
  }

  it('shows the member what the tools of a model found, and gives the model the same as text', async () => {
    behave('find-sounds', { use: 'sleep' })
    const answer = await ask('眠れない夜はどの音がいいですか？', person)
    expect(answer).toMatchObject({ kind: 'answer', text: 'こちらの音はいかがでしょうか。' })
    expect(typesOf(answer)).toEqual(['sounds', 'action', 'questions'])
    const [first, second] = server.requests as {
      tools: { function: { name: string } }[]
      messages: object[]
    }[]
    expect(first?.tools.map(({ function: { name } }) => name)).toEqual([
      'find-sounds',
      'read-listening',
      'read-contracts',
      'open-screen',
    ])
    expect(second?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('・音2: 「眠り・夜」の音'),
    })
    expect(content.requests.map(({ memberId }) => memberId)).toEqual([person.userId])
  })

  it.each([
    ['arguments that do not fit', 'read-listening', { period: 'forever', memberId: 'another' }],
    ['a tool that does not exist', 'cancel-contract', {}],
  ])('reads nothing for a model that calls %s', async (_, name, input) => {
    behave(name, input)
    const answer = await ask('今週どのくらい聴いた？', person)
    expect(answer).toMatchObject({ kind: 'answer', text: 'こちらの音はいかがでしょうか。' })
    expect(content.requests).toEqual([])
  })
})
