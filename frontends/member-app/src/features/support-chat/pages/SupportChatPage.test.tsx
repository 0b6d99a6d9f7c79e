import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createCalendarEvent } from '../../calendar/testing/create-calendar-event.ts'
import type { ChatMessage } from '../api/use-chat-messages.ts'
import type { Inquiry } from '../api/use-inquiries.ts'
import { collectInquiryContext } from '../inquiry-context.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './SupportChatPage.tsx'

const base = '/v2/support/chat/inquiry' as const
const inquiryId = '0190a000-0000-7000-8000-0000000000a1'
const inquiry: Inquiry = {
  id: inquiryId,
  subject: '音が出ません',
  text: '音量をご確認ください。',
  type: 'サウンド・再生',
  username: '一般 花子',
  own: true,
  unreadCount: 1,
  opened: true,
  lastMessageAt: '2026-11-21 12:00:00',
  closedAt: null,
  reopensUntil: null,
  rating: null,
}
const asked: ChatMessage = {
  id: '0190a000-0000-7000-8000-0000000000b1',
  text: '音が出ません。',
  me: true,
  username: '一般 花子',
  date: '2026-11-21 11:00:00',
  author: 'member',
  read: true,
  pictures: [],
  documents: [],
  byMail: false,
  refusedFiles: [],
}
const answered: ChatMessage = {
  ...asked,
  id: '0190a000-0000-7000-8000-0000000000b2',
  text: '音量をご確認ください。',
  me: false,
  username: 'サポート担当',
  author: 'staff',
  read: false,
}
const types = [
  { value: 'sound', text: 'サウンド', childItems: [{ value: 'sound.playback', text: '再生できない' }] },
]

const recordedPaths = ['/read', '/close', '/rate', '/chat', '/new-chat'] as const

interface World {
  inquiries: Inquiry[]
  /** The inquiries after one is closed. */
  closed?: Inquiry[]
  chats: ChatMessage[]
  sent: { path: string; body: unknown; key: string | null }[]
  etags: (string | null)[]
  medianMinutes: number | null
  searched: (string | null)[]
  articles: { id: string; title: string; category: 'sounds'; excerpt: string }[]
}
let world: World

beforeEach(() => {
  sessionStorage.clear()
  signIn(createMember({ premium: true }))
  world = {
    inquiries: [inquiry],
    chats: [asked, answered],
    sent: [],
    etags: [],
    medianMinutes: null,
    searched: [],
    articles: [],
  }
  const record = (path: (typeof recordedPaths)[number]) =>
    http.post(`${base}${path}`, async ({ request }) => {
      const body = path === '/read' || path === '/close' ? null : await request.json()
      world.sent.push({ path, body, key: request.headers.get('Idempotency-Key') })
      if (path === '/close' && world.closed) world.inquiries = world.closed
      return HttpResponse.json(path === '/new-chat' ? { id: inquiryId } : {})
    })
  server.use(
    http.get(`${base}/inquiries`, () => HttpResponse.json(world.inquiries, { headers: { ETag: '"1-ja"' } })),
    http.get(`${base}/chats`, ({ request }) => {
      const etag = request.headers.get('If-None-Match')
      world.etags.push(etag)
      const current = `"${world.chats.length}-ja"`
      if (etag === current) return new HttpResponse(null, { status: 304 })
      return HttpResponse.json(world.chats, { headers: { ETag: current } })
    }),
    http.get(`${base}/types`, () => HttpResponse.json(types)),
    http.get(`${base}/response-time`, () => ({ medianMinutes: world.medianMinutes })),
    http.get('/v2/support/articles/search', ({ request }) => {
      world.searched.push(new URL(request.url).searchParams.get('q'))
      return world.articles
    }),
    ...recordedPaths.map(record),
  )
})

const sentTo = (path: string) => world.sent.filter((sent) => sent.path === path)

describe('/support/chat', () => {
  it('tells how long a first answer usually takes', async () => {
    world.medianMinutes = 130
    await renderApp('/support/chat')
    expect(await screen.findByText(/半数が3時間以内に最初の回答を受け取っています。/)).toBeTruthy()
  })

  it('tells that there were too few inquiries to say how long an answer takes', async () => {
    await renderApp('/support/chat')
    expect(await screen.findByText(/目安はまだありません。/)).toBeTruthy()
  })

  it('shows which message came by mail, and which of its files were not received', async () => {
    world.chats = [{ ...asked, byMail: true, refusedFiles: ['a.heic', 'b.docx'] }, answered]
    await renderApp(`/support/chat?inquiry=${inquiryId}`)
    const dialog = within(await screen.findByRole('dialog', { name: inquiry.subject }))
    expect(await dialog.findByText('メールで送信 · 既読')).toBeTruthy()
    expect(dialog.getByText('受け取れなかった添付：a.heic / b.docx')).toBeTruthy()
  })

  it('suggests articles that fit what is written, in a new tab', async () => {
    world.articles = [{ id: 'no-sound', title: '音が聞こえません', category: 'sounds', excerpt: '' }]
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: '新しいチャット' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新しいチャット' }))
    expect(world.searched).toEqual([])
    await enterText(user, dialog.getByLabelText('お問い合わせ内容'), '音が出なくなりました')
    const link = await dialog.findByRole('link', { name: '音が聞こえません' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(world.searched).toEqual(['音が出なくなりました'])
  })

  it('lists open and closed inquiries under their tabs', async () => {
    world.inquiries = [
      inquiry,
      { ...inquiry, id: `${inquiryId.slice(0, -1)}2`, subject: '解約', opened: false, unreadCount: 0 },
    ]
    const { user } = await renderApp('/support/chat')
    expect(await screen.findByText('未読 1')).toBeTruthy()
    expect(screen.queryByText('解約')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'クローズ済み' }))
    expect(await screen.findByText('解約')).toBeTruthy()
  })

  it('shows an inquiry, marks it as read and polls with the ETag', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: /音が出ません/ }))
    const dialog = await screen.findByRole('dialog', { name: '音が出ません' })
    expect(await within(dialog).findByText('音量をご確認ください。')).toBeTruthy()
    await waitFor(() => expect(sentTo('/read').length).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(3100)
    await waitFor(() => expect(world.etags).toContain('"2-ja"'))
    world.chats = [
      ...world.chats,
      { ...answered, id: `${answered.id.slice(0, -1)}3`, text: '直りましたか？' },
    ]
    await vi.advanceTimersByTimeAsync(3100)
    expect(await within(dialog).findByText('直りましたか？')).toBeTruthy()
    vi.useRealTimers()
  })

  it('sends a reply once in several attempts', async () => {
    let failures = 1
    server.use(
      http.post(`${base}/chat`, async ({ request }) => {
        world.sent.push({
          path: '/chat',
          body: await request.json(),
          key: request.headers.get('Idempotency-Key'),
        })
        return failures-- > 0 ? HttpResponse.error() : HttpResponse.json({})
      }),
    )
    const { user } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    const field = await screen.findByRole('textbox', { name: '返信' })
    expect(screen.getByRole('button', { name: '送信' })).toHaveProperty('disabled', true)
    await enterText(user, field, '直りました')
    await user.click(screen.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(field).toHaveProperty('value', ''), { timeout: 5000 })
    const sent = sentTo('/chat')
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent[0]?.body).toMatchObject({ inquiryId, text: '直りました' })
  })

  it('keeps a draft until it is sent and shows why a reply failed', async () => {
    server.use(
      http.post(`${base}/chat`, () =>
        createErrorResponse(409, 'SUPPORT_INQUIRY_FULL', 'これ以上送信できません。'),
      ),
    )
    const { user } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    await enterText(user, await screen.findByRole('textbox', { name: '返信' }), '下書き')
    await user.click(screen.getByRole('button', { name: '送信' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'チャットの送信に失敗しました。\nこれ以上送信できません。',
    )
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.click(await screen.findByRole('button', { name: /音が出ません/ }))
    expect(await screen.findByRole('textbox', { name: '返信' })).toHaveProperty('value', '下書き')
  })

  it('keeps the typed text while a picture is uploaded and waits for it before sending', async () => {
    interface Picture {
      id: string
      width: number
      height: number
    }
    const uploaded = Promise.withResolvers<Picture>()
    // Node's fetch cannot send the forms of jsdom.
    vi.stubGlobal(
      'FormData',
      class {
        append() {}
      },
    )
    server.use(http.post('/v2/support/chat/picture', () => uploaded.promise))
    const { user, baseElement } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    const reply = await screen.findByRole('textbox', { name: '返信' })
    const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no picture can be chosen')
    await user.upload(input, new File(['x'], 'screen.png', { type: 'image/png' }))
    expect(await screen.findByText('ファイルを準備中…')).toBeTruthy()
    await enterText(user, reply, 'この画面です')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: '送信' })
    expect(send.disabled).toBe(true)
    uploaded.resolve({ id: '0190a000-0000-7000-8000-0000000000f1', width: 1, height: 1 })
    await waitFor(() => expect(send.disabled).toBe(false))
    expect(reply).toHaveProperty('value', 'この画面です')
    await user.click(send)
    await waitFor(() => expect(sentTo('/chat')).toHaveLength(1))
    expect(sentTo('/chat')[0]?.body).toMatchObject({
      text: 'この画面です',
      pictureIds: ['0190a000-0000-7000-8000-0000000000f1'],
    })
  })

  it('uploads a PDF, sends it with the reply, and says why it takes no other file', async () => {
    vi.stubGlobal(
      'FormData',
      class {
        append() {}
      },
    )
    const document = { id: '0190a000-0000-7000-8000-0000000000f2', name: '領収書.pdf', bytes: 1200 }
    server.use(http.post('/v2/support/chat/document', () => document))
    const { user, baseElement } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    const reply = await screen.findByRole('textbox', { name: '返信' })
    const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file can be chosen')
    fireEvent.change(input, {
      target: {
        files: [
          new File(['x'], '領収書.pdf', { type: 'application/pdf' }),
          new File(['x'], 'film.mp4', { type: 'video/mp4' }),
        ],
      },
    })
    expect(await screen.findByText('領収書.pdf')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'film.mp4: 画像（JPEG・PNG・WebP）かPDFをお選びください。',
    )
    await enterText(user, reply, '領収書です')
    await user.click(screen.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(sentTo('/chat')).toHaveLength(1))
    expect(sentTo('/chat')[0]?.body).toMatchObject({ pictureIds: [], documentIds: [document.id] })
  })

  it('names the PDFs of a message with their size, as downloads', async () => {
    const document = { id: '0190a000-0000-7000-8000-0000000000f3', name: '見積書.pdf', bytes: 2_440_000 }
    world.chats = [{ ...answered, documents: [document] }]
    await renderApp(`/support/chat?inquiry=${inquiryId}`)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /見積書\.pdf.*2\.4 MB/ })
    expect(link.download).toBe('見積書.pdf')
    expect(new URL(link.href).pathname + new URL(link.href).search).toBe(
      `/api/v2/support/chat/document?id=${document.id}`,
    )
  })

  it('opens a new inquiry when everything is filled in', async () => {
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: '新しいチャット' }))
    const dialog = await screen.findByRole('dialog', { name: '新しいチャット' })
    const send = within(dialog).getByRole('button', { name: '送信' })
    expect(within(dialog).getByText('すべての項目を入力すると送信ができます。')).toBeTruthy()
    await user.selectOptions(within(dialog).getByLabelText('お問い合わせの種類'), 'sound')
    await user.selectOptions(within(dialog).getByLabelText('詳細'), 'sound.playback')
    await enterText(user, within(dialog).getByLabelText('件名'), '音が出ません')
    expect(send).toHaveProperty('disabled', true)
    await enterText(user, within(dialog).getByLabelText('お問い合わせ内容'), '再生できません。')
    expect(within(dialog).queryByText('すべての項目を入力すると送信ができます。')).toBeNull()
    await user.click(send)
    expect(await screen.findByText('送信に成功しました。')).toBeTruthy()
    expect(sentTo('/new-chat')[0]?.body).toEqual({
      detailTypeId: 'sound.playback',
      subject: '音が出ません',
      text: '再生できません。',
      pictureIds: [],
      documentIds: [],
    })
  })

  it("shares device, errors and the last sounds with the member's consent", async () => {
    const play = (minute: number, category: 'dmv' | 'ai_esthetic' = 'dmv') => ({
      ...createCalendarEvent(minute, category, `2026-11-20 22:0${minute}:00`),
      soundName: `音${minute}`,
    })
    const events = [play(0), play(1), play(2), play(3, 'ai_esthetic'), play(4), play(5), play(6)]
    server.use(http.post('/calendar/esthe-between', () => events))
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: '新しいチャット' }))
    const dialog = await screen.findByRole('dialog', { name: '新しいチャット' })
    await user.selectOptions(within(dialog).getByLabelText('お問い合わせの種類'), 'sound')
    await user.selectOptions(within(dialog).getByLabelText('詳細'), 'sound.playback')
    await user.type(within(dialog).getByLabelText('件名'), '件名')
    await user.type(within(dialog).getByLabelText('お問い合わせ内容'), '本文')
    await user.click(within(dialog).getByRole('checkbox', { name: /共有する/ }))
    await user.click(within(dialog).getByRole('button', { name: '送信' }))
    await waitFor(() => expect(sentTo('/new-chat')).toHaveLength(1))
    expect(sentTo('/new-chat')[0]?.body).toMatchObject({
      shared: {
        device: { language: expect.any(String) },
        errors: [],
        sounds: [6, 5, 4, 2, 1].map((minute) => ({
          title: `音${minute}`,
          at: `2026-11-20T13:0${minute}:00.000Z`,
        })),
      },
    })
  })

  it('sends the inquiry without sounds when they cannot be loaded', async () => {
    server.use(http.post('/calendar/esthe-between', () => createErrorResponse(503, 'E5030', '')))
    expect(await collectInquiryContext({ 'Accept-Language': 'ja' })).toMatchObject({ sounds: [] })
  })

  it('offers the plans to members whose plan has no inquiries', async () => {
    server.use(
      http.get(`${base}/types`, () =>
        createErrorResponse(409, 'E2002', '現在のプランではご利用いただけません。'),
      ),
    )
    signIn(createMember())
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: '新しいチャット' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '新しいチャット' })).toBeNull()
  })

  it('offers the plans when the plan ended while writing, and keeps the draft', async () => {
    server.use(
      http.post(`${base}/new-chat`, () =>
        createErrorResponse(409, 'E2002', '現在のプランではご利用いただけません。'),
      ),
    )
    const { user } = await renderApp('/support/chat')
    await user.click(await screen.findByRole('button', { name: '新しいチャット' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新しいチャット' }))
    await user.selectOptions(dialog.getByLabelText('お問い合わせの種類'), 'sound')
    await user.selectOptions(dialog.getByLabelText('詳細'), 'sound.playback')
    await user.type(dialog.getByLabelText('件名'), '件名')
    await user.type(dialog.getByLabelText('お問い合わせ内容'), '本文')
    await user.click(dialog.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新しいチャット' })).toBeNull())
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('送信に成功しました。')).toBeNull()
    expect(JSON.stringify(sessionStorage)).toContain('本文')
  })

  it('lets a closed inquiry be rated, and continued for 14 days', async () => {
    const jst = (days: number) =>
      new Date(Date.now() + days * 24 * 3600_000 + 9 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
    world.inquiries = [{ ...inquiry, opened: false, closedAt: jst(-1), reopensUntil: jst(13) }]
    const { user } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    await user.click(await screen.findByRole('button', { name: 'よかった' }))
    await waitFor(() => expect(sentTo('/rate')[0]?.body).toEqual({ inquiryId, rating: 3 }))
    expect(screen.getByText('返信すると、このお問い合わせを再開します。')).toBeTruthy()
  })

  describe('an inquiry of another member', () => {
    const others = { ...inquiry, own: false }
    const open = async () => {
      signIn(createMember({ role: 'ROLE_ADMIN' }))
      const app = await renderApp(`/support/chat?inquiry=${inquiryId}`)
      return { ...app, dialog: within(await screen.findByRole('dialog', { name: '音が出ません' })) }
    }

    it('lets an administrator reply with files without closing it, from a draft of an earlier release too', async () => {
      world.inquiries = [others]
      // That release knew no PDFs.
      const left = { value: { text: '', pictureIds: [inquiryId] }, key: 'left' }
      sessionStorage.setItem(`hibiki.draft.${createMember().id}.reply.${inquiryId}`, JSON.stringify(left))
      const { user, dialog } = await open()
      await enterText(user, await dialog.findByRole('textbox', { name: '返信' }), '確認しました。')
      expect(dialog.queryByRole('button', { name: '解決しました' })).toBeNull()
      expect(dialog.getByRole('button', { name: 'ファイルを添付' })).toBeTruthy()
      await user.click(dialog.getByRole('button', { name: '送信' }))
      await waitFor(() =>
        expect(sentTo('/chat')[0]?.body).toMatchObject({
          text: '確認しました。',
          pictureIds: [inquiryId],
          documentIds: [],
        }),
      )
    })

    it('lets an administrator reply 14 days after it was closed, without the rating', async () => {
      world.inquiries = [
        { ...others, opened: false, closedAt: '2020-01-01 00:00:00', reopensUntil: '2020-01-15 00:00:00' },
      ]
      const { dialog } = await open()
      expect(await dialog.findByRole('textbox', { name: '返信' })).toBeTruthy()
      expect(dialog.getByText('返信すると、このお問い合わせを再開します。')).toBeTruthy()
      expect(dialog.queryByRole('button', { name: 'よかった' })).toBeNull()
    })
  })

  it('lets its opener close it, rate it and add files, but not reply after 14 days', async () => {
    const { user } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    expect(await screen.findByRole('button', { name: 'ファイルを添付' })).toBeTruthy()
    world.closed = [
      { ...inquiry, opened: false, closedAt: '2020-01-01 00:00:00', reopensUntil: '2020-01-15 00:00:00' },
    ]
    await user.click(screen.getByRole('button', { name: '解決しました' }))
    expect(await screen.findByRole('button', { name: 'よかった' })).toBeTruthy()
    expect(sentTo('/close')).toHaveLength(1)
    expect(screen.queryByRole('textbox', { name: '返信' })).toBeNull()
  })

  it("shows only the session's own alert when the session ends", async () => {
    server.use(http.post(`${base}/close`, () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
    const { user } = await renderApp(`/support/chat?inquiry=${inquiryId}`)
    await user.click(await screen.findByRole('button', { name: '解決しました' }))
    const alert = await screen.findByRole('alertdialog', { name: 'ログアウト' })
    await user.click(within(alert).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('ログインしてください。')).toBeNull()
  })

  it('shows an error when messages cannot be loaded', async () => {
    server.use(
      http.get(`${base}/chats`, () =>
        createErrorResponse(404, 'SUPPORT_INQUIRY_NOT_FOUND', '見つかりません。'),
      ),
    )
    await renderApp(`/support/chat?inquiry=${inquiryId}`)
    expect(await screen.findByText('チャットの取得に失敗しました。')).toBeTruthy()
  })
})
