import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

type Rendered = ReturnType<typeof renderConsole>

/** Returns the bodies of calls whose path has this ending, oldest first. */
const listSentBodies = ({ api }: Rendered, ending: string): object[] =>
  api.calls
    .filter(({ request }) => new URL(request.url).pathname.endsWith(ending))
    .map(({ body }) => JSON.parse(body))

const respondUnavailable = () => createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。')

async function openInquiry(prepare?: (api: Rendered['api']) => void): Promise<Rendered> {
  const rendered = renderConsole('/inquiries/i-1/show', prepare && { prepare })
  await screen.findByText('音が出ません。')
  return rendered
}

async function choose({ user }: Rendered, label: string, option: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

it('lists the inquiry that has waited longest first, and shows what the customer shares', async () => {
  const { user, api } = renderConsole('/inquiries')
  await screen.findByText('音が出ません')
  const list = api.calls.find(({ request }) => new URL(request.url).pathname.endsWith('/admin/inquiries'))
  expect(new URL(list?.request.url ?? '').searchParams.get('sort')).toBe('["waitingSince","ASC"]')
  await user.click(screen.getByText('音が出ません'))
  await screen.findByText(/Android 14/)
})

it('shows the contracts of the customer, newest first', async () => {
  const { api } = await openInquiry()
  const product = api.commerce.contracts[0]?.productName ?? ''
  const links = await screen.findAllByRole('link', { name: product })
  expect(links[0]?.getAttribute('href')).toMatch(/contracts/)
  const list = api.calls.find(({ route }) => route === 'GET /admin/contracts')
  expect(new URL(list?.request.url ?? '').searchParams.get('sort')).toBe('["orderedAt","DESC"]')
})

it('shows the next charge, the last payments and the last sounds of a customer who shares them', async () => {
  const { api } = await openInquiry()
  expect(await screen.findByText(/次回の請求/)).toBeDefined()
  expect(screen.getByText(/水鏡/)).toBeDefined()
  await waitFor(() => {
    const list = api.calls.find(({ route }) => route === 'GET /admin/payments')
    const { searchParams } = new URL(list?.request.url ?? '')
    expect([searchParams.get('filter'), searchParams.get('range')]).toEqual([
      '{"memberId":"m-premium"}',
      '[0,2]',
    ])
  })
})

it('requests neither contracts nor payments of a customer who shares nothing', async () => {
  const { api } = await openInquiry(({ support }) => {
    for (const inquiry of support.inquiries) inquiry.shared = null
  })
  expect(await screen.findByText('お客様は情報を共有していません。')).toBeDefined()
  const routes = api.calls.map(({ route }) => route)
  expect(routes).not.toContain('GET /admin/contracts')
  expect(routes).not.toContain('GET /admin/payments')
})

it('shows an error instead of "none" when the contracts cannot be loaded, and loads them after a retry', async () => {
  const { user } = renderConsole('/inquiries/i-1/show', {
    prepare: () => {
      server.use(http.get('/admin/contracts', respondUnavailable))
    },
  })
  await screen.findByText('ただいまご利用いただけません。')
  server.use(
    http.get('/admin/contracts', () =>
      HttpResponse.json([], { headers: { 'Content-Range': 'contracts 0-0/0' } }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  await waitFor(() => expect(screen.queryByText('ただいまご利用いただけません。')).toBeNull())
})

it('inserts a canned answer with filled placeholders, and sends it', async () => {
  const rendered = await openInquiry()
  await choose(rendered, '定型文を使う', 'ご挨拶')
  const field = screen.getByLabelText('回答またはメモ')
  const filled = '山田 花子 様、お問い合わせ「音が出ません」について'
  expect(field).toHaveProperty('value', filled)
  await rendered.user.click(screen.getByRole('button', { name: '回答を送信' }))
  await screen.findByText('回答を送信しました。')
  expect(listSentBodies(rendered, '/inquiries/i-1/answer')).toMatchObject([{ text: filled, close: false }])
  expect(field).toHaveProperty('value', '')
})

it.each([
  ['en', '英語', 'Dear 山田 花子, about 音が出ません'],
  ['tw', '繁体字中国語', '山田 花子 您好'],
  ['cn', '簡体字中国語', '山田 花子 様、お問い合わせ「音が出ません」について'],
] as const)(
  'inserts a canned answer in the language of the customer (%s), in Japanese if it has none',
  async (language, named, filled) => {
    const rendered = await openInquiry(({ support }) => {
      for (const inquiry of support.inquiries) inquiry.language = language
    })
    await screen.findByText(named)
    await choose(rendered, '定型文を使う', 'ご挨拶')
    expect(screen.getByLabelText('回答またはメモ')).toHaveProperty('value', filled)
  },
)

it('inserts a canned answer below the typed text', async () => {
  const rendered = await openInquiry()
  const field = screen.getByLabelText('回答またはメモ')
  await enterText(rendered.user, field, '山田様')
  await choose(rendered, '定型文を使う', 'ご挨拶')
  const filled = '山田 花子 様、お問い合わせ「音が出ません」について'
  expect(field).toHaveProperty('value', `山田様\n\n${filled}`)
})

it('locks the text while it is being sent', async () => {
  const rendered = await openInquiry()
  const field = screen.getByLabelText('回答またはメモ')
  await enterText(rendered.user, field, '確認します。')
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.use(http.post('/admin/inquiries/{id}/answer', () => promise))
  await rendered.user.click(screen.getByRole('button', { name: '回答を送信' }))
  await waitFor(() => expect(field).toHaveProperty('readOnly', true))
  await rendered.user.type(field, '続き')
  expect(field).toHaveProperty('value', '確認します。')
  expect(screen.getByLabelText('定型文を使う').getAttribute('aria-disabled')).toBe('true')
  resolve(undefined)
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(field).toHaveProperty('readOnly', false)
})

it('sends an answer with one key, whether it closes the inquiry or not, and a note of the same text with another', async () => {
  const rendered = await openInquiry()
  await enterText(rendered.user, screen.getByLabelText('回答またはメモ'), '確認します。')
  server.use(http.post('/admin/inquiries/{id}/answer', respondUnavailable))
  server.use(http.post('/admin/inquiries/{id}/note', respondUnavailable))
  const send = async (name: string, ending: string, count: number) => {
    await rendered.user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(listSentBodies(rendered, ending)).toHaveLength(count))
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false))
  }
  await send('メモを保存', '/note', 1)
  await send('回答を送信', '/answer', 1)
  await send('回答して終了', '/answer', 2)
  const [answer, closing, note] = [
    ...listSentBodies(rendered, '/answer'),
    ...listSentBodies(rendered, '/note'),
  ] as {
    key: string
  }[]
  expect(closing).toEqual({ ...answer, close: true })
  expect(note?.key).not.toBe(answer?.key)
})

it('sends a picture and a PDF with an answer, and says why it takes no other file', async () => {
  const rendered = await openInquiry()
  server.use(
    http.post('/v2/support/chat/picture', () => ({ id: 'p-1', width: 1, height: 1 })),
    http.post('/v2/support/chat/document', () => ({ id: 'd-1', name: '見積書.pdf', bytes: 1200 })),
  )
  const chooser = screen.getByLabelText('添付するファイル')
  const attach = (name: string, type: string) =>
    fireEvent.change(chooser, { target: { files: [new File(['x'], name, { type })] } })
  attach('film.mp4', 'video/mp4')
  await screen.findByText('画像（JPEG・PNG・WebP）かPDFをお選びください。')
  attach('screen.png', 'image/png')
  await screen.findByText('screen.png')
  expect(screen.queryByText('画像（JPEG・PNG・WebP）かPDFをお選びください。')).toBeNull()
  attach('見積書.pdf', 'application/pdf')
  await screen.findByText('見積書.pdf')
  await enterText(rendered.user, screen.getByLabelText('回答またはメモ'), 'お送りします。')
  await rendered.user.click(screen.getByRole('button', { name: '回答を送信' }))
  await screen.findByText('回答を送信しました。')
  expect(listSentBodies(rendered, '/inquiries/i-1/answer')).toMatchObject([
    { text: 'お送りします。', pictureIds: ['p-1'], documentIds: ['d-1'] },
  ])
  expect(screen.queryByText('screen.png')).toBeNull()
})

it('keeps what is typed while a file is uploaded, and waits for the file before sending', async () => {
  const rendered = await openInquiry()
  const uploaded = Promise.withResolvers<{ id: string; width: number; height: number }>()
  server.use(http.post('/v2/support/chat/picture', () => uploaded.promise))
  fireEvent.change(screen.getByLabelText('添付するファイル'), {
    target: { files: [new File(['x'], 'screen.png', { type: 'image/png' })] },
  })
  await screen.findByRole('button', { name: 'ファイルを準備中…' })
  const field = screen.getByLabelText('回答またはメモ')
  await enterText(rendered.user, field, 'この画面です。')
  const send = screen.getByRole('button', { name: '回答を送信' })
  expect(send).toHaveProperty('disabled', true)
  uploaded.resolve({ id: 'p-1', width: 1, height: 1 })
  await waitFor(() => expect(send).toHaveProperty('disabled', false))
  expect(field).toHaveProperty('value', 'この画面です。')
  expect(screen.getByText('screen.png')).toBeTruthy()
})

it('names the PDFs of a message with their size, as downloads', async () => {
  await openInquiry(({ support }) => {
    support.inquiries[0]?.messages[0]?.documents.push({ id: 'd-1', name: '領収書.pdf', bytes: 120_000 })
  })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /領収書\.pdf.*120/ })
  expect(link.download).toBe('領収書.pdf')
  expect(link.href).toContain('/api/v2/support/chat/document?id=d-1')
})

it('marks a message that came by mail, and names its files that were not received', async () => {
  await openInquiry(({ support }) => {
    const [message] = support.inquiries[0]?.messages ?? []
    if (message) Object.assign(message, { byMail: true, refusedFiles: ['a.heic'] })
  })
  expect(await screen.findByText(/メールで受信/)).toBeTruthy()
  expect(screen.getByText('受け取れなかった添付：a.heic')).toBeTruthy()
})

it('suggests articles, asks again for what is written, and inserts one by the keyboard', async () => {
  const rendered = await openInquiry()
  const asked: (string | null)[] = []
  server.use(
    http.get('/admin/inquiries/{id}/articles', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'))
    }),
  )
  const insert = await screen.findByRole('button', { name: '「プランを解約したい」を回答に挿入' })
  const field = screen.getByLabelText('回答またはメモ')
  await enterText(rendered.user, field, '解約の手順です。')
  await waitFor(() => expect(asked).toContain('解約の手順です。'))
  insert.focus()
  await rendered.user.keyboard('{Enter}')
  const address = `${window.location.origin}/support/articles/cancel-plan`
  expect(field).toHaveProperty('value', `解約の手順です。\n\nプランを解約したい\n${address}`)
  expect(screen.queryByRole('button', { name: '「プランを解約したい」を回答に挿入' })).toBeNull()
})

it('keeps a draft until it is sent', async () => {
  const first = await openInquiry()
  await enterText(first.user, screen.getByLabelText('回答またはメモ'), '下書き')
  cleanup()
  const second = await openInquiry()
  const field = screen.getByLabelText('回答またはメモ')
  expect(field).toHaveProperty('value', '下書き')
  await second.user.click(screen.getByRole('button', { name: '回答を送信' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  cleanup()
  await openInquiry()
  expect(screen.getByLabelText('回答またはメモ')).toHaveProperty('value', '')
})

it('keeps the page and the typed text when the inquiry cannot be reloaded', async () => {
  const { user } = await openInquiry()
  await screen.findByText('担当 三郎 さんも開いています。')
  const field = screen.getByLabelText('回答またはメモ')
  server.use(http.get('/admin/inquiries/{id}', respondUnavailable))
  // The next presence report says that something is being written, and the inquiry is reloaded.
  await user.type(field, '音')
  await screen.findByText('ただいまご利用いただけません。')
  expect(window.location.pathname).toBe('/admin/inquiries/i-1/show')
  expect(screen.getByLabelText('回答またはメモ')).toBe(field)
  expect(field).toHaveProperty('value', '音')
})

it('shows why an inquiry cannot be loaded, and loads it after a retry', async () => {
  let isDown = true
  const { user } = renderConsole('/inquiries/i-1/show', {
    prepare: () =>
      server.use(http.get('/admin/inquiries/{id}', () => (isDown ? respondUnavailable() : undefined))),
  })
  await screen.findByText('ただいまご利用いただけません。')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  await screen.findByText('音が出ません。')
  expect(screen.queryByText('ただいまご利用いただけません。')).toBeNull()
})

it('redirects from an inquiry that does not exist to the list', async () => {
  renderConsole('/inquiries/none/show')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/inquiries'))
})

it('saves a note, and marks it as one', async () => {
  const rendered = await openInquiry()
  await enterText(rendered.user, screen.getByLabelText('回答またはメモ'), '社内で確認中です。')
  await rendered.user.click(screen.getByRole('button', { name: 'メモを保存' }))
  await screen.findByText('メモを保存しました。')
  const note = await screen.findByText('社内で確認中です。')
  expect(within(note.closest('li') as HTMLElement).getByText(/社内メモ/)).toBeTruthy()
})

it('takes over an inquiry, assigns it to a colleague, and releases it', async () => {
  const rendered = await openInquiry()
  await rendered.user.click(await screen.findByRole('button', { name: '担当になる' }))
  await screen.findByRole('button', { name: '担当を外す' })
  await choose(rendered, '同僚に割り当てる', '担当 三郎')
  await waitFor(() =>
    expect(listSentBodies(rendered, '/inquiries/i-1/assign')).toEqual([{}, { staffId: 'a-2' }]),
  )
  await screen.findAllByText('担当 三郎')
  await rendered.user.click(screen.getByRole('button', { name: '担当を外す' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '担当を外す' })).toBeNull())
})

it('closes and reopens an inquiry, and sets its priority', async () => {
  const rendered = await openInquiry()
  await rendered.user.click(await screen.findByRole('button', { name: '終了する' }))
  await rendered.user.click(await screen.findByRole('button', { name: '再開する' }))
  await screen.findByRole('button', { name: '終了する' })
  await choose(rendered, '優先度', '至急')
  await waitFor(() => expect(listSentBodies(rendered, '/inquiries/i-1/priority')).toEqual([{ priority: 3 }]))
})

it('shows who else has the inquiry open, and reports when something is being written', async () => {
  const rendered = await openInquiry()
  await screen.findByText('担当 三郎 さんも開いています。')
  await rendered.user.type(screen.getByLabelText('回答またはメモ'), '音')
  await waitFor(() =>
    expect(listSentBodies(rendered, '/inquiries/i-1/presence')).toContainEqual({ writing: true }),
  )
})

it('reports its presence at intervals and not in a loop', async () => {
  const { api } = await openInquiry()
  await screen.findByText('担当 三郎 さんも開いています。')
  const calls = () => api.calls.filter(({ route }) => route.includes('/presence')).length
  const before = calls()
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  expect(calls()).toBe(before)
})

/** Restores the first version of the article that is open. */
async function restore({ user }: Rendered): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: 'この版に戻す' })
  await user.click(buttons.at(-1) as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'この版に戻す' }))
  await screen.findByText('版を戻しました。')
}

it('restores a version of an article, and keeps unsaved changes', async () => {
  const rendered = renderConsole('/articles/cancel-plan')
  const title = await screen.findByLabelText(/^タイトル \(日本語\)/)
  await enterText(rendered.user, title, '（下書き）')
  await restore(rendered)
  expect(rendered.api.calls.some(({ request }) => request.method === 'PUT')).toBe(true)
  await screen.findByText(/第3版/)
  expect(screen.getByLabelText(/^タイトル \(日本語\)/)).toHaveProperty(
    'value',
    'プランを解約したい（下書き）',
  )
  expect(await screen.findByRole('button', { name: '保存' })).toHaveProperty('disabled', false)
})

it('restores the version before the one that was just saved', async () => {
  const rendered = renderConsole('/articles/cancel-plan')
  await enterText(rendered.user, await screen.findByLabelText(/^タイトル \(日本語\)/), '（新）')
  await rendered.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'この版に戻す' })).toHaveLength(2))
  await restore(rendered)
  await waitFor(() =>
    expect(screen.getByLabelText(/^タイトル \(日本語\)/)).toHaveProperty('value', 'プランを解約したい'),
  )
})

it('saves an article in the languages that have a text', async () => {
  const { user, api } = renderConsole('/articles/cancel-plan')
  await enterText(user, await screen.findByLabelText('タイトル (簡体字中国語)'), '如何解约方案？')
  await enterText(user, screen.getByLabelText('本文 (簡体字中国語)'), '请打开我的订阅。')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const put = () => api.calls.find(({ request }) => request.method === 'PUT')
  await waitFor(() => expect(put()).toBeDefined())
  const { texts } = JSON.parse(put()?.body ?? '')
  expect(Object.keys(texts).toSorted()).toEqual(['cn', 'en', 'ja'])
  expect(texts.cn).toEqual({ title: '如何解约方案？', body: '请打开我的订阅。', tags: [], questions: [] })
})

it('displays how fast inquiries are answered', async () => {
  renderConsole('/support-statistics')
  await screen.findByRole('img', { name: /中央値です。/ })
  expect(screen.getByText('12.5')).toBeTruthy()
})

it('leaves no dot behind for missing parts of an error, a device or an action', async () => {
  await openInquiry(({ support }) => {
    const [inquiry] = support.inquiries
    if (!inquiry?.shared) throw new Error('the sample shares nothing')
    const at = '2026-11-21T03:00:00Z'
    Object.assign(inquiry.shared.device, { system: '', screen: '' })
    inquiry.shared.errors.push({ code: 'E5000', page: '', at, requestId: '' })
    inquiry.acts.push({ id: 'a-1', at, action: 'close', detail: null, actorName: null, colleagueName: null })
  })
  expect(await screen.findByText('Chrome/140 / ja')).toBeDefined()
  const getLine = (text: RegExp) => screen.getByText(text).textContent
  expect(getLine(/^E5000/)).toBe('E5000 · 2026/11/21 12:00')
  expect(getLine(/^終了 ·/)).toBe('終了 · 2026/11/21 12:00')
})
