import { enterText } from '@hibiki/test-harness/components'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import type { CurrentUser } from '../../session/types.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './AiChatPage.tsx'

const id = '0190a000-0000-7000-8000-0000000000c1'
const message = (text: string, me: boolean) => ({
  id: crypto.randomUUID(),
  text,
  me,
  username: me ? '一般 花子' : 'AIアドバイザー',
  date: '2026-11-21 12:00:00',
  kind: me ? 'question' : 'answer',
  articleIds: me ? [] : ['cancel-plan'],
})

let stored: ReturnType<typeof message>[]
let push: { text(text: string): void; end(): void }

beforeEach(() => {
  stored = []
  signIn(createMember({ premium: true }))
  server.use(
    http.get(toApiUrl('/v2/ai-chat/conversations'), () =>
      HttpResponse.json(
        stored.length > 0
          ? [{ id, title: stored[0]?.text, updatedAt: '2026-11-21 12:00:00', inquiryId: null }]
          : [],
      ),
    ),
    http.post(toApiUrl('/v2/ai-chat/conversation'), () => HttpResponse.json(id)),
    http.post(toApiUrl('/v2/ai-chat/list'), () => HttpResponse.json(stored)),
    http.post(toApiUrl('/v2/ai-chat/stream'), async ({ request }) => {
      const asked = ((await request.json()) as { message: string }).message
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
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
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

  it('warns a member who asks again before the answer is complete', async () => {
    const { user } = await renderApp('/mypage/ai-chat')
    await ask(user, '解約したい')
    await screen.findByText('考え中です…')
    await ask(user, 'もう一つ')
    expect(await screen.findByText('もう少々お待ちください。')).toBeTruthy()
    push.text('はい。')
    push.end()
  })

  it('keeps an answer in its conversation when another one is opened', async () => {
    stored = [message('前の質問', true), message('前の回答', false)]
    const begun = '0190a000-0000-7000-8000-0000000000c2'
    let lists = 0
    server.use(
      http.post(toApiUrl('/v2/ai-chat/conversation'), () => HttpResponse.json(begun)),
      // This handler only counts; the handler of all tests responds.
      http.get(toApiUrl('/v2/ai-chat/conversations'), () => void lists++),
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
  const welcome = /知りたいことを入力してください/

  it('shows that messages and conversations could not be loaded, and reloads them', async () => {
    stored = [message('解約したい', true), message('解約できます。', false)]
    server.use(
      http.post(toApiUrl('/v2/ai-chat/list'), throttled, { once: true }),
      http.get(toApiUrl('/v2/ai-chat/conversations'), throttled, { once: true }),
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
    server.use(http.post(toApiUrl('/v2/ai-chat/list'), throttled, { once: true }))
    push.text('解約できます。')
    push.end()
    const retry = await within(log).findByRole('button', { name: 'もう一度試す' })
    expect(within(log).getByText('解約したい')).toBeTruthy()
    expect(within(log).getByText('解約できます。')).toBeTruthy()
    await user.click(retry)
    expect(await within(log).findByRole('link', { name: 'ご案内の記事を読む' })).toBeTruthy()
    expect(within(log).getAllByText('解約できます。')).toHaveLength(1)

    server.use(http.post(toApiUrl('/v2/ai-chat/list'), throttled, { once: true }))
    await ask(user, 'もう一つ')
    await within(log).findByText('考え中です…')
    const conversations = Promise.withResolvers<void>()
    // This handler only counts; the handler of all tests responds.
    server.use(http.get(toApiUrl('/v2/ai-chat/conversations'), () => conversations.resolve()))
    push.text('はい。')
    push.end()
    await conversations.promise
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(within(log).getByText('もう一つ')).toBeTruthy()
    expect(within(log).getByText('はい。')).toBeTruthy()
  })

  it.each(['/v2/ai-chat/stream', '/v2/ai-chat/hand-over'])(
    "shows only the session's own alert when the session ends on %s",
    async (path) => {
      stored = [message('解約したい', true), message('解約できます。', false)]
      server.use(http.post(toApiUrl(path), () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
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
      http.post(toApiUrl('/v2/ai-chat/stream'), () =>
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
      http.post(toApiUrl('/v2/ai-chat/hand-over'), async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ inquiryId: id })
      }),
      http.get(toApiUrl('/v2/support/chat/inquiry/inquiries'), () => HttpResponse.json([])),
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
      http.post(toApiUrl('/v2/ai-chat/hand-over'), () =>
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
})
