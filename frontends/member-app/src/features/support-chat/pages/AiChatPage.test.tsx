import { createErrorResponse } from '@hibiki/api-mocks'
import 'fake-indexeddb/auto'
import { enterText } from '@hibiki/test-harness/components'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { playbackStore } from '../../player/audio/playback-store.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import type { CurrentUser } from '../../session/types.ts'
import type { LibrarySound } from '../../soundesthe/types.ts'
import type { AdvisorMessage, AnswerPart } from '../types.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './AiChatPage.tsx'

const id = '0190a000-0000-7000-8000-0000000000c1'
const message = (text: string, me: boolean, parts: AnswerPart[] = []): AdvisorMessage => ({
  id: crypto.randomUUID(),
  text,
  me,
  username: me ? '一般 花子' : 'AIアドバイザー',
  date: '2026-11-21 12:00:00',
  kind: me ? 'question' : 'answer',
  articleIds: me || parts.length > 0 ? [] : ['cancel-plan'],
  parts,
})

let stored: AdvisorMessage[]
let push: { text(text: string): void; end(): void }
let questions: [conversationId: string, question: string][]

beforeEach(() => {
  stored = []
  questions = []
  signIn(createMember({ premium: true }))
  server.use(
    http.get('/v2/ai-chat/conversations', () =>
      HttpResponse.json(
        stored.length > 0
          ? [{ id, title: stored[0]?.text ?? '', updatedAt: '2026-11-21 12:00:00', inquiryId: null }]
          : [],
      ),
    ),
    http.post('/v2/ai-chat/conversation', () => HttpResponse.json(id)),
    http.post('/v2/ai-chat/list', () => HttpResponse.json(stored)),
    http.post('/v2/ai-chat/stream', async ({ request }) => {
      const { conversationId, message: asked } = (await request.json()) as {
        conversationId: string
        message: string
      }
      questions.push([conversationId, asked])
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let said = ''
          push = {
            text(text) {
              said += text
              controller.enqueue(encoder.encode(`event: text\ndata: ${JSON.stringify({ text })}\n\n`))
            },
            end() {
              stored = [...stored, message(asked, true), message(said, false)]
              controller.close()
            },
          }
        },
      })
      // The contract describes no body of a stream.
      return new HttpResponse(body as never, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
  )
})

const ask = async (user: Awaited<ReturnType<typeof renderApp>>['user'], question: string) => {
  await enterText(user, await screen.findByRole('textbox', { name: '質問' }), question)
  await user.click(screen.getByRole('button', { name: '送信' }))
}

describe('/mypage/ai-chat', () => {
  it('shows the answer while it is streamed, then as stored', async () => {
    const { user } = await renderApp('/mypage/ai-chat')
    await ask(user, '解約したい')
    const log = await screen.findByRole('log')
    expect(await within(log).findByText('考え中です…')).toBeTruthy()
    await waitFor(() => expect(push).toBeDefined())
    push.text('ご契約状況から')
    expect(await within(log).findByText('ご契約状況から')).toBeTruthy()
    push.text('解約できます。')
    expect(await within(log).findByText('ご契約状況から解約できます。')).toBeTruthy()
    push.end()
    const article = await within(log).findByRole('link', { name: 'ご案内の記事を読む' })
    expect(article.getAttribute('href')).toBe('/support/articles/cancel-plan')
    expect(within(log).getByText('解約したい')).toBeTruthy()
  })

  it('sends a question that was asked before the answer is complete after it, in the same conversation', async () => {
    const { user } = await renderApp('/mypage/ai-chat')
    await ask(user, '解約したい')
    await waitFor(() => expect(push).toBeDefined())
    await screen.findByText('考え中です…')
    const first = push
    await ask(user, 'もう一つ')
    expect((await screen.findByText('もう少々お待ちください。')).getAttribute('role')).toBe('status')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('もう一つ')).toBeTruthy()
    await enterText(user, screen.getByRole('textbox', { name: '質問' }), 'さらに')
    expect(screen.getByRole('button', { name: '送信' }).hasAttribute('disabled')).toBe(true)
    expect(questions).toEqual([[id, '解約したい']])
    first.text('はい。')
    first.end()
    await waitFor(() => expect(push).not.toBe(first))
    expect(questions).toEqual([
      [id, '解約したい'],
      [id, 'もう一つ'],
    ])
    expect(screen.queryByText('もう少々お待ちください。')).toBeNull()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '質問' }).value).toBe('さらに')
    push.text('どうぞ。')
    push.end()
    expect(await screen.findByText('どうぞ。')).toBeTruthy()
  })

  it('returns a question that waited for an answer that failed', async () => {
    const refused = Promise.withResolvers<void>()
    server.use(
      http.post('/v2/ai-chat/stream', async () => {
        await refused.promise
        return createErrorResponse(429, 'SUPPORT_ADVISOR_LIMIT', '本日のご質問は30件までです。')
      }),
    )
    const { user } = await renderApp('/mypage/ai-chat')
    await ask(user, '解約したい')
    await screen.findByText('考え中です…')
    await ask(user, 'もう一つ')
    await screen.findByText('もう少々お待ちください。')
    refused.resolve()
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '質問' })
    expect(value.split('\n').toSorted()).toEqual(['もう一つ', '解約したい'])
  })

  it('keeps an answer in its conversation when another one is opened', async () => {
    stored = [message('前の質問', true), message('前の回答', false)]
    const begun = '0190a000-0000-7000-8000-0000000000c2'
    let lists = 0
    server.use(
      http.post('/v2/ai-chat/conversation', () => HttpResponse.json(begun)),
      // This handler only counts; the handler of all tests responds.
      http.get('/v2/ai-chat/conversations', () => {
        lists++
        return undefined
      }),
    )
    const { user, router } = await renderApp('/mypage/ai-chat')
    await screen.findByRole('combobox', { name: 'これまでの会話' })
    await ask(user, '解約したい')
    const log = await screen.findByRole('log')
    expect(await within(log).findByText('解約したい')).toBeTruthy()
    await router.navigate(`/mypage/ai-chat?conversation=${id}`)
    expect(await within(log).findByText('前の回答')).toBeTruthy()
    expect(within(log).queryByText('解約したい')).toBeNull()
    push.text('はい。')
    push.end()
    // The conversation is listed when its answer is complete.
    await waitFor(() => expect(lists).toBe(2))
    expect(router.state.location.search).toBe(`?conversation=${id}`)
  })

  const throttled = () => createErrorResponse(429, 'E4290', '混み合っています。')
  const welcome = /どのような音をお探しですか/

  it('shows that messages and conversations could not be loaded, and reloads them', async () => {
    stored = [message('解約したい', true), message('解約できます。', false)]
    server.use(
      http.post('/v2/ai-chat/list', throttled, { once: true }),
      http.get('/v2/ai-chat/conversations', throttled, { once: true }),
    )
    const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    expect(screen.queryByText(welcome)).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    for (const alert of screen.getAllByRole('alert'))
      await user.click(within(alert).getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByText('解約できます。')).toBeTruthy()
    expect(await screen.findByRole('combobox', { name: 'これまでの会話' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps question and answer until the stored ones can be loaded', async () => {
    const { user } = await renderApp('/mypage/ai-chat')
    const log = await screen.findByRole('log')
    expect(within(log).getByText(welcome)).toBeTruthy()
    await ask(user, '解約したい')
    await within(log).findByText('考え中です…')
    server.use(http.post('/v2/ai-chat/list', throttled, { once: true }))
    push.text('解約できます。')
    push.end()
    const retry = await within(log).findByRole('button', { name: 'もう一度試す' })
    expect(within(log).getByText('解約したい')).toBeTruthy()
    expect(within(log).getByText('解約できます。')).toBeTruthy()
    await user.click(retry)
    expect(await within(log).findByRole('link', { name: 'ご案内の記事を読む' })).toBeTruthy()
    expect(within(log).getAllByText('解約できます。')).toHaveLength(1)

    server.use(http.post('/v2/ai-chat/list', throttled, { once: true }))
    await ask(user, 'もう一つ')
    await within(log).findByText('考え中です…')
    const conversations = Promise.withResolvers<void>()
    // This handler only counts; the handler of all tests responds.
    server.use(
      http.get('/v2/ai-chat/conversations', () => {
        conversations.resolve()
        return undefined
      }),
    )
    push.text('はい。')
    push.end()
    await conversations.promise
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(within(log).getByText('もう一つ')).toBeTruthy()
    expect(within(log).getByText('はい。')).toBeTruthy()
  })

  it.each(['/v2/ai-chat/stream', '/v2/ai-chat/hand-over'] as const)(
    "shows only the session's own alert when the session ends on %s",
    async (path) => {
      stored = [message('解約したい', true), message('解約できます。', false)]
      server.use(http.post(path, () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
      const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
      const handOver = await screen.findByRole('button', { name: 'サポート担当に相談する' })
      if (path.endsWith('stream')) await ask(user, 'もう一つ')
      else {
        await user.click(handOver)
        await user.click(await screen.findByRole('button', { name: '引き継ぐ' }))
      }
      const alert = await screen.findByRole('alertdialog', { name: 'ログアウト' })
      await user.click(within(alert).getByRole('button', { name: '閉じる' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(screen.queryByText('ログインしてください。')).toBeNull()
    },
  )

  it("shows the server's message and restores the question when it is rejected", async () => {
    server.use(
      http.post('/v2/ai-chat/stream', () =>
        createErrorResponse(
          409,
          'SUPPORT_ADVISOR_LIMIT',
          '本日のご質問は30件までです。明日またご利用ください。',
        ),
      ),
    )
    const { user } = await renderApp('/mypage/ai-chat')
    await ask(user, '解約したい')
    expect(await screen.findByText('本日のご質問は30件までです。明日またご利用ください。')).toBeTruthy()
    await waitFor(() => expect(screen.getByDisplayValue('解約したい')).toBeTruthy())
  })

  it.each([
    ['holds an enterprise role as well', { roles: ['ROLE_GENERAL', 'ROLE_ENTERPRISE'], enterprise: true }],
    ['waits for an agency', { agency: { name: '銀座サロン', code: '100000000001', status: '1' } }],
  ] satisfies [string, Partial<CurrentUser>][])('opens for a premium member who %s', async (_what, more) => {
    signIn(createMember({ premium: true, ...more }))
    const { router } = await renderApp('/mypage/ai-chat')
    expect(await screen.findByRole('textbox', { name: '質問' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/mypage/ai-chat')
  })

  it('offers the plans to members without premium', async () => {
    signIn(createMember())
    await renderApp('/mypage/ai-chat')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('hands a conversation over when the member confirms', async () => {
    stored = [message('解約したい', true), message('解約できます。', false)]
    let sent: unknown
    server.use(
      http.post('/v2/ai-chat/hand-over', async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ inquiryId: id })
      }),
      http.get('/v2/support/chat/inquiry/inquiries', () => HttpResponse.json([])),
      http.get('/v2/support/chat/inquiry/response-time', () => ({ medianMinutes: null })),
    )
    const { user, router } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
    await user.click(await screen.findByRole('button', { name: 'サポート担当に相談する' }))
    await user.click(await screen.findByRole('button', { name: '引き継ぐ' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/chat'))
    expect(sent).toEqual({ conversationId: id })
  })

  it('offers the plans when the plan does not include staff, and offers staff no hand-over', async () => {
    stored = [message('解約したい', true), message('解約できます。', false)]
    server.use(
      http.post('/v2/ai-chat/hand-over', () =>
        createErrorResponse(409, 'E2002', '現在のプランではご利用いただけません。'),
      ),
    )
    const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
    await user.click(await screen.findByRole('button', { name: 'サポート担当に相談する' }))
    await user.click(await screen.findByRole('button', { name: '引き継ぐ' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '引き継ぐ' })).toBeNull())
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('現在のプランではご利用いただけません。')).toBeNull()

    cleanup()
    signIn(createMember({ premium: false, roles: ['ROLE_ADMIN'] }))
    await renderApp(`/mypage/ai-chat?conversation=${id}`)
    await screen.findByText('解約できます。')
    expect(screen.queryByRole('button', { name: 'サポート担当に相談する' })).toBeNull()
  })

  describe('an answer with parts', () => {
    const soundId = '0190a000-0000-7000-8000-0000000000d1'
    const goneId = '0190a000-0000-7000-8000-0000000000d2'
    const sound: LibrarySound = {
      id: soundId,
      soundSrc: '/api/media/d1?exp=1&sig=a',
      title: '夜の帳',
      genre: '夜',
      place: '沖縄・竹富島',
      tags: ['眠り'],
      tagCodes: ['sleep'],
      durationSeconds: 600,
      frequencies: [],
      planCode: '04',
      purposeCode: '02',
      reading: '',
    }
    const parts: AnswerPart[] = [
      {
        type: 'sounds',
        sounds: [
          { soundId, title: '夜の帳', reason: '「眠り」の音・10分' },
          { soundId: goneId, title: '消えた音', reason: '「眠り」の音・10分' },
        ],
      },
      {
        type: 'figures',
        about: 'listening',
        title: '今週（11月16日 – 11月22日）',
        rows: [
          { label: '聴いた時間', value: '1時間31分' },
          { label: '聴いた日', value: '2日' },
        ],
        bars: [{ label: '月', text: '31分', share: 1 }],
      },
      { type: 'action', label: '購入履歴を開く', path: '/mypage/payment-history' },
      { type: 'articles', articles: [{ id: 'sleep-timer', title: 'タイマーで音を止めるには？' }] },
      { type: 'questions', questions: ['集中したいときの音は？'] },
    ]
    let media: ReturnType<typeof installFakeMedia>
    let plays: string[]

    beforeEach(() => {
      media = installFakeMedia()
      plays = []
      stored = [message('眠れない夜は？', true), message('選びました。', false, parts)]
      server.use(
        http.get('/soundesthe/library', () => ({ sounds: [sound], favourites: [], recent: [] })),
        http.post('/dmv/record-playing', async ({ readBody }) => {
          const { dmvTypeCode, planCode, vibrationId } = await readBody()
          plays.push(`${vibrationId} ${dmvTypeCode}/${planCode}`)
          return {}
        }),
      )
    })
    afterEach(() => {
      playbackStore.end()
      media.restore()
    })

    it('plays a suggested sound in the mini player by one tap, recorded as from its shelf', async () => {
      const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
      const log = await screen.findByRole('log')
      expect(await within(log).findByText('「眠り」の音・10分')).toBeTruthy()
      await user.click(await within(log).findByRole('button', { name: '「夜の帳」を再生する' }))
      const mini = await screen.findByRole('region', { name: 'プレーヤー：夜の帳' })
      const audio = document.querySelector('audio') as HTMLAudioElement
      await waitFor(() => expect(audio.paused).toBe(false))
      media.advance(audio, 40)
      await waitFor(() => expect(plays).toContain(`${soundId} 02/04`))
      await user.click(within(log).getByRole('button', { name: '「夜の帳」を一時停止する' }))
      expect(audio.paused).toBe(true)
      expect(within(mini).getByRole('button', { name: '再生する' })).toBeTruthy()
      expect(within(log).getByRole('link', { name: '夜の帳' }).getAttribute('href')).toBe(
        `/mypage/soundesthe?sound=${soundId}`,
      )
    })

    it('says that the sounds could not be loaded, and offers to play them after a retry', async () => {
      let isAway = true
      server.use(
        http.get('/soundesthe/library', () =>
          isAway
            ? createErrorResponse(400, 'E4000', '音を読み込めませんでした。')
            : HttpResponse.json({ sounds: [sound], favourites: [], recent: [] }),
        ),
      )
      const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
      expect(await screen.findByText('音を読み込めませんでした。')).toBeTruthy()
      const play = screen.getByRole<HTMLButtonElement>('button', { name: '「夜の帳」を再生する' })
      expect(play.disabled).toBe(true)
      isAway = false
      await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
      await waitFor(() => expect(play.disabled).toBe(false))
      expect(screen.queryByText('音を読み込めませんでした。')).toBeNull()
    })

    it('says that a sound has left the catalogue instead of offering to play it', async () => {
      await renderApp(`/mypage/ai-chat?conversation=${id}`)
      expect(await screen.findByText('この音は公開を終了しました。')).toBeTruthy()
      expect(screen.queryByRole('button', { name: '「消えた音」を再生する' })).toBeNull()
    })

    it('shows figures, the button of a screen and related articles', async () => {
      await renderApp(`/mypage/ai-chat?conversation=${id}`)
      const figures = await screen.findByRole('region', { name: /今週/ })
      expect(within(figures).getByText('1時間31分')).toBeTruthy()
      expect(within(figures).getByText('31分')).toBeTruthy()
      const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
      expect(hrefOf('購入履歴を開く')).toBe('/mypage/payment-history')
      expect(hrefOf('タイマーで音を止めるには？')).toBe('/support/articles/sleep-timer')
    })

    it('asks a suggested question when it is tapped, and suggests none below earlier answers', async () => {
      stored = [...stored, message('領収書は？', true), message('こちらです。', false, parts)]
      const { user } = await renderApp(`/mypage/ai-chat?conversation=${id}`)
      await user.click(await screen.findByRole('button', { name: '集中したいときの音は？' }))
      const log = screen.getByRole('log')
      expect(await within(log).findByText('考え中です…')).toBeTruthy()
      expect(within(log).getByText('集中したいときの音は？')).toBeTruthy()
      expect(within(log).queryByRole('button', { name: '集中したいときの音は？' })).toBeNull()
      push.text('はい。')
      push.end()
    })
  })
})
